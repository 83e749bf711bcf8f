import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { ChapterText } from "~/comics/chapter-text";
import { loadText } from "~/comics/load-text.server";
import { chapterData } from "~/comics/structured-data";
import { parsePageParams } from "~/comics/place.server";
import type { PageHandle, WrittenPage } from "~/document/page-handle";
import { pageMeta } from "~/document/page-meta";
import { toErrorPage } from "~/http/redirects.server";
import { pageSearch } from "~/ui/paginate";
import type { loader as comicLoader } from "./_main.comics.$comic";
import type { loader as chapterLoader } from "./_main.comics.$comic.$chapter";

export const handle: PageHandle = {
  start: "never",
  examples: ["/comics/talechasers/2/text"],
  ...(import.meta.env.SSR && { structuredData }),
};

function structuredData(page: WrittenPage) {
  const { comic, chapter } = around(page.matches);
  return page.data && comic && chapter ? chapterData(page, comic, chapter) : [];
}

const comicRoute = "routes/_main.comics.$comic";
const chapterRoute = "routes/_main.comics.$comic.$chapter";

/** What the routes around the page have loaded. */
function around(matches: readonly { id: string; data?: unknown }[]) {
  const dataOf = (route: string) => matches.find(({ id }) => id === route)?.data;
  return {
    comic: dataOf(comicRoute) as Awaited<ReturnType<typeof comicLoader>> | undefined,
    chapter: dataOf(chapterRoute) as Awaited<ReturnType<typeof chapterLoader>> | undefined,
  };
}

export const meta: MetaFunction<
  typeof loader,
  Record<typeof comicRoute, typeof comicLoader> & Record<typeof chapterRoute, typeof chapterLoader>
> = (args) => {
  const { comic, chapter } = around(args.matches);
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
  const { chapter } = parsePageParams(args);
  return loadText(params["comic"] ?? "", chapter, request, context).catch(toErrorPage(request));
}

export default function ChapterTextPage() {
  const comic = useRouteLoaderData<typeof comicLoader>(comicRoute)!;
  const chapter = useRouteLoaderData<typeof chapterLoader>(chapterRoute)!;
  return <ChapterText comic={comic} chapter={chapter} {...useLoaderData<typeof loader>()} />;
}
