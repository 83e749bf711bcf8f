import type { orIncomplete } from "~/http/incomplete.server";
import { comparePages, type PageRef, toRef } from "~/page-ref";
import { capitalizeWords } from "~/ui/capitalize-words";
import { UpstreamError } from "~/upstream/failure";
import { comicOf } from "../chapters";
import type { Comic } from "../chapters.schema";
import type { ComicOfPage } from "../page";
import { fetchChapter, fetchLatest, type UpstreamPage } from "./api.server";
import { formatUnlessPast } from "./format-unless-past";

/** The maximum number of consecutive empty chapters that are skipped; each costs an API call. */
const MAX_GAP = 8;

/** The maximum number of listed chapters; older chapters are not listed. */
export const MAX_CHAPTERS = 200;

type OnFailure = ReturnType<typeof orIncomplete>;

/** The comic pages of a chapter in reading order. */
export type Pages = readonly UpstreamPage[];

/**
 * Loads a comic from content/comics.yaml. If the file does not contain the comic, loads it from the
 * upstream, with a title made of its slug and untitled chapters.
 *
 * @throws {UpstreamError} when neither knows the comic
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
  // For a comic that does not exist, the upstream may answer [0, 0].
  if (latest.chapter === 0) await story.chapter(0);
  return story;
}

/** A comic with chapters and pages, whose methods throw an `UpstreamError` if an answer fails. */
export class Story {
  constructor(readonly comic: Comic) {}

  /** Returns the newest page. @param known a page that exists: an answer before it is renewed */
  latest(known?: PageRef): Promise<PageRef> {
    const isRight = (latest: PageRef) => !known || comparePages(latest, known) >= 0;
    return fetchLatest({ comic: this.comic.slug }, isRight);
  }

  /** Returns the first page of the comic, which is usually in chapter 0 or 1. */
  async first(): Promise<UpstreamPage | undefined> {
    return (await this.pagesFrom(0, 1))[0];
  }

  /** Returns the title of a chapter, or "" for an untitled chapter. */
  titleOf(chapter: number): string {
    return this.comic.chapters.find(({ number }) => number === chapter)?.title ?? "";
  }

  /**
   * The pages of a chapter; none if it is empty or missing.
   *
   * @param wanted the number of a page that the chapter should have: a cached answer that lacks the
   * page is renewed
   */
  async pagesOf(chapter: number, wanted?: number): Promise<Pages> {
    const pages = await fetchChapter(
      { comic: this.comic.slug, chapter },
      (pages) => wanted === undefined || pages.some(({ page }) => page === wanted),
    );
    return pages.map((page) => ({ ...page, chapter }));
  }

  /**
   * The pages of an existing chapter.
   *
   * @param wanted see `pagesOf`
   * @throws {UpstreamError} when the chapter cannot be loaded, or has no pages
   */
  async chapter(number: number, wanted?: number): Promise<Pages> {
    const pages = await this.pagesOf(number, wanted);
    if (pages.length === 0) throw new UpstreamError("no-data", "the chapter has no pages");
    return pages;
  }

  /** Returns a page. @throws {UpstreamError} if the chapter cannot be loaded or lacks the page */
  async page({ chapter, page }: PageRef): Promise<UpstreamPage> {
    const pages = await this.chapter(chapter, page);
    return pages.find((one) => one.page === page) ?? throwMissingPage();
  }

  /**
   * The pages of the nearest chapter with pages, from a chapter on in one direction; none if all
   * chapters within `MAX_GAP` are empty.
   *
   * @param newest the newest page of the comic, if known
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

  /** Returns the data of the comic that each page shows, without ends that cannot be loaded. */
  async describe(failed: OnFailure): Promise<ComicOfPage> {
    const { slug, title, pageShape, nextPage } = this.comic;
    const [latest, first] = await Promise.all([
      this.latest().catch(failed),
      this.first().catch(failed),
    ]);
    return {
      slug,
      title,
      pageShape,
      latest,
      expected: formatUnlessPast(nextPage),
      first: toFirst(first),
    };
  }

  /**
   * Loads a chapter, and the data of the comic that its pages show. If the chapter and the newest
   * page contradict each other, the older answer is renewed.
   *
   * @param wanted see `pagesOf`
   * @throws {UpstreamError} see `chapter`
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
   * All announced and all published chapters.
   *
   * @param isLoaded which published chapters are loaded with their pages; each costs a call
   * @returns whether each chapter is published, and its pages; undefined if they were not loaded,
   * or failed to load
   */
  async chapters(latest: PageRef, isLoaded: (chapter: number) => boolean, failed: OnFailure) {
    const last = Math.max(this.comic.chapters.length, latest.chapter);
    const length = Math.min(last, MAX_CHAPTERS);
    const chapters = Array.from({ length }, async (_, at) => {
      const number = last - length + 1 + at;
      const title = this.titleOf(number);
      if (number > latest.chapter) return { number, title, isOut: false, pages: undefined };
      const pages = isLoaded(number)
        ? await this.pagesOf(number, pageIn(number, latest)).catch(failed)
        : undefined;
      return { number, title, isOut: pages?.length !== 0, pages };
    });
    return (await Promise.all(chapters)).filter(({ title, isOut }) => title || isOut);
  }

  /** Finds a page by its picture, by its number, or nearest to it, preferably an earlier page. */
  async nearest({ chapter, page }: PageRef, imageId: string): Promise<UpstreamPage | undefined> {
    const latest = await this.latest({ chapter, page });
    const own = chapter <= latest.chapter ? await this.pagesOf(chapter, page) : [];
    const found =
      own.find((one) => one.imageId === imageId) ?? own.findLast((one) => one.page <= page);
    if (found) return found;
    const before = await this.pagesFrom(Math.min(chapter - 1, latest.chapter), -1, latest);
    return before.at(-1) ?? own[0] ?? (await this.pagesFrom(chapter + 1, 1, latest))[0];
  }
}

/** Throws the error for a page that the chapter does not contain. */
export function throwMissingPage(): never {
  throw new UpstreamError("no-data", "the chapter has no such page");
}

/** Returns the reference of a comic's first page with the picture of that page. */
const toFirst = (page?: UpstreamPage) => page && { ...toRef(page), imageId: page.imageId };

/** Returns the number of the newest page if that page is in the chapter. */
const pageIn = (chapter: number, newest: PageRef | undefined) =>
  newest?.chapter === chapter ? newest.page : undefined;
