import type { AppLoadContext } from "@remix-run/node";
import { orIncomplete } from "~/http/incomplete.server";
import { comparePages, isSamePage, type PageRef, toRef } from "~/page-ref";
import type { ComicOfPage, ComicPage } from "../page";
import { findSpreads } from "../spreads";
import type { UpstreamPage } from "./api.server";
import { readPage, shapeOf } from "./read-page.server";
import { loadStory, throwMissingPage, type Pages, type Story } from "./story.server";

/** How many comic pages the jump form lists before, and after, the current page. */
const MAX_LISTED_PAGES = 100;

/** The maximum numbers of prefetched comic pages before, and after, the current page. */
const MAX_PREFETCHED = { before: 2, after: 4 };

interface LoadOptions {
  context: AppLoadContext;
  /** Whether the reader chose to see two pages side by side. */
  inSpreads?: boolean;
}

/**
 * Loads a page. The control of an adjacent chapter that cannot be loaded is disabled.
 *
 * @throws {UpstreamError} when the chapter cannot be loaded, or has no such page
 */
export async function loadPage(slug: string, ref: PageRef, options: LoadOptions) {
  const story = await loadStory(slug);
  const surroundings = await loadSurroundings(story, ref, options);
  return toComicPage(surroundings.page, surroundings);
}

/**
 * Loads the pages around a page, so that turns need no request. The newest page of the comic is
 * included only when it is next: by then, an even newer page may exist.
 *
 * @throws {UpstreamError} when the chapter cannot be loaded, or has no such page
 */
export async function loadPagesAround(slug: string, ref: PageRef, options: LoadOptions) {
  const story = await loadStory(slug);
  const surroundings = await loadSurroundings(story, ref, options, MAX_PREFETCHED);
  const { comic, page, chapters, spreadOf } = surroundings;
  const pages = chapters.flat();
  const index = pages.indexOf(page);
  const [first] = spreadOf(pages[Math.max(0, index - MAX_PREFETCHED.before)]!);
  const next = pages[pages.indexOf(spreadOf(page).at(-1)!) + 1];
  // The outer pages of the range are left out, because their neighbors may be unknown.
  const [start, end] = [pages[0], pages.at(-1)];
  const isAtEnd = (one: UpstreamPage) =>
    (one === start && !isSamePage(one, comic.first)) ||
    (one === end && !isSamePage(one, comic.latest));
  const isPrefetched = (one: UpstreamPage) => {
    const spread = spreadOf(one);
    const isNewest = spread.some((each) => isSamePage(each, comic.latest));
    return !spread.some(isAtEnd) && (!isNewest || spread.includes(next!));
  };
  const near = pages.slice(pages.indexOf(first!), index + MAX_PREFETCHED.after + 1);
  return Promise.all(near.filter(isPrefetched).map((one) => toComicPage(one, surroundings)));
}

/** A comic page with its chapter, and with the adjacent chapters if controls lead to them. */
interface Surroundings {
  story: Story;
  comic: ComicOfPage;
  page: UpstreamPage;
  chapters: readonly Pages[];
  inSpreads: boolean;
  /** Returns the pages of the spread that contains a page. */
  spreadOf(page: UpstreamPage): Pages;
}

async function loadSurroundings(
  story: Story,
  ref: PageRef,
  { context, inSpreads = false }: LoadOptions,
  reach = { before: 0, after: 0 },
): Promise<Surroundings> {
  const failed = orIncomplete(context);
  const { comic, pages } = await story.open(ref.chapter, failed, ref.page);
  const index = pages.findIndex(({ page }) => page === ref.page);
  const page = pages[index] ?? throwMissingPage();
  // A control leads one page beyond the page or its spread.
  const margin = inSpreads ? 2 : 1;
  const loadBeside = async (chapter: number, step: 1 | -1) =>
    (await story.pagesFrom(chapter, step, comic.latest).catch(failed)) ?? [];
  const [previous, next] = await Promise.all([
    index < reach.before + margin ? loadBeside(ref.chapter - 1, -1) : [],
    index + reach.after + margin >= pages.length ? loadBeside(ref.chapter + 1, 1) : [],
  ]);
  const chapters = [previous, pages, next].filter(({ length }) => length > 0);
  const { slug, pageShape } = story.comic;
  const spreads = chapters.flatMap((pages) =>
    inSpreads ? findSpreads(pages, (one) => shapeOf(one, slug) ?? pageShape) : [],
  );
  const spreadOf = (one: UpstreamPage) => spreads.find((spread) => spread.includes(one)) ?? [one];
  return { story, comic, page, chapters, inSpreads, spreadOf };
}

/**
 * Builds the view model of a comic page with the pages around it.
 *
 * @param isPartner whether the page is shown beside the requested page in a spread
 */
async function toComicPage(
  page: UpstreamPage,
  surroundings: Surroundings,
  isPartner = false,
): Promise<ComicPage> {
  const { story, comic, chapters, inSpreads, spreadOf } = surroundings;
  const { first, latest, slug } = comic;
  const { chapter: number } = page;
  const pages = chapters.flat();
  const at = pages.indexOf(page);
  const [previous, next] = [pages[at - 1], pages[at + 1]];
  const spread = spreadOf(page);
  const partner = spread.find((other) => other !== page);
  const before = pages[pages.indexOf(spread[0]!) - 1];
  const siblings = pages.filter(({ chapter }) => chapter === number);
  const index = siblings.indexOf(page);
  const nextChapter = pages.find(({ chapter }) => chapter > number)?.chapter ?? number + 1;
  return {
    ...(await readPage(page, slug)),
    comic,
    chapter: {
      number,
      title: story.titleOf(number),
      nextTitle: story.titleOf(nextChapter),
      count: siblings.length,
      pages: siblings
        .slice(Math.max(0, index - MAX_LISTED_PAGES), index + MAX_LISTED_PAGES + 1)
        .map((one) => one.page),
    },
    position: index + 1,
    controls: {
      ...(first && comparePages(first, page) < 0 && { first: toRef(first) }),
      ...(previous && { previous: toRef(previous) }),
      ...(next && { next: toRef(next) }),
      ...(latest && comparePages(latest, page) > 0 && { latest }),
    },
    nextImage: next && { chapter: next.chapter, imageId: next.imageId },
    ...(page.date && { date: page.date }),
    ...(inSpreads &&
      !isPartner && {
        spread: {
          partner: partner && (await toComicPage(partner, surroundings, true)),
          previous: before && toRef(spreadOf(before)[0]!),
        },
      }),
  };
}
