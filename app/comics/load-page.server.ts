import type { AppLoadContext } from "@remix-run/node";
import { orMissing } from "~/http/missing.server";
import { comparePages, type PageRef } from "~/reading/page-ref";
import { UpstreamError } from "~/upstream/failure";
import { onceFor } from "~/upstream/once-for";
import { chapterPages, latestPage, readPage, shapeOf, type UpstreamPage } from "./api.server";
import { comicPicture } from "./comic-picture";
import type { Comic } from "./chapters.schema";
import { comicBySlug } from "./comic.server";
import { dayToCome } from "./landing/day-to-come";
import { getAdjacentPages, toRef, type ComicOfPage, type ComicPage } from "./page";
import { findSpreads } from "./reader/spreads";
import { findChapter, firstPage } from "./story.server";

/** A longer chapter does not list its pages; the reader types a number. */
const MAX_LISTED_PAGES = 200;

/** Pages that are prefetched besides the one that is read. */
const MAX_PREFETCHED = { before: 2, after: 4 };

/**
 * Loads a comic without its pages. An end of the comic that cannot be loaded is left out.
 *
 * @param known a page that is there
 * @throws {UpstreamError} when the comic cannot be loaded
 */
export async function loadComic(
  slug: string,
  context: AppLoadContext,
  known?: PageRef,
): Promise<ComicOfPage> {
  const { title, pageShape, rightToLeft, nextPage } = await comicBySlug(slug);
  const [latest, first] = await Promise.all([
    latestPage(slug, known).catch(orMissing(context)),
    firstPage(slug).catch(orMissing(context)),
  ]);
  return { slug, title, pageShape, rightToLeft, first, latest, expected: dayToCome(nextPage) };
}

/** Returns the title of a chapter; empty for a chapter without one. */
export function titleOfChapter({ chapters }: Comic, number: number): string {
  return chapters.find((chapter) => chapter.number === number)?.title ?? "";
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
): Promise<ComicPage> {
  const story = await loadStory(slug, ref, context, inSpreads);
  return toComicPage(story, story.pages[story.index]!);
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
): Promise<ComicPage[]> {
  const story = await loadStory(slug, ref, context, inSpreads, MAX_PREFETCHED);
  const { comic, pages, index } = story;
  const spreadOf = (page: StoryPage) => (inSpreads ? page.spread : [page]);
  // A saved chapter does not have the pictures of the chapter before it.
  const chapterStart = pages.findIndex(({ chapter }) => chapter === ref.chapter);
  const start = pages[Math.max(chapterStart, index - MAX_PREFETCHED.before)]!;
  const next = pages[pages.indexOf(spreadOf(pages[index]!).at(-1)!) + 1];
  const isPrefetched = (page: StoryPage) => {
    const isNewest = comic.latest && comparePages(spreadOf(page).at(-1)!, comic.latest) >= 0;
    return !isNewest || (next && spreadOf(next).includes(page));
  };
  const prefetched = pages
    .slice(pages.indexOf(spreadOf(start)[0]!), index + MAX_PREFETCHED.after + 1)
    .filter(isPrefetched);
  return Promise.all(prefetched.map((page) => toComicPage(story, page)));
}

/**
 * Finds a page in its chapter.
 *
 * @throws {UpstreamError} when the comic or the chapter cannot be loaded, or has no such page
 */
export async function findPage(slug: string, { chapter, page }: PageRef) {
  const comic = await comicBySlug(slug);
  const pages = await chapterPages(slug, chapter, page);
  const index = pages.findIndex((at) => at.page === page);
  if (index < 0) throw new UpstreamError("status", "the chapter has no such page", { status: 404 });
  return { comic, pages, index };
}

/** A page in the reading order of its comic. */
interface StoryPage extends PageRef {
  entry: UpstreamPage;
  /** Counted from 1 among the pages of its chapter. */
  position: number;
  chapterPages: readonly UpstreamPage[];
  /** The pages of its spread, itself among them. */
  spread: readonly StoryPage[];
}

const toStoryPages = onceFor(
  (chapterPages: readonly UpstreamPage[], chapter: number, { slug, pageShape }: Comic) => {
    const story = chapterPages.map((entry, at): StoryPage => {
      return { chapter, page: entry.page, entry, position: at + 1, chapterPages, spread: [] };
    });
    for (const spread of findSpreads(
      story,
      ({ entry }) => shapeOf(entry, comicPicture(slug, chapter, entry.imageId)) ?? pageShape,
    )) {
      for (const page of spread) page.spread = spread;
    }
    return story;
  },
);

type Story = Awaited<ReturnType<typeof loadStory>>;

/** Loads the pages around a page in reading order: its chapter, and those beside it if they are needed. */
async function loadStory(
  slug: string,
  ref: PageRef,
  context: AppLoadContext,
  inSpreads: boolean,
  reach = { before: 0, after: 0 },
) {
  const [found, first] = await Promise.all([findPage(slug, ref), loadComic(slug, context)]);
  const newestKnown = { chapter: ref.chapter, page: found.pages.at(-1)!.page };
  const isOld = first.latest && comparePages(first.latest, newestKnown) < 0;
  const comic = isOld ? await loadComic(slug, context, newestKnown) : first;
  // Controls lead one page further than the page, or than the other page of its spread.
  const margin = inSpreads ? 2 : 1;
  const needsPrevious = found.index < reach.before + margin && ref.chapter > 0;
  /** Loads the nearest chapter with pages. */
  const chapterFrom = async (from: number, step: 1 | -1) => {
    const chapter = await findChapter(slug, from, step, comic.latest).catch(orMissing(context));
    return chapter ? toStoryPages(chapter.pages, chapter.number, found.comic) : [];
  };
  /** Loads the pages after the chapter: of several chapters if they are short. */
  const loadNext = async () => {
    const next: StoryPage[] = [];
    const isNeeded = () => found.index + reach.after + margin >= found.pages.length + next.length;
    for (let chapter = ref.chapter + 1; isNeeded(); chapter = next.at(-1)!.chapter + 1) {
      const pages = await chapterFrom(chapter, 1);
      if (pages.length === 0) break;
      next.push(...pages);
    }
    return next;
  };
  const [previous, next] = await Promise.all([
    needsPrevious ? chapterFrom(ref.chapter - 1, -1) : [],
    loadNext(),
  ]);
  const own = toStoryPages(found.pages, ref.chapter, found.comic);
  const pages = [...previous, ...own, ...next];
  const index = previous.length + found.index;
  const titleOf = (chapter: number) => titleOfChapter(found.comic, chapter);
  return { comic, pages, index, inSpreads, titleOf };
}

/** Reads a page with what lies around it; of its spread, too, if the reader chose spreads. */
async function toComicPage(
  story: Story,
  page: StoryPage,
  chapter = describeChapter(story, page),
  inSpreads = story.inSpreads,
): Promise<ComicPage> {
  const { comic, pages } = story;
  const { entry, position } = page;
  const at = pages.indexOf(page);
  const next = pages[at + 1];
  const partner = inSpreads && page.spread.find((other) => other !== page);
  const before = inSpreads && pages[pages.indexOf(page.spread[0]!) - 1]?.spread[0];
  return {
    ...(await readPage(entry, comic.slug, page.chapter)),
    ref: toRef(page),
    comic,
    chapter,
    position,
    controls: getAdjacentPages(page, { previous: pages[at - 1], next }, comic),
    nextImage: next && { chapter: next.chapter, imageId: next.entry.imageId },
    ...(!next && entry.date && { date: entry.date }),
    ...(inSpreads && {
      spread: {
        partner: partner ? await toComicPage(story, partner, chapter, false) : undefined,
        previous: before ? toRef(before) : undefined,
      },
    }),
  };
}

function describeChapter({ pages, titleOf }: Story, { chapter, chapterPages: of }: StoryPage) {
  const next = pages.find((other) => other.chapter > chapter)?.chapter ?? chapter + 1;
  return {
    number: chapter,
    title: titleOf(chapter),
    nextTitle: titleOf(next),
    count: of.length,
    pages: of.length > MAX_LISTED_PAGES ? undefined : of.map(({ page }) => page),
  };
}
