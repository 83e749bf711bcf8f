import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useMatches, useRevalidator, type ClientLoaderFunctionArgs } from "@remix-run/react";
import { useEffect } from "react";
import { comicPicture } from "~/comics/comic-picture";
import { loadPage } from "~/comics/load-page.server";
import { forgetPages, pageAtHand } from "~/comics/pages-ahead";
import { placeOf } from "~/comics/place.server";
import { Reader } from "~/comics/reader";
import { hasOutgrown, shownPage, type PageParts } from "~/comics/shown-page";
import { pageMeta } from "~/document/page-meta";
import { toErrorPage } from "~/http/redirects.server";
import { pictureAddress } from "~/ui/picture-address";
import type { SiteData } from "~/ui/site-data";
import type { PageHandle } from "~/document/page-handle";

export const handle: PageHandle = {
  examples: ["/comics/talechasers/1/1", "/comics/talechasers/2/3", "/comics/talechasers/3/8"],
};

/** What a page's own route has loaded, and before it those of its chapter and its comic. */
function partsOf(matches: readonly { data?: unknown }[]): PageParts {
  const [comic, chapter, page] = matches.slice(-3).map(({ data }) => data);
  return { comic, chapter, page } as PageParts;
}

export { unlessWithinPage as shouldRevalidate } from "~/ui/fragment";

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { comic, chapter, page, ...shown } = shownPage(partsOf(args.matches));
  const { pictureHost = "/cdn" } = args.matches[0]?.data as Partial<SiteData>;
  const picture = comicPicture(comic.slug, chapter.number, shown.imageId);
  return pageMeta(args, {
    title: `Chapter ${chapter.number}, page ${page}: ${chapter.title}`,
    section: comic.title,
    description:
      shown.excerpt ||
      `${comic.title}, chapter ${chapter.number}, page ${shown.position} of ${shown.count}.`,
    keywords: ["read online", chapter.title],
    type: "article",
    image: { url: pictureAddress(pictureHost, "desktop", picture, "medium"), alt: shown.alt },
  });
};

export async function loader(args: LoaderFunctionArgs) {
  const { params, request, context } = args;
  return loadPage(params["comic"] ?? "", placeOf(args), context).catch(toErrorPage(request));
}

/** A turn to a page at hand asks nobody. */
export async function clientLoader({ params, serverLoader }: ClientLoaderFunctionArgs) {
  const place = { chapter: Number(params["chapter"]), page: Number(params["page"]) };
  return pageAtHand(params["comic"] ?? "", place) ?? (await serverLoader<typeof loader>());
}

export default function ComicPage() {
  const parts = partsOf(useMatches());
  const isOutgrown = hasOutgrown(parts);
  const { revalidate } = useRevalidator();
  const { chapter, page } = parts;
  // A turn ends what was asked for before it: it is asked for again on the page that was turned to.
  useEffect(() => {
    if (!isOutgrown) return;
    forgetPages();
    revalidate();
  }, [isOutgrown, chapter.number, page.page, revalidate]);
  return <Reader page={shownPage(parts)} />;
}
