import type { loadChapter, loadComic, loadPage } from "./load-page.server";
import { compare } from "~/reading/place";
import { toEnds, type Neighbours } from "./order";

type Loaded<Load extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Load>>;

/** What the routes of a comic, of a chapter and of a page have loaded. */
export interface PageParts {
  comic: Loaded<typeof loadComic>;
  chapter: Loaded<typeof loadChapter>;
  page: Loaded<typeof loadPage>;
}

/** A page as the reader shows it, with everything around it that can be turned to. */
export function shownPage({ comic, chapter, page }: PageParts) {
  const controls: Neighbours = {
    ...toEnds({ chapter: chapter.number, page: page.page }, comic),
    ...page.controls,
  };
  return { ...page, comic, chapter, controls, alt: describe(comic.title, chapter, page) };
}

/** What is known of a page's picture for those who cannot see it: which it is, and the first of its words. */
export function describe(
  comic: string,
  { number, title, count }: Pick<PageParts["chapter"], "number" | "title" | "count">,
  { page, opening }: Pick<PageParts["page"], "page" | "opening">,
): string {
  const chapter = title ? `chapter ${number}, ${title}` : `chapter ${number}`;
  const pages = count === 1 ? "its only page" : `one of ${count} pages`;
  const described = `${comic}, ${chapter}: page ${page}; ${pages}`;
  return opening ? `${described}. ${opening}` : described;
}

/** A page of a comic with its surroundings. */
export type ShownPage = ReturnType<typeof shownPage>;

/** Whether pages came out that the page knows of, and its chapter or comic does not yet. */
export function hasOutgrown({ comic: { latest }, chapter, page }: PageParts): boolean {
  const { next } = page.controls;
  return page.count !== chapter.count || !!(latest && next && compare(next, latest) > 0);
}
