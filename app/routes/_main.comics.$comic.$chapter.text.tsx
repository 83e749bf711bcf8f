import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { ChapterText } from "~/comics/chapter-text";
import { loadText } from "~/comics/load-text.server";
import { placeOf } from "~/comics/place.server";
import type { PageHandle } from "~/document/page-handle";
import { pageMeta } from "~/document/page-meta";
import { toErrorPage } from "~/http/redirects.server";
import { pageSearch } from "~/ui/paginate";
import type { loader as comicLoader } from "./_main.comics.$comic";
import type { loader as chapterLoader } from "./_main.comics.$comic.$chapter";

export const handle: PageHandle = {
  start: "never",
  query: ["page"],
  examples: ["/comics/talechasers/2/text"],
};

const comicRoute = "routes/_main.comics.$comic";
const chapterRoute = "routes/_main.comics.$comic.$chapter";

export const meta: MetaFunction<
  typeof loader,
  Record<typeof comicRoute, typeof comicLoader> & Record<typeof chapterRoute, typeof chapterLoader>
> = (args) => {
  const comic = args.matches.find(({ id }) => id === comicRoute)?.data as
    { title: string } | undefined;
  const chapter = args.matches.find(({ id }) => id === chapterRoute)?.data as
    { number: number; title: string; count: number } | undefined;
  if (!args.data || !comic || !chapter) return [];
  const { number, title, count } = chapter;
  const named = [`Chapter ${number}`, title].filter(Boolean).join(": ");
  return pageMeta(args, {
    title: `${named}, as text`,
    section: comic.title,
    description: `${named} of ${comic.title} in words: what its ${count} pages show and say, without their pictures.`,
    keywords: ["read online", "transcript", "screen reader", title],
    type: "article",
    search: pageSearch(args.data.pagination),
  });
};

export async function loader(args: LoaderFunctionArgs) {
  const { params, request, context } = args;
  const { chapter } = placeOf(args);
  return loadText(params["comic"] ?? "", chapter, request, context).catch(toErrorPage(request));
}

export default function ChapterTextPage() {
  const comic = useRouteLoaderData<typeof comicLoader>(comicRoute)!;
  const chapter = useRouteLoaderData<typeof chapterLoader>(chapterRoute)!;
  return <ChapterText comic={comic} chapter={chapter} {...useLoaderData<typeof loader>()} />;
}
