import type { LoadedPage, loadChapter, loadComic } from "./load-page.server";
import { comparePages } from "~/reading/page-ref";
import { toEnds, type AdjacentPages } from "./order";

type Loaded<Load extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Load>>;

/** What the routes of a comic, of a chapter and of a page have loaded. */
export interface PageData {
  comic: Loaded<typeof loadComic>;
  chapter: Loaded<typeof loadChapter>;
  page: LoadedPage & { partner?: LoadedPage | undefined };
  /** The other page of its spread, for whom two lie side by side. */
  partner?: LoadedPage | undefined;
}

/** A page as the reader shows it, with everything around it that can be turned to. */
export function toPageViewModel({ comic, chapter, page, partner }: PageData) {
  const shown = (one: LoadedPage) => {
    const ends = toEnds({ chapter: chapter.number, page: one.page }, comic);
    const controls: AdjacentPages = { ...ends, ...one.controls };
    return { ...one, comic, chapter, controls, alt: describe(comic.title, chapter, one) };
  };
  const own = shown(page);
  const pages = partner ? [own, shown(partner)].sort((a, b) => a.page - b.page) : [own];
  const { first } = pages[0]!.controls;
  const { latest } = pages.at(-1)!.controls;
  // One that has lost the other is shown as a page.
  const isWhole = page.spread && (page.spread.other !== undefined) === (partner !== undefined);
  const { previous, next } = page.spread ?? {};
  const controls: AdjacentPages = { first, latest, previous, next };
  return { ...own, inSpread: isWhole ? { pages, controls } : undefined };
}

/** What is known of a page's picture for those who cannot see it: which it is, and the first of its words. */
export function describe(
  comic: string,
  { number, title, count }: Pick<PageData["chapter"], "number" | "title" | "count">,
  { page, opening }: Pick<PageData["page"], "page" | "opening">,
): string {
  const chapter = title ? `chapter ${number}, ${title}` : `chapter ${number}`;
  const pages = count === 1 ? "its only page" : `one of ${count} pages`;
  const described = `${comic}, ${chapter}: page ${page}; ${pages}`;
  return opening ? `${described}. ${opening}` : described;
}

/** A page of a comic with its surroundings; for whom two lie side by side, with those of its spread. */
export type PageViewModel = ReturnType<typeof toPageViewModel>;

/** The same by itself, as one of two. */
export type SinglePage = Omit<PageViewModel, "inSpread">;

/** Whether pages came out that the page knows of, and its chapter or comic does not yet. */
export function isStale({ comic: { latest }, chapter, page }: PageData): boolean {
  const { next } = page.controls;
  return page.count !== chapter.count || !!(latest && next && comparePages(next, latest) > 0);
}
