import type { AppLoadContext } from "@remix-run/node";
import { orMissing } from "~/http/missing.server";
import { comparePages, isSamePage, type PageRef, toRef } from "~/page-ref";
import type { ComicOfPage, ComicPage } from "../page";
import { findSpreads } from "../spreads";
import type { UpstreamPage } from "./api.server";
import { readPage, shapeOf } from "./read-page.server";
import { loadStory, throwMissingPage, type Pages, type Story } from "./story.server";

/** Pages that are listed before and after the one that is read. */
const MAX_LISTED_PAGES = 100;

/** Pages that are prefetched besides the one that is read. */
const MAX_PREFETCHED = { before: 2, after: 4 };

interface LoadOptions {
  context: AppLoadContext;
  /** Whether the reader chose two pages side by side. */
  inSpreads?: boolean;
  /** The picture of a bookmark, whose page may have another number by now. */
  resumed?: string | null;
}

/**
 * Loads a page, or the one that is nearest to a bookmark. A chapter beside it that cannot be loaded leaves its control out.
 *
 * @throws {UpstreamError} when the chapter cannot be loaded, or has no such page
 */
export async function loadPage(slug: string, ref: PageRef, options: LoadOptions) {
  const story = await loadStory(slug);
  const { resumed = null } = options;
  const nearest = resumed === null ? undefined : await story.nearest(ref, resumed);
  const surroundings = await loadSurroundings(story, nearest ?? ref, options);
  return toComicPage(surroundings.page, surroundings);
}

/**
 * Loads the pages around a page, so that turns need no request. The newest page of the comic is left out until it is the
 * next, so that a reader who gets there sees whether another one came out.
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
  // The neighbors of a page at an end are unknown, unless the comic ends there.
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

/** A page with its chapter and those beside it, as far as controls lead there. */
interface Surroundings {
  story: Story;
  comic: ComicOfPage;
  page: UpstreamPage;
  chapters: readonly Pages[];
  inSpreads: boolean;
  /** The pages that lie side by side with a page, and itself. */
  spreadOf(page: UpstreamPage): Pages;
}

async function loadSurroundings(
  story: Story,
  ref: PageRef,
  { context, inSpreads = false }: LoadOptions,
  reach = { before: 0, after: 0 },
): Promise<Surroundings> {
  const failed = orMissing(context);
  const { comic, pages } = await story.open(ref.chapter, failed, ref.page);
  const index = pages.findIndex(({ page }) => page === ref.page);
  const page = pages[index] ?? throwMissingPage();
  // Controls lead one page further than the page, or than the other page of its spread.
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

/** Reads a page and its place in the comic. @param isPartner whether it is the other page of a spread */
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
        .slice(Math.max(0, index - MAX_LISTED_PAGES), index + MAX_LISTED_PAGES)
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
