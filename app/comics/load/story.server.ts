import type { orMissing } from "~/http/missing.server";
import { comparePages, type PageRef, toRef } from "~/page-ref";
import { capitalizeWords } from "~/ui/capitalize-words";
import { UpstreamError } from "~/upstream/failure";
import { comicOf } from "../chapters";
import type { Comic } from "../chapters.schema";
import type { ComicOfPage } from "../page";
import { fetchChapter, fetchLatest, unknownChapter, type UpstreamPage } from "./api.server";
import { dayToCome } from "./day-to-come";

/** Chapters without pages that are passed over in a row: each costs a call. */
const MAX_GAP = 8;

/** Of a comic so many chapters are listed, the newest. */
const MAX_CHAPTERS = 200;

type OnFailure = ReturnType<typeof orMissing>;

/** Pages in reading order. */
export type Pages = readonly UpstreamPage[];

/**
 * Loads a comic: as content/comics.yaml describes it, else as the upstream has it, with a title from its slug and
 * untitled chapters.
 *
 * @throws {UpstreamError} when neither has it
 */
export async function loadStory(slug: string): Promise<Story> {
  const known = comicOf(slug);
  if (known) return new Story(known);
  const latest = await fetchLatest({ comic: slug });
  const title = capitalizeWords(slug.replaceAll("-", " "));
  const story = new Story({
    slug,
    title,
    tagline: "",
    description: `${title}, a webcomic: ${latest.chapter} chapters to read online.`,
    chapters: [],
    defaultChapter: latest.chapter,
    pageShape: { width: 1100, height: 1700 },
  });
  // The upstream may answer [0, 0] for a comic that it does not know.
  if (latest.chapter === 0) await story.chapter(0);
  return story;
}

/** A comic: its chapters and their pages. Methods throw an `UpstreamError` when an answer cannot be loaded. */
export class Story {
  constructor(readonly comic: Comic) {}

  /** The newest page. @param known a page that is there: an older answer is renewed */
  latest(known?: PageRef): Promise<PageRef> {
    const isRight = (latest: PageRef) => !known || comparePages(latest, known) >= 0;
    return fetchLatest({ comic: this.comic.slug }, isRight);
  }

  /** The first page: of chapter 0 or 1 mostly. */
  async first(): Promise<UpstreamPage | undefined> {
    return (await this.pagesFrom(0, 1))[0];
  }

  /** Returns the title of a chapter; empty for a chapter without one. */
  titleOf(chapter: number): string {
    return this.comic.chapters.find(({ number }) => number === chapter)?.title ?? "";
  }

  /** The pages of a chapter; undefined for one that the upstream does not know. */
  async #load(chapter: number, wanted?: number): Promise<Pages | undefined> {
    const pages = await fetchChapter(
      { comic: this.comic.slug, chapter },
      (pages) => wanted === undefined || pages.some(({ page }) => page === wanted),
    );
    return pages === unknownChapter ? undefined : pages.map((page) => ({ ...page, chapter }));
  }

  /**
   * The pages of a chapter; none for a chapter that is empty or missing.
   *
   * @param wanted the number of a page that the chapter should have: an answer without it is renewed
   */
  async pagesOf(chapter: number, wanted?: number): Promise<Pages> {
    return (await this.#load(chapter, wanted)) ?? [];
  }

  /**
   * The pages of a chapter that is there.
   *
   * @param wanted as of `pagesOf`
   * @throws {UpstreamError} when it cannot be loaded, or has no pages
   */
  async chapter(number: number, wanted?: number): Promise<Pages> {
    const pages = await this.#load(number, wanted);
    if (!pages) throw new UpstreamError("status", "there is no such chapter", { status: 404 });
    if (pages.length === 0) throw new UpstreamError("no-data", "the chapter has no pages");
    return pages;
  }

  /** A page. @throws {UpstreamError} when its chapter cannot be loaded, or has no such page */
  async page({ chapter, page }: PageRef): Promise<UpstreamPage> {
    const pages = await this.chapter(chapter, page);
    return pages.find((one) => one.page === page) ?? throwMissingPage();
  }

  /**
   * The pages of the nearest chapter that has any, from one on in a direction, over gaps; none if no near one has.
   *
   * @param newest the newest page of the comic, if it is known
   */
  async pagesFrom(from: number, step: 1 | -1, newest?: PageRef): Promise<Pages> {
    for (let gap = 0; gap <= MAX_GAP; gap += 1) {
      const number = from + gap * step;
      if (number < 0 || (newest && number > newest.chapter)) break;
      const pages = await this.pagesOf(number, pageIn(number, newest));
      if (pages.length > 0) return pages;
    }
    return [];
  }

  /** The comic as its pages know it. An end that cannot be loaded is left out. */
  async describe(failed: OnFailure): Promise<ComicOfPage> {
    const { slug, title, pageShape, nextPage } = this.comic;
    const [latest, first] = await Promise.all([
      this.latest().catch(failed),
      this.first().catch(failed),
    ]);
    return { slug, title, pageShape, latest, expected: dayToCome(nextPage), first: toFirst(first) };
  }

  /**
   * A chapter, and the comic as its pages know it. Where the chapter and the newest page contradict each other, the older
   * answer is renewed.
   *
   * @param wanted as of `pagesOf`
   * @throws {UpstreamError} as `chapter` does
   */
  async open(number: number, failed: OnFailure, wanted?: number) {
    const [loaded, comic] = await Promise.all([
      this.chapter(number, wanted),
      this.describe(failed),
    ]);
    const newest = pageIn(number, comic.latest);
    const isBehind = newest !== undefined && loaded.at(-1)!.page < newest;
    const pages = isBehind ? await this.chapter(number, newest) : loaded;
    const last = pages.at(-1)!;
    if (comic.latest && comparePages(comic.latest, last) < 0) {
      comic.latest = await this.latest(last).catch(failed);
    }
    if (comic.first?.chapter === number) comic.first = toFirst(pages[0]);
    return { comic, pages };
  }

  /**
   * The chapters: announced ones, and published ones with or without a title.
   *
   * @param loaded so many of the newest published chapters come with their pages; each costs a call
   * @returns whether each has been published, and its pages; undefined for a chapter that was not loaded, or could not be
   */
  async chapters(latest: PageRef, loaded: number, failed: OnFailure) {
    const last = Math.max(this.comic.chapters.length, latest.chapter);
    const length = Math.min(last, MAX_CHAPTERS);
    const chapters = Array.from({ length }, async (_, at) => {
      const number = last - length + 1 + at;
      const title = this.titleOf(number);
      if (number > latest.chapter) return { number, title, isOut: false, pages: undefined };
      const isLoaded = number > latest.chapter - loaded;
      const pages = isLoaded
        ? await this.pagesOf(number, pageIn(number, latest)).catch(failed)
        : undefined;
      return { number, title, isOut: pages?.length !== 0, pages };
    });
    return (await Promise.all(chapters)).filter(({ title, isOut }) => title || isOut);
  }

  /** The page with a picture, else with a number, else the last before it, else the next; none in an empty comic. */
  async nearest({ chapter, page }: PageRef, imageId: string): Promise<UpstreamPage | undefined> {
    const latest = await this.latest();
    const own = chapter <= latest.chapter ? await this.pagesOf(chapter) : [];
    const found =
      own.find((one) => one.imageId === imageId) ?? own.findLast((one) => one.page <= page);
    if (found) return found;
    const before = await this.pagesFrom(Math.min(chapter - 1, latest.chapter), -1, latest);
    return before.at(-1) ?? own[0] ?? (await this.pagesFrom(chapter + 1, 1, latest))[0];
  }
}

export function throwMissingPage(): never {
  throw new UpstreamError("status", "the chapter has no such page", { status: 404 });
}

/** The first page of a comic, as pages know it. */
const toFirst = (page?: UpstreamPage) => page && { ...toRef(page), imageId: page.imageId };

/** The newest page's number, if it is in a chapter. */
const pageIn = (chapter: number, newest: PageRef | undefined) =>
  newest?.chapter === chapter ? newest.page : undefined;
