import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useMatches, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { comicPicture } from "~/comics/comic-picture";
import { loadPage } from "~/comics/load-page.server";
import { placeOf } from "~/comics/place.server";
import { Reader } from "~/comics/reader";
import { hasOutgrown, shownPage, type PageParts } from "~/comics/shown-page";
import { pageMeta } from "~/document/page-meta";
import { toErrorPage } from "~/http/redirects.server";
import { pictureAddress } from "~/ui/picture-address";
import type { SiteData } from "~/ui/site-data";

type Match = Pick<ReturnType<typeof useMatches>[number], "id" | "data">;

const dataOf = (matches: readonly Match[], id: string) =>
  matches.find((match) => match.id === id)?.data;

/** The page with what its parents have loaded. */
function partsOf(matches: readonly Match[], page: PageParts["page"]) {
  const comic = dataOf(matches, "routes/_main.comics.$comic");
  const chapter = dataOf(matches, "routes/_main.comics.$comic.$chapter");
  return { comic, chapter, page } as PageParts;
}

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const page = shownPage(partsOf(args.matches, args.data));
  const { comic, chapter, excerpt, alt, position, count, imageId } = page;
  const { pictureHost = "/cdn" } = dataOf(args.matches, "root") as Partial<SiteData>;
  const picture = comicPicture(comic.slug, chapter.number, imageId);
  return pageMeta(args, {
    title: `Chapter ${chapter.number}, page ${page.page}: ${chapter.title}`,
    section: comic.title,
    description:
      excerpt || `${comic.title}, chapter ${chapter.number}, page ${position} of ${count}.`,
    keywords: ["read online", chapter.title],
    type: "article",
    image: { url: pictureAddress(pictureHost, "desktop", picture, "medium"), alt },
  });
};

export async function loader(args: LoaderFunctionArgs) {
  const { params, request, context } = args;
  return loadPage(params["comic"] ?? "", placeOf(args), context).catch(toErrorPage(request));
}

export default function ComicPage() {
  const parts = partsOf(useMatches(), useLoaderData<typeof loader>());
  const isOutgrown = hasOutgrown(parts);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isOutgrown) revalidate();
  }, [isOutgrown, revalidate]);
  return <Reader page={shownPage(parts)} />;
}
