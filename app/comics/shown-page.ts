import type { loadChapter, loadComic, loadPage } from "./load-page.server";
import { compare, toEnds, type Neighbours } from "./order";

type Loaded<Load extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Load>>;

/** What the routes of a comic, of a chapter and of a page have loaded. */
export interface PageParts {
  comic: Loaded<typeof loadComic>;
  chapter: Loaded<typeof loadChapter>;
  page: Loaded<typeof loadPage>;
}

/** A page as the reader shows it, with everything around it that can be turned to. */
export function shownPage({ comic, chapter, page }: PageParts) {
  const { position, excerpt } = page;
  const controls: Neighbours = {
    ...toEnds({ chapter: chapter.number, page: page.page }, comic),
    ...page.controls,
  };
  const name = `${comic.title}, chapter ${chapter.number}, page ${position}`;
  const alt = excerpt ? `${name}. The author says: ${excerpt}` : name;
  return { ...page, comic, chapter, controls, alt };
}

/** A page of a comic with its surroundings. */
export type ShownPage = ReturnType<typeof shownPage>;

/** Whether pages came out that the page knows of, and its chapter or comic does not yet. */
export function hasOutgrown({ comic: { latest }, chapter, page }: PageParts): boolean {
  const { next } = page.controls;
  return page.count !== chapter.count || !!(latest && next && compare(next, latest) > 0);
}
