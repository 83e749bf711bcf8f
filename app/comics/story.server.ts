import type { orMissing } from "~/http/missing.server";
import { comparePages, type PageRef, toRef } from "~/page-ref";
import { orUndefined, UpstreamError } from "~/upstream/failure";
import { chapterPages, latestPage, type UpstreamPage } from "./api.server";
import type { Chapter, Comic } from "./chapters.schema";
import { comicOf } from "./chapters";
import { dayToCome } from "./landing/day-to-come";
import type { ComicOfPage } from "./page";

/** Chapters without pages that are passed over in a row: each costs a call. */
const MAX_GAP = 8;

/** Of a comic so many chapters are listed, the newest. */
const MAX_CHAPTERS = 200;

type OnFailure = ReturnType<typeof orMissing>;

/** The pages of a chapter in reading order. */
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
  const latest = await latestPage(slug);
  const title = slug
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
  const story = new Story({
    slug,
    title,
    tagline: "",
    description: `${title}, a webcomic: ${latest.chapter} chapters to read online.`,
    chapters: [],
    defaultChapter: latest.chapter,
    pageShape: { width: 1100, height: 1700 },
  });
  const isEmpty = latest.chapter === 0 && (await story.pagesOf(0)).length === 0;
  if (isEmpty) throw new UpstreamError("no-data", "the comic has no chapters");
  return story;
}

/** A comic: its chapters and pages, and what lies beside a page; `load-page.server.ts` reads pages. */
export class Story {
  constructor(readonly comic: Comic) {}

  /**
   * The newest page.
   *
   * @param known a page that is there: an older answer is renewed
   * @throws {UpstreamError} when it cannot be loaded
   */
  latest(known?: PageRef): Promise<PageRef> {
    return latestPage(this.comic.slug, (page) => !known || comparePages(page, known) >= 0);
  }

  /** The first page: of chapter 0 or 1 mostly. */
  async first(): Promise<UpstreamPage | undefined> {
    return (await this.pagesFrom(0, 1))[0];
  }

  /** Returns the title of a chapter; empty for a chapter without one. */
  titleOf(chapter: number): string {
    return this.comic.chapters.find(({ number }) => number === chapter)?.title ?? "";
  }

  /**
   * The pages of a chapter.
   *
   * @param wanted the number of a page that the chapter should have
   * @throws {UpstreamError} when it cannot be loaded, or has no pages
   */
  async chapter(number: number, wanted?: number): Promise<Pages> {
    const pages = await chapterPages(this.comic.slug, number, wanted);
    if (!pages) throw new UpstreamError("status", "there is no such chapter", { status: 404 });
    if (pages.length === 0) throw new UpstreamError("no-data", "the chapter has no pages");
    return pages;
  }

  /**
   * The pages of a chapter; none for a chapter that is empty or missing.
   *
   * @param wanted the number of a page that the chapter should have
   * @throws {UpstreamError} for other failures
   */
  async pagesOf(number: number, wanted?: number): Promise<Pages> {
    return (await chapterPages(this.comic.slug, number, wanted)) ?? [];
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

  /**
   * The chapters: announced ones, and published ones with or without a title.
   *
   * @param loaded so many of the newest published chapters come with their pages; each costs a call
   * @param failed what to do about a chapter that cannot be loaded
   * @returns whether each has been published, and its pages; undefined for a chapter that was not loaded, or could not be
   */
  async chapters(latest: PageRef, loaded: number, failed: OnFailure) {
    const titled = this.comic.chapters;
    const next = (titled.at(-1)?.number ?? 0) + 1;
    const start = Math.max(next, latest.chapter - MAX_CHAPTERS + 1);
    const numbers = Array.from({ length: latest.chapter - start + 1 }, (_, at) => start + at);
    const untitled = numbers.map((number): Chapter => ({ number, title: "" }));
    const all = [{ number: 0, title: "" }, ...[...titled, ...untitled].slice(-MAX_CHAPTERS)];
    const firstLoaded =
      all.filter(({ number }) => number <= latest.chapter).at(-loaded)?.number ?? 0;
    const chapters = all.map(async (chapter) => {
      const { number } = chapter;
      const isOut = number <= latest.chapter;
      if (!isOut || (number > 0 && number < firstLoaded)) {
        return { ...chapter, isOut, pages: undefined };
      }
      const pages = await this.pagesOf(number, pageIn(number, latest)).catch(failed);
      return { ...chapter, isOut: pages?.length !== 0, pages };
    });
    return (await Promise.all(chapters)).filter(
      ({ number, title, isOut, pages }) => title || (isOut && (number > 0 || pages)),
    );
  }

  /** A comic as its pages know it. An end that cannot be loaded is left out. */
  async describe(failed: OnFailure): Promise<ComicOfPage> {
    const { slug, title, pageShape, rightToLeft, nextPage } = this.comic;
    const [latest, first] = await Promise.all([
      this.latest().catch(failed),
      this.first().catch(failed),
    ]);
    return {
      ...{ slug, title, pageShape, rightToLeft, latest, expected: dayToCome(nextPage) },
      first: first && toFirst(first),
    };
  }

  /**
   * Finds a page in its chapter.
   *
   * @throws {UpstreamError} when the chapter cannot be loaded, or has no such page
   */
  async find({ chapter, page }: PageRef) {
    const pages = await this.chapter(chapter, page);
    const index = pages.findIndex((one) => one.page === page);
    const found = pages[index];
    if (found) return { found, index, pages };
    // A link to the newest page may have led here.
    const isAnother = (latest: PageRef) => comparePages(latest, { chapter, page }) !== 0;
    await latestPage(this.comic.slug, isAnother).catch(orUndefined);
    throw new UpstreamError("status", "the chapter has no such page", { status: 404 });
  }

  /**
   * The pages before and after an address, whether it has a page or not, and those of its chapter.
   *
   * @throws {UpstreamError} when a chapter cannot be loaded
   */
  async beside({ chapter, page }: PageRef) {
    const latest = await this.latest();
    const own = chapter <= latest.chapter ? await this.pagesOf(chapter) : [];
    const [before, after] = await Promise.all([
      own.findLast((one) => one.page < page) ??
        this.pagesFrom(Math.min(chapter - 1, latest.chapter), -1, latest).then((all) => all.at(-1)),
      own.find((one) => one.page > page) ??
        this.pagesFrom(chapter + 1, 1, latest).then((all) => all[0]),
    ]);
    return { own, before, after };
  }

  /**
   * The page with a picture, else with a number, else the last before it, else the next; none in an empty comic.
   *
   * @throws {UpstreamError} when a chapter cannot be loaded
   */
  async nearest(ref: PageRef, imageId: string): Promise<UpstreamPage | undefined> {
    const { own, before, after } = await this.beside(ref);
    const isNumber = ({ page }: UpstreamPage) => page === ref.page;
    return own.find((page) => page.imageId === imageId) ?? own.find(isNumber) ?? before ?? after;
  }
}

/** The first page, as pages know it. */
export const toFirst = (page: UpstreamPage) => ({ ...toRef(page), imageId: page.imageId });

/** The newest page's number, if it is in a chapter. */
function pageIn(chapter: number, newest: PageRef | undefined): number | undefined {
  return newest?.chapter === chapter ? newest.page : undefined;
}
