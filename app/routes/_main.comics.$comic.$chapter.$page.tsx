import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useMatches, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { comicPicture } from "~/comics/comic-picture";
import { loadPage } from "~/comics/load-page.server";
import { invalidatePrefetched, resolvePageData } from "~/comics/pages-ahead";
import { parsePageParams } from "~/comics/place.server";
import { Reader } from "~/comics/reader";
import { hasRoomForTwo } from "~/comics/use-room-for-two";
import { isStale, toPageViewModel, type PageData } from "~/comics/shown-page";
import { pageMeta } from "~/document/page-meta";
import { readPreferences } from "~/http/preferences.server";
import { toErrorPage } from "~/http/redirects.server";
import { pageData, pageLinks } from "~/comics/structured-data";
import { pictureAddress } from "~/ui/picture-address";
import type { SiteData } from "~/ui/site-data";
import type { PageHandle, WrittenPage } from "~/document/page-handle";

export const handle: PageHandle = import.meta.env.SSR
  ? {
      examples: ["/comics/talechasers/1/1", "/comics/talechasers/2/3", "/comics/talechasers/3/8"],
      links: pageLinks,
      structuredData,
    }
  : {};

function structuredData(page: WrittenPage) {
  return page.data ? pageData(page, toPageViewModel(partsOf(page.matches))) : [];
}

interface Match {
  data?: unknown;
  params: Record<string, string | undefined>;
}

/** What is shown at an address, by the routes of the comic, its chapter and the page, the last of a page. */
function partsOf(matches: readonly Match[]): PageData {
  const [comic, chapter, page] = matches.slice(-3).map(({ data }) => data);
  const { params } = matches.at(-1)!;
  const place = { chapter: Number(params["chapter"]), page: Number(params["page"]) };
  return resolvePageData(params["comic"] ?? "", place, { comic, chapter, page } as PageData);
}

export { withPageNotAtHand as shouldRevalidate } from "~/comics/should-revalidate";

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { comic, chapter, page, ...shown } = toPageViewModel(partsOf(args.matches));
  const { pictureHost = "/cdn" } = args.matches[0]!.data as Partial<SiteData>;
  const picture = comicPicture(comic.slug, chapter.number, shown.imageId);
  const [left, right] = hasRoomForTwo() ? (shown.inSpread?.pages ?? []) : [];
  const pages = right ? `pages ${left!.page} and ${right.page}` : `page ${page}`;
  return pageMeta(args, {
    title: `Chapter ${chapter.number}, ${pages}: ${chapter.title}`,
    section: comic.title,
    description: shown.excerpt || `${shown.alt}.`,
    keywords: ["read online", chapter.title],
    type: "article",
    image: { url: pictureAddress(pictureHost, "desktop", picture, "medium"), alt: shown.alt },
  });
};

export async function loader(args: LoaderFunctionArgs) {
  const { params, request, context } = args;
  const inSpreads = readPreferences(request).fit === "two";
  return loadPage(params["comic"] ?? "", parsePageParams(args), context, inSpreads).catch(
    toErrorPage(request),
  );
}

export default function ComicPage() {
  const parts = partsOf(useMatches());
  const isOutgrown = isStale(parts);
  const { revalidate } = useRevalidator();
  const { chapter, page } = parts;
  // A turn ends what was asked for before it: it is asked for again on the page that was turned to.
  useEffect(() => {
    if (!isOutgrown) return;
    invalidatePrefetched();
    revalidate();
  }, [isOutgrown, chapter.number, page.page, revalidate]);
  return <Reader page={toPageViewModel(parts)} />;
}
