import type { AppLoadContext } from "@remix-run/node";
import { orMissing } from "~/http/missing.server";
import { UpstreamError } from "~/upstream/failure";
import { chapterPages, latestPage, readPage, shapeOf, type ComicPage } from "./api.server";
import type { Comic } from "./chapters.schema";
import { comicBySlug } from "./comic.server";
import { pageAddress, type PageRef } from "~/reading/page-ref";
import { composeAddress, defaultHosts } from "~/sharing/networks";
import { env } from "~/env.server";
import { dayToCome } from "./day-to-come";
import { beside } from "./beside";
import { spreadsOf, type Spread } from "./spreads";
import { onceFor } from "~/upstream/once-for";

/**
 * What all pages of a comic share. Its ends are never worth losing a page for: one that cannot be had
 * leaves its control out.
 *
 * @throws {UpstreamError} when the comic cannot be had
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

/** Pages of a chapter that a reader can choose from; the number of one in a longer chapter is typed. */
const mostListed = 200;

/**
 * What the pages of a chapter share.
 *
 * @throws {UpstreamError} when the comic or the chapter cannot be had
 */
export async function loadChapter(slug: string, number: number) {
  const { chapters } = await comicBySlug(slug);
  const pages = await chapterPages(slug, number);
  const titleOf = (which: number) => chapters.find((chapter) => chapter.number === which)?.title;
  const isLong = pages.length > mostListed;
  return {
    number,
    title: titleOf(number) ?? "",
    nextTitle: titleOf(number + 1),
    count: pages.length,
    pages: isLong ? undefined : numbersOf(pages),
  };
}

/**
 * A page of a chapter, and where one can turn from it: what may be news to a reader who has been here for
 * a while. A neighbouring chapter that cannot be had leaves its control out.
 *
 * @param inSpreads for whom two pages lie side by side: with the other one
 * @throws {UpstreamError} when the comic or the chapter cannot be had, or has no such page
 */
export async function loadPage(
  slug: string,
  place: PageRef,
  context: AppLoadContext,
  inSpreads = false,
): Promise<LoadedPage & { partner?: LoadedPage | undefined }> {
  const { comic, pages, index } = await findPage(slug, place);
  const { first, last } = inSpreads
    ? spreadsIn(pages, comic)[index]!
    : { first: index, last: index };
  const [before, after] = await Promise.all([
    first === 0 && place.chapter > 1
      ? chapterPages(slug, place.chapter - 1).catch(orMissing(context))
      : undefined,
    last === pages.length - 1 ? chapterAfter(slug, place.chapter, context) : undefined,
  ]);
  const chapter = { number: place.chapter, pages, before, after, inSpreads };
  const page = await pageAmong(comic, chapter, index);
  if (first === last) return page;
  return { ...page, partner: await pageAmong(comic, chapter, first + last - index) };
}

/** A page as the reader's routes load it. */
export type LoadedPage = Awaited<ReturnType<typeof pageAmong>>;

/** Pages of a comic to have at hand, and the chapters that they are of. */
export interface PrefetchedPages {
  pages: LoadedPage[];
  chapters: Awaited<ReturnType<typeof loadChapter>>[];
}

/** Pages that a reader has at hand besides the one that is read. */
const most = { before: 2, after: 12 };
/** Characters of words among them, beyond which only the next four come: the others are asked for on the way. */
const mostWords = { characters: 6_000, after: 4 };

/**
 * The pages around a page, so that turns need not ask for them. The newest page of all is left out until
 * it is the next: whoever gets there learns whether another one came out.
 *
 * @param inSpreads for whom two pages lie side by side
 * @throws {UpstreamError} when the comic or the chapter cannot be had, or has no such page
 */
export async function loadPrefetchedPages(
  slug: string,
  place: PageRef,
  context: AppLoadContext,
  inSpreads = false,
): Promise<PrefetchedPages> {
  const { comic, pages, index } = await findPage(slug, place);
  const reachesEnd = index + most.after >= pages.length;
  const [before, after] = await Promise.all([
    index <= most.before && place.chapter > 1
      ? chapterPages(slug, place.chapter - 1).catch(orMissing(context))
      : undefined,
    reachesEnd ? chapterAfter(slug, place.chapter, context) : undefined,
  ]);
  const next = place.chapter + 1;
  const here = { number: place.chapter, pages, before, after, inSpreads };
  const there = { ...here, number: next, pages: after ?? [], before: pages, after: undefined };
  const spreads = inSpreads
    ? [...spreadsIn(pages, comic), ...spreadsAfter(here, comic)]
    : undefined;
  const first =
    spreads?.[Math.max(0, index - most.before)]?.first ?? Math.max(0, index - most.before);
  // Where the next turn ends.
  const turn = spreads?.[spreads[index]!.last + 1]?.last ?? index + 1;
  const around = Array.from({ length: index + most.after + 1 - first }, (_, step) => {
    const at = first + step;
    const [chapter, within] = at < pages.length ? [here, at] : [there, at - pages.length];
    return within < chapter.pages.length ? pageAmong(comic, chapter, within) : undefined;
  });
  let words = 0;
  const near = (await Promise.all(around)).filter((page, step) => {
    if (!page) return false;
    words += page.transcript.length;
    const isNear = first + step <= index + mostWords.after;
    if (words > mostWords.characters && !isNear) return false;
    return page.controls.next || (first + step > index && first + step <= turn);
  }) as LoadedPage[];
  const numbers = [...new Set(near.map(({ chapter }) => chapter))];
  return {
    pages: near,
    chapters: await Promise.all(numbers.map((number) => loadChapter(slug, number))),
  };
}

/**
 * A comic, the pages of a chapter, and where among them a page is.
 *
 * @throws {UpstreamError} when the comic or the chapter cannot be had, or has no such page
 */
export async function findPage(slug: string, { chapter, page }: PageRef) {
  const comic = await comicBySlug(slug);
  const pages = await chapterPages(slug, chapter);
  const index = pages.findIndex((at) => at.page === page);
  if (index < 0) throw new UpstreamError("no-data", "the chapter has no such page");
  return { comic, pages, index };
}

/** The spread of each page of a chapter. */
const spreadsIn = onceFor((pages: readonly ComicPage[], { pageShape, spreads }: Comic): Spread[] =>
  spreadsOf(
    pages.map((page) => shapeOf(page) ?? pageShape),
    spreads ?? "cover",
  ),
);

/** The same of the chapter after it, counted on from its pages. */
function spreadsAfter({ pages, after = [] }: ChapterBetween, comic: Comic): Spread[] {
  return spreadsIn(after, comic).map(({ first, last }) => ({
    first: first + pages.length,
    last: last + pages.length,
  }));
}

/** The pages of the chapter after one, as far as it has come out. */
async function chapterAfter(slug: string, chapter: number, context: AppLoadContext) {
  const latest = await latestPage(slug).catch(orMissing(context));
  if (!latest || latest.chapter <= chapter) return undefined;
  return chapterPages(slug, chapter + 1).catch(orMissing(context));
}

/** A chapter with the pages of those beside it, as far as they are needed. */
interface ChapterBetween {
  number: number;
  pages: readonly ComicPage[];
  before: readonly ComicPage[] | undefined;
  after: readonly ComicPage[] | undefined;
  inSpreads: boolean;
}

async function pageAmong(comic: Comic, chapter: ChapterBetween, index: number) {
  const { slug } = comic;
  const { number, pages, before, after, inSpreads } = chapter;
  const shown = pages[index]!;
  const following = pages[index + 1] ?? after?.[0];
  const controls = beside(
    { chapter: number, page: shown.page },
    {
      pages: numbersOf(pages.slice(Math.max(0, index - 1), index + 2)),
      before: numbersOf(before?.slice(-1)),
      after: numbersOf(after?.slice(0, 1)),
    },
  );
  return {
    ...(await readPage(shown, slug, number)),
    chapter: number,
    position: index + 1,
    count: pages.length,
    controls,
    ...(inSpreads && { spread: spreadAmong(comic, chapter, index) }),
    /** Where the newest page is told of. */
    share: controls.next ? undefined : await shareOf(slug, { chapter: number, page: shown.page }),
    /** The picture to have ready for the next turn. */
    nextImage: controls.next &&
      following && { chapter: controls.next.chapter, imageId: following.imageId },
  };
}

/** The page beside a page, and the first ones of the spreads before and after. */
function spreadAmong(
  comic: Comic,
  { number, pages, before, after }: ChapterBetween,
  index: number,
) {
  const spreads = spreadsIn(pages, comic);
  const { first, last } = spreads[index]!;
  const at = (
    list: readonly ComicPage[] | undefined,
    index: number | undefined,
    chapter: number,
  ) => {
    const page = index === undefined ? undefined : list?.[index]?.page;
    return page === undefined ? undefined : { chapter, page };
  };
  return {
    other: first === last ? undefined : pages[first + last - index]!.page,
    previous:
      at(pages, spreads[first - 1]?.first, number) ??
      at(before, before && spreadsIn(before, comic).at(-1)?.first, number - 1),
    next: at(pages, last + 1, number) ?? at(after, 0, number + 1),
  };
}

/** The address at which the newest page is told of. */
async function shareOf(slug: string, place: PageRef): Promise<string> {
  const { title } = await comicBySlug(slug);
  const text = `${title}, chapter ${place.chapter}, page ${place.page} is out!`;
  const url = env.SITE_URL + pageAddress(slug, place);
  return composeAddress("bluesky", defaultHosts.bluesky, { text, url });
}

function numbersOf(pages: readonly ComicPage[] = []): number[] {
  return pages.map(({ page }) => page);
}
