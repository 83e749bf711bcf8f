import type { AppLoadContext } from "@remix-run/node";
import { orMissing } from "~/http/missing.server";
import { comparePages, type PageRef } from "~/reading/page-ref";
import { UpstreamError } from "~/upstream/failure";
import { onceFor } from "~/upstream/once-for";
import { chapterPages, latestPage, readPage, shapeOf, type ComicPage } from "../api.server";
import type { Comic } from "../chapters.schema";
import { comicBySlug } from "../comic.server";
import { dayToCome } from "../day-to-come";
import { getAdjacentPages, withEnds, type ComicEnds } from "./adjacent-pages";
import { findSpreads, type Spread } from "./spreads";

/** A longer chapter does not list its pages; the reader types a number. */
const MAX_LISTED_PAGES = 200;

/** Pages that are prefetched besides the one that is read. */
const MAX_PREFETCHED = { before: 2, after: 4 };

export type LoadedComic = Awaited<ReturnType<typeof loadComic>>;
export type LoadedChapter = ReturnType<typeof toChapter>;
export type LoadedPage = Awaited<ReturnType<typeof readStoryPage>>;

/** A page with its chapter and its comic, and with the other page of its spread if the reader chose spreads. */
export interface PageData {
  comic: LoadedComic;
  chapter: LoadedChapter;
  page: LoadedPage;
  partner?: LoadedPage | undefined;
}

/** Pages around a page, with their chapters and their comic. */
export interface PrefetchedPages {
  comic: LoadedComic;
  chapters: LoadedChapter[];
  pages: LoadedPage[];
}

/**
 * Loads a comic without its pages. An end of the comic that cannot be loaded is left out.
 *
 * @throws {UpstreamError} when the comic cannot be loaded
 */
export async function loadComic(slug: string, context: AppLoadContext) {
  const { title, pageShape, rightToLeft, nextPage } = await comicBySlug(slug);
  const [latest, opening] = await Promise.all([
    latestPage(slug).catch(orMissing(context)),
    chapterPages(slug, 1).catch(orMissing(context)),
  ]);
  const first = opening?.[0] && { chapter: 1, page: opening[0].page };
  return { slug, title, pageShape, rightToLeft, first, latest, expected: dayToCome(nextPage) };
}

/** Returns the title of a chapter; empty for a chapter without one. */
export function titleOfChapter({ chapters }: Comic, number: number): string {
  return chapters.find((chapter) => chapter.number === number)?.title ?? "";
}

function toChapter(comic: Comic, number: number, pages: readonly ComicPage[]) {
  return {
    number,
    title: titleOfChapter(comic, number),
    nextTitle: titleOfChapter(comic, number + 1),
    count: pages.length,
    pages: pages.length > MAX_LISTED_PAGES ? undefined : pages.map(({ page }) => page),
  };
}

/**
 * Loads a page. A chapter beside it that cannot be loaded leaves its control out.
 *
 * @param inSpreads whether the reader chose two pages side by side
 * @throws {UpstreamError} when the comic or the chapter cannot be loaded, or has no such page
 */
export async function loadPage(
  slug: string,
  ref: PageRef,
  context: AppLoadContext,
  inSpreads = false,
): Promise<PageData> {
  const [loaded, around] = await Promise.all([
    loadComic(slug, context),
    loadStoryPages(slug, ref, context, inSpreads),
  ]);
  const { comic, pages, index } = around;
  const { first, last } = spreadAt(pages, index);
  const read = (at: number) => readStoryPage(slug, pages, at, loaded, inSpreads);
  return {
    comic: loaded,
    chapter: toChapter(comic, ref.chapter, pages[index]!.chapterPages),
    page: await read(index),
    ...(inSpreads && first !== last && { partner: await read(first + last - index) }),
  };
}

/**
 * Loads the pages around a page, so that turns need no request. The newest page of the comic is left out
 * until it is the next, so that a reader who gets there sees whether another one came out.
 *
 * @param inSpreads whether the reader chose two pages side by side
 * @throws {UpstreamError} when the comic or the chapter cannot be loaded, or has no such page
 */
export async function loadPrefetchedPages(
  slug: string,
  ref: PageRef,
  context: AppLoadContext,
  inSpreads = false,
): Promise<PrefetchedPages> {
  const [loaded, around] = await Promise.all([
    loadComic(slug, context),
    loadStoryPages(slug, ref, context, inSpreads, MAX_PREFETCHED),
  ]);
  const { comic, pages, index } = around;
  // A saved chapter does not have the pictures of the chapter before it.
  const chapterStart = pages.findIndex(({ chapter }) => chapter === ref.chapter);
  const start = Math.max(chapterStart, index - MAX_PREFETCHED.before);
  const from = inSpreads ? spreadAt(pages, start).first : start;
  const nextTurn = inSpreads ? spreadAt(pages, spreadAt(pages, index).last + 1).last : index + 1;
  const isPrefetched = (at: number) => {
    const isNewest = loaded.latest && comparePages(pages[at]!, loaded.latest) >= 0;
    return !isNewest || (at > index && at <= nextTurn);
  };
  const indexes = pages
    .map((_, at) => at)
    .slice(from, index + MAX_PREFETCHED.after + 1)
    .filter(isPrefetched);
  const chapters = new Map(
    indexes.map((at) => [pages[at]!.chapter, pages[at]!.chapterPages] as const),
  );
  return {
    comic: loaded,
    chapters: [...chapters].map(([number, of]) => toChapter(comic, number, of)),
    pages: await Promise.all(
      indexes.map((at) => readStoryPage(slug, pages, at, loaded, inSpreads)),
    ),
  };
}

/**
 * Finds a page in its chapter.
 *
 * @throws {UpstreamError} when the comic or the chapter cannot be loaded, or has no such page
 */
export async function findPage(slug: string, { chapter, page }: PageRef) {
  const comic = await comicBySlug(slug);
  const pages = await chapterPages(slug, chapter);
  const index = pages.findIndex((at) => at.page === page);
  if (index < 0) throw new UpstreamError("status", "the chapter has no such page", { status: 404 });
  return { comic, pages, index };
}

/** A page in the reading order of its comic. */
interface StoryPage extends PageRef {
  entry: ComicPage;
  /** Counted from 1 among the pages of its chapter. */
  position: number;
  chapterPages: readonly ComicPage[];
  /** The same object for the pages of one spread. */
  spread: Spread;
}

/** Lists the pages around a page in reading order, across chapters, with the index of the page. */
async function loadStoryPages(
  slug: string,
  ref: PageRef,
  context: AppLoadContext,
  inSpreads: boolean,
  reach = { before: 0, after: 0 },
) {
  const { comic, pages, index } = await findPage(slug, ref);
  // Controls lead one page further; the spread before a second page begins three pages before it.
  const margin = inSpreads ? 3 : 1;
  const [before, after] = [reach.before + margin, reach.after + margin];
  const [previous, next] = await Promise.all([
    index < before && ref.chapter > 1
      ? chapterPages(slug, ref.chapter - 1).catch(orMissing(context))
      : undefined,
    index + after >= pages.length ? chapterAfter(slug, ref.chapter, context) : undefined,
  ]);
  const list = (chapter: number, of: readonly ComicPage[] = [], from: number, to?: number) => {
    const spreads = spreadsIn(of, comic);
    return of
      .map((_, at) => at)
      .slice(from, to)
      .map((at): StoryPage => {
        const entry = of[at]!;
        const spread = spreads[at]!;
        return { chapter, page: entry.page, entry, position: at + 1, chapterPages: of, spread };
      });
  };
  const from = Math.max(0, index - before);
  const earlier = list(ref.chapter - 1, previous, -before);
  return {
    comic,
    index: earlier.length + index - from,
    pages: [
      ...earlier,
      ...list(ref.chapter, pages, from, index + after + 1),
      ...list(ref.chapter + 1, next, 0, after),
    ],
  };
}

/** The pages of the next chapter; none when it has not come out. */
async function chapterAfter(slug: string, chapter: number, context: AppLoadContext) {
  const latest = await latestPage(slug).catch(orMissing(context));
  if (!latest || latest.chapter <= chapter) return undefined;
  return chapterPages(slug, chapter + 1).catch(orMissing(context));
}

const spreadsIn = onceFor((pages: readonly ComicPage[], { pageShape, spreads }: Comic) =>
  findSpreads(
    pages.map((page) => shapeOf(page) ?? pageShape),
    spreads,
  ),
);

/** The indexes of the first and the last page of the spread of a page. */
function spreadAt(pages: readonly StoryPage[], index: number): Spread {
  const isSame = (at: number) => pages[index] && pages[at]?.spread === pages[index].spread;
  return {
    first: isSame(index - 1) ? index - 1 : index,
    last: isSame(index + 1) ? index + 1 : index,
  };
}

async function readStoryPage(
  slug: string,
  pages: readonly StoryPage[],
  index: number,
  ends: ComicEnds,
  inSpreads: boolean,
) {
  const { entry, chapter, position } = pages[index]!;
  const next = pages[index + 1];
  return {
    ...(await readPage(entry, slug, chapter)),
    chapter,
    position,
    controls: getAdjacentPages(pages, index, ends),
    ...(inSpreads && { spread: describeSpread(pages, index, ends) }),
    /** The picture of the next page, to be loaded before the turn. */
    nextImage: next && { chapter: next.chapter, imageId: next.entry.imageId },
    /** The date of the last page, if the upstream has it. */
    ...(!next && entry.date && { date: entry.date }),
  };
}

/** The other page of a spread, and where the controls of the spread lead. */
function describeSpread(pages: readonly StoryPage[], index: number, ends: ComicEnds) {
  const { first, last } = spreadAt(pages, index);
  const adjacent = { previous: pages[spreadAt(pages, first - 1).first], next: pages[last + 1] };
  return {
    other: first === last ? undefined : pages[first + last - index]!.page,
    controls: withEnds(adjacent, ends, pages[first]!, pages[last]!),
  };
}
