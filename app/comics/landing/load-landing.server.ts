import type { AppLoadContext } from "@remix-run/node";
import { orIncomplete } from "~/http/incomplete.server";
import { parsePageNumber } from "~/page-ref";
import { toRanges } from "~/reading/read-pages";
import { formatDay } from "~/ui/format-day";
import { pageSizes, paginate } from "~/ui/paginate";
import { groupOf } from "./chapter-groups";
import { hasWords } from "../load/read-page.server";
import type { Pages, Story } from "../load/story.server";

/** The number of newest chapters in which new pages are counted; each costs an API call. */
const NEWEST_CHAPTERS = 10;

export type LoadedLanding = Awaited<ReturnType<typeof loadLanding>>;

/**
 * Loads the landing page of a comic, with the pages of the chapter that is open in the address.
 * A chapter that cannot be loaded is listed without its number of pages.
 *
 * @throws {UpstreamError} when the newest page cannot be loaded
 */
export async function loadLanding(story: Story, request: Request, context: AppLoadContext) {
  const { comic } = story;
  const latest = await story.latest();
  const failed = orIncomplete(context);
  const newest = latest.chapter;
  const asked = parsePageNumber(new URL(request.url).searchParams.get("open"));
  const isNew = (number: number) => number > newest - NEWEST_CHAPTERS;
  const group = groupOf(asked || comic.defaultChapter, newest);
  const isShown = (number: number) => groupOf(number, newest) === group;
  const [described, chapters] = await Promise.all([
    story.describe(failed),
    story.chapters(latest, (number) => isNew(number) || isShown(number), failed),
  ]);
  const published = (wanted?: number) =>
    chapters.find(({ number, isOut }) => isOut && number === wanted);
  const open = published(asked) ?? published(comic.defaultChapter) ?? chapters[0];
  const pages = open?.isOut
    ? (open.pages ?? (await story.pagesOf(open.number).catch(failed)))
    : undefined;
  const listed = chapters.filter(({ isOut, pages }) => isOut && pages);
  const { tagline, about, description, opening, keywords } = comic;
  return {
    comic: { ...described, tagline, about, description, opening, keywords },
    chapters: chapters.map(({ number, title, isOut }) => ({ number, title, isOut })),
    /** The chapter that lists its pages; `overview` is undefined if the pages cannot be loaded. */
    open: {
      chapter: open?.number ?? comic.defaultChapter,
      overview: open && pages?.length ? overviewOf(open.number, pages, request) : undefined,
    },
    hasFeed: listed.slice(-2).some(({ pages }) => pages?.some(({ date }) => date)),
    /** The published chapters with loaded pages: the open group and the newest chapters. */
    listed: listed.map(({ number, pages }) => listChapter(number, pages!)),
    /** Ranges of the comic pages of the newest chapters. */
    newestPages: listed.flatMap(({ number, pages }) => (isNew(number) ? toRanges(pages!) : [])),
  };
}

function listChapter(chapter: number, pages: Pages) {
  const date = pages.at(-1)?.date;
  return {
    chapter,
    ranges: toRanges(pages),
    count: pages.length,
    /** The formatted date of the last page of the chapter. */
    ...(date && { date: formatDay(date) }),
  };
}

/** Returns the chapter that lists its pages, with one page of the list. */
function overviewOf(chapter: number, pages: Pages, request: Request) {
  const { items, pagination } = paginate(pages, request, pageSizes.pictures);
  return {
    ...listChapter(chapter, pages),
    hasText: pages.some(hasWords),
    pages: items.map(({ page, imageId }) => ({ page, imageId })),
    pagination,
  };
}
