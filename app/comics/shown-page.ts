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
export function shownPage({ comic, chapter, page: loaded }: PageParts) {
  const { previous, next, nextImageId, ...page } = loaded;
  const controls: Neighbours = {
    ...toEnds({ chapter: chapter.number, page: page.page }, comic),
    ...(previous && { previous }),
    ...(next && { next }),
  };
  return {
    comic,
    chapter,
    ...page,
    alt: alternativeText(
      `${comic.title}, chapter ${chapter.number}, page ${page.position}`,
      page.excerpt,
    ),
    controls,
    /** The picture to have ready for the next turn. */
    nextImage: next && nextImageId ? { chapter: next.chapter, imageId: nextImageId } : undefined,
  };
}

/** A page of a comic with its surroundings. */
export type ShownPage = ReturnType<typeof shownPage>;

/** Whether pages came out that the page knows of, and its chapter or comic does not yet. */
export function hasOutgrown({ comic, chapter, page }: PageParts): boolean {
  const { next, count } = page;
  const { latest } = comic;
  const isBeyond = next !== undefined && latest !== undefined && compare(next, latest) > 0;
  return isBeyond || count !== chapter.pages.length;
}

function alternativeText(name: string, excerpt: string): string {
  return excerpt ? `${name}. The author says: ${excerpt}` : name;
}
