import * as to from "~/addresses";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ComicLanding } from "~/comics/landing/comic-landing";
import { orMissing } from "~/http/missing.server";
import { bookmarkCookie, readCookies, readPreferences } from "~/http/preferences.server";
import { parsePositionCookie } from "~/reading/bookmark";
import { redirectTo, toErrorPage } from "~/http/redirects.server";
import { pageMeta } from "~/document/page-meta";
import { comicData } from "~/comics/structured-data";
import { formatDay } from "~/ui/format-day";
import { type ListedChapter, toChapterPages } from "~/comics/landing/read-marks";
import { parsePageNumber } from "~/reading/page-ref";
import { pageSizes, paginate } from "~/ui/paginate";
import type { UpstreamPage } from "~/comics/api.server";
import { loadStory } from "~/comics/story.server";
import { hasWords } from "~/comics/page-words.server";
import type { HeadLink, PageHandle, RenderedPage } from "~/document/page-handle";

export const handle: PageHandle = {
  ...(import.meta.env.SSR && { links, structuredData: comicData }),
};

/** The newest chapters whose pages are counted; each costs a call of the upstream. */
const MAX_LISTED_CHAPTERS = 24;

function links({ data }: RenderedPage<Awaited<ReturnType<typeof loader>> | undefined>): HeadLink[] {
  if (!data?.hasFeed) return [];
  const { slug, title } = data.comic;
  const feed = { title: `${title}: new pages`, href: to.comicFeed(slug) };
  return [{ rel: "alternate", type: "application/atom+xml", ...feed }];
}

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data ? `Read ${args.data.comic.title}` : "Comic",
    description: args.data?.comic.description ?? "A webcomic.",
    keywords: ["read online", ...(args.data?.comic.keywords ?? [])],
  });

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const story = await loadStory(params["comic"] ?? "").catch(toErrorPage(request));
  const { comic } = story;
  const { searchParams } = new URL(request.url);
  const jump = jumpTarget(searchParams, readPreferences(request).scrolls);
  if (jump) throw redirectTo(`${to.comic(comic.slug)}/${jump}`);

  const latest = await story.latest().catch(toErrorPage(request));
  const failed = orMissing(context);
  const [described, chapters] = await Promise.all([
    story.describe(failed),
    story.chapters(latest, MAX_LISTED_CHAPTERS, failed),
  ]);
  const asked = parsePageNumber(searchParams.get("open"));
  const position = parsePositionCookie(readCookies(request)[bookmarkCookie]);
  const wanted = [asked, position?.comic === comic.slug ? position.chapter : undefined];
  const open =
    wanted
      .map((number) => chapters.find((chapter) => chapter.isOut && chapter.number === number))
      .find(Boolean) ?? chapters[0];
  const pages = open?.isOut
    ? (open.pages ?? (await story.pagesOf(open.number).catch(failed)))
    : undefined;
  const listed = chapters.filter(({ isOut, pages }) => isOut && pages);
  const { tagline, about, description, opening, keywords, defaultChapter } = comic;
  return {
    comic: { ...described, tagline, about, description, opening, keywords, defaultChapter },
    chapters: chapters.map(({ number, title, isOut }) => ({ number, title, isOut })),
    open: {
      chapter: open?.number,
      overview: open && pages?.length ? overviewOf(open.number, pages, request) : undefined,
    },
    hasFeed: listed.slice(-2).some(({ pages }) => pages?.some(({ date }) => date)),
    listed: listed.map(({ number, pages }) => listChapter(number, pages!)),
  };
}

/** Returns the target of a `JumpForm`, whose query is `?chapter=2` or `?chapter=2&page=3`. */
function jumpTarget(search: URLSearchParams, scrolls: boolean): string | undefined {
  const chapter = parsePageNumber(search.get("chapter"));
  const page = parsePageNumber(search.get("page"));
  if (chapter === undefined) return undefined;
  if (page !== undefined) return `${chapter}/${page}`;
  return scrolls ? `${chapter}/scroll` : `${chapter}`;
}

function listChapter(chapter: number, pages: readonly UpstreamPage[]): ListedChapter {
  const numbers = pages.map(({ page }) => page);
  const date = pages.at(-1)?.date;
  return {
    ...toChapterPages(chapter, numbers),
    count: pages.length,
    ...(date && { date: formatDay(date) }),
  };
}

/** The open chapter of the overview. */
function overviewOf(chapter: number, pages: readonly UpstreamPage[], request: Request) {
  const { items, pagination } = paginate(pages, request, pageSizes.pictures);
  return {
    ...listChapter(chapter, pages),
    hasText: pages.some(hasWords),
    pages: items.map(({ page, imageId }) => ({ page, imageId })),
    pagination,
  };
}

export default function ComicLandingPage() {
  return <ComicLanding {...useLoaderData<typeof loader>()} />;
}
