import { LRUCache } from "lru-cache";
import type { PageRef } from "~/reading/page-ref";
import { outcomeOf } from "~/upstream/failure";
import { chapterPages, type ComicPage } from "./api.server";
import {
  indexOf,
  lengthOf,
  searchIndex,
  type ComicIndex,
  type FoundPage,
  type SearchedChapter,
} from "./comic-index.server";

/**
 * What of a comic is searched, from its newest chapter back: so many chapters, each of which costs a call,
 * and no further chapter after so many characters. And how many chapters are asked for at once.
 */
const most = { chapters: 200, characters: 12_000_000, atOnce: 10 };

/** What was made of a comic, of what, and how many characters that is. */
interface Kept {
  chapters: SearchedChapter[];
  index: Promise<ComicIndex>;
  size: number;
}

/** The indexes of comics that were searched last: as much as one comic may have, with its last chapter. */
const kept = new LRUCache<string, Kept>({
  maxSize: most.characters + 4_000_000,
  sizeCalculation: ({ size }) => size + 1,
});

/** What a search of a comic found. */
export interface ComicFinds {
  found: FoundPage[];
  /** Whether nothing is spelled as the query, and these nearly are. */
  isNearly: boolean;
  /** Whether every chapter that is searched could be had. */
  complete: boolean;
  /** The first chapter that was searched, where the comic is too long for all of them. */
  since?: number;
}

/** Searches the words of a comic, and what its author says of its pages: see `searchIndex`. */
export async function searchComic(
  slug: string,
  latest: PageRef,
  query: string,
): Promise<ComicFinds> {
  const { chapters, size, complete } = await searchedChapters(slug, latest.chapter);
  let known = kept.get(slug);
  if (!known || !isSame(known.chapters, chapters)) {
    kept.set(slug, (known = { chapters, index: indexOf(chapters), size }));
  }
  // The strings of the newer answer are the same: the older need not be held, nor compared again.
  known.chapters = chapters;
  const first = chapters[0]?.number ?? 1;
  return {
    ...(await searchIndex(await known.index, query)),
    complete,
    ...(complete && first > 1 && { since: first }),
  };
}

/** The chapters that are searched, in reading order; an upstream in trouble is asked for no more. */
async function searchedChapters(slug: string, latest: number) {
  const chapters: SearchedChapter[] = [];
  let size = 0;
  let complete = true;
  const last = Math.max(1, latest - most.chapters + 1);
  for (let next = latest; next >= last && size < most.characters && complete; next -= most.atOnce) {
    const numbers = Array.from(
      { length: Math.min(most.atOnce, next - last + 1) },
      (_, at) => next - at,
    );
    const answers = await Promise.allSettled(numbers.map((number) => chapterPages(slug, number)));
    for (const [at, answer] of answers.entries()) {
      if (answer.status === "fulfilled" && size < most.characters) {
        chapters.unshift({ number: numbers[at]!, pages: answer.value });
        size += answer.value.reduce((sum, page) => sum + lengthOf(page), 0);
      } else if (answer.status === "rejected" && outcomeOf(answer.reason) === "unavailable") {
        complete = false;
      }
    }
  }
  return { chapters, size, complete };
}

function isSame(some: readonly SearchedChapter[], others: readonly SearchedChapter[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ number, pages }, at) => {
      const other = others[at]!;
      if (number !== other.number) return false;
      return pages === other.pages || isSameText(pages, other.pages);
    })
  );
}

function isSameText(some: readonly ComicPage[], others: readonly ComicPage[]): boolean {
  return (
    some.length === others.length &&
    some.every((one, at) => {
      const other = others[at]!;
      return (
        one.page === other.page &&
        one.imageId === other.imageId &&
        one.commentary === other.commentary &&
        one.transcript === other.transcript &&
        one.panels.length === other.panels.length &&
        one.panels.every(({ text }, panel) => text === other.panels[panel]!.text)
      );
    })
  );
}
