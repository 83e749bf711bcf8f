import type { AppLoadContext } from "@remix-run/node";
import { orMissing } from "~/http/missing.server";
import { comparePages, type PageRef, toRef } from "~/page-ref";
import { readPage, shapeOf, type UpstreamPage } from "./api.server";
import type { Comic } from "./chapters.schema";
import type { ComicPage } from "./page";
import { findPanels } from "./panels/find-panels.server";
import { findSpreads } from "./reader/spreads";
import { toFirst, type Pages, type Story } from "./story.server";

/** A longer chapter does not list its pages; the reader types a number. */
const MAX_LISTED_PAGES = 200;

/** Pages that are prefetched besides the one that is read. */
const MAX_PREFETCHED = { before: 2, after: 4 };

/**
 * Loads a page. A chapter beside it that cannot be loaded leaves its control out.
 *
 * @param inSpreads whether the reader chose two pages side by side
 * @throws {UpstreamError} when the chapter cannot be loaded, or has no such page
 */
export async function loadPage(
  story: Story,
  ref: PageRef,
  context: AppLoadContext,
  inSpreads = false,
): Promise<ComicPage> {
  const part = await loadPart(story, ref, context, inSpreads);
  return toComicPage(part, part.pages[part.index]!);
}

/**
 * Loads the pages around a page, so that turns need no request. The newest page of the comic is left out
 * until it is the next, so that a reader who gets there sees whether another one came out.
 *
 * @param inSpreads whether the reader chose two pages side by side
 * @throws {UpstreamError} when the chapter cannot be loaded, or has no such page
 */
export async function loadPagesAround(
  story: Story,
  ref: PageRef,
  context: AppLoadContext,
  inSpreads: boolean,
): Promise<ComicPage[]> {
  const part = await loadPart(story, ref, context, inSpreads, MAX_PREFETCHED);
  const { pages, index, spreadOf, comic } = part;
  const start = spreadOf(pages[Math.max(0, index - MAX_PREFETCHED.before)]!)[0]!;
  const next = pages[pages.indexOf(spreadOf(pages[index]!).at(-1)!) + 1];
  const isPrefetched = (page: UpstreamPage) => {
    const isNewest = comic.latest && comparePages(spreadOf(page).at(-1)!, comic.latest) >= 0;
    return !isNewest || (next && spreadOf(next).includes(page));
  };
  const prefetched = pages
    .slice(pages.indexOf(start), index + MAX_PREFETCHED.after + 1)
    .filter(isPrefetched);
  return Promise.all(prefetched.map((page) => toComicPage(part, page)));
}

/** Loads the chapter of a page, and those beside it if they are needed. */
async function loadPart(
  story: Story,
  ref: PageRef,
  context: AppLoadContext,
  inSpreads: boolean,
  reach = { before: 0, after: 0 },
) {
  const failed = orMissing(context);
  const [own, comic] = await Promise.all([story.find(ref), story.describe(failed)]);
  // Asking for the page may have renewed its chapter.
  if (comic.first?.chapter === ref.chapter) comic.first = toFirst(own.pages[0]!);
  const last = own.pages.at(-1)!;
  if (comic.latest && comparePages(comic.latest, last) < 0) {
    comic.latest = await story.latest(last).catch(failed);
  }
  // Controls lead one page further than the page, or than the other page of its spread.
  const margin = inSpreads ? 2 : 1;
  const pagesFrom = async (chapter: number, step: 1 | -1) =>
    (await story.pagesFrom(chapter, step, comic.latest).catch(failed)) ?? [];
  /** Loads the chapters after it: several if they are short. */
  const loadNext = async () => {
    const next: Pages[] = [];
    let left = own.index + reach.after + margin - own.pages.length;
    for (let last = ref.chapter; left >= 0; last = next.at(-1)![0]!.chapter) {
      const pages = await pagesFrom(last + 1, 1);
      if (pages.length === 0) break;
      next.push(pages);
      left -= pages.length;
    }
    return next;
  };
  const [previous, next] = await Promise.all([
    own.index < reach.before + margin ? pagesFrom(ref.chapter - 1, -1) : [],
    loadNext(),
  ]);
  const chapters = [previous, own.pages, ...next];
  const chapterOf = (page: PageRef) => chapters.find(([one]) => one?.chapter === page.chapter)!;
  const spreads = inSpreads ? chapters.flatMap((pages) => spreadsOf(pages, story.comic)) : [];
  const spreadOf = (page: UpstreamPage): Pages =>
    spreads.find((spread) => spread.includes(page)) ?? [page];
  return {
    ...{ story, comic, inSpreads, chapterOf, spreadOf },
    pages: chapters.flat(),
    index: previous.length + own.index,
  };
}

const spreadsOf = (pages: Pages, { slug, pageShape }: Comic) =>
  findSpreads(pages, (page) => shapeOf(page, slug) ?? pageShape);

type Part = Awaited<ReturnType<typeof loadPart>>;

/** Reads a page, its neighbors, and the other page of its spread if the reader chose spreads. */
async function toComicPage(part: Part, page: UpstreamPage, isPartner = false): Promise<ComicPage> {
  const { story, comic, pages, chapterOf, spreadOf } = part;
  const { first, latest, slug } = comic;
  const at = pages.indexOf(page);
  const [previous, next] = [pages[at - 1], pages[at + 1]];
  const spread = spreadOf(page);
  const partner = spread.find((other) => other !== page);
  const before = pages[pages.indexOf(spread[0]!) - 1];
  const siblings = chapterOf(page);
  const nextChapter = pages.find(({ chapter }) => chapter > page.chapter)?.chapter;
  return {
    ...(await readPage(page, slug)),
    panels: findPanels(slug, page),
    ref: toRef(page),
    comic,
    chapter: {
      number: page.chapter,
      title: story.titleOf(page.chapter),
      nextTitle: story.titleOf(nextChapter ?? page.chapter + 1),
      count: siblings.length,
      pages: siblings.length > MAX_LISTED_PAGES ? undefined : siblings.map((one) => one.page),
    },
    position: siblings.indexOf(page) + 1,
    controls: {
      ...(first && comparePages(first, page) < 0 && { first: toRef(first) }),
      ...(previous && { previous: toRef(previous) }),
      ...(next && { next: toRef(next) }),
      ...(latest && comparePages(latest, page) > 0 && { latest }),
    },
    nextImage: next && { chapter: next.chapter, imageId: next.imageId },
    ...(!next && page.date && { date: page.date }),
    ...(part.inSpreads &&
      !isPartner && {
        spread: {
          partner: partner && (await toComicPage(part, partner, true)),
          previous: before && toRef(spreadOf(before)[0]!),
        },
      }),
  };
}
