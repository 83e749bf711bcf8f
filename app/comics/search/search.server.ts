import { LRUCache } from "lru-cache";
import type { PageRef } from "~/reading/page-ref";
import { classifyFailure } from "~/upstream/failure";
import { etagOf } from "~/http/file-response.server";
import { onceFor } from "~/upstream/once-for";
import { nextTurn } from "~/upstream/slices";
import type { UpstreamPage } from "../api.server";
import type { Story } from "../story.server";
import {
  indexOf,
  lengthOf,
  searchIndex,
  type ComicIndex,
  type FoundPage,
  type SearchedChapter,
} from "./comic-index.server";

/** The newest chapters that are searched; each costs a call. */
const MAX_CHAPTERS = 200;
/** Characters of all chapters that are searched; a single chapter has fewer. */
const MAX_CHARS = 12_000_000;
const MAX_PARALLEL_CALLS = 10;

/** The index of a comic, with the version of the chapters that it was made from, and how many characters these have. */
interface CachedIndex {
  version: string;
  index: Promise<ComicIndex>;
  size: number;
}

/** The indexes of the comics that were searched last. */
const indexes = new LRUCache<string, CachedIndex>({
  maxSize: MAX_CHARS + 4_000_000,
  sizeCalculation: ({ size }) => size + 1,
});

/** The results of a search. */
export interface ComicSearchResults {
  found: FoundPage[];
  /** Whether no page contains the query, and these contain similar words. */
  isSimilar: boolean;
  /** Whether every chapter could be loaded. */
  complete: boolean;
  /** The first chapter that was searched, if the comic is too long to search all. */
  firstChapter?: number;
}

/** Searches the pages of a comic and their commentary: see `searchIndex`. */
export async function searchComic(
  story: Story,
  latest: PageRef,
  query: string,
): Promise<ComicSearchResults> {
  const { slug } = story.comic;
  const { chapters, size, complete } = await searchedChapters(story, latest.chapter);
  let version = "";
  for (const { number, pages } of chapters) {
    version += `${number} ${versionOf(pages)},`;
    await nextTurn();
  }
  let known = indexes.get(slug);
  if (known?.version !== version) {
    indexes.set(slug, (known = { version, index: indexOf(chapters), size }));
  }
  const first = chapters[0]?.number ?? 1;
  return {
    ...(await searchIndex(await known.index, query)),
    complete,
    ...(complete && first > 1 && { firstChapter: first }),
  };
}

/** The same for equal pages; a renewed chapter mostly is. */
const versionOf = onceFor((pages: readonly UpstreamPage[]) => etagOf(JSON.stringify(pages)));

/** Loads the chapters that are searched, in reading order. It stops when the upstream is unavailable. */
async function searchedChapters(story: Story, latest: number) {
  const chapters: SearchedChapter[] = [];
  let size = 0;
  let complete = true;
  let isFull = false;
  const left = Array.from({ length: Math.min(latest, MAX_CHAPTERS) }, (_, at) => latest - at);
  while (left.length > 0 && !isFull && complete) {
    const numbers = left.splice(0, MAX_PARALLEL_CALLS);
    const answers = await Promise.allSettled(numbers.map((number) => story.chapter(number)));
    for (const [at, answer] of answers.entries()) {
      if (answer.status === "fulfilled") {
        const sizeWith = answer.value.reduce((sum, page) => sum + lengthOf(page), size);
        if ((isFull ||= sizeWith > MAX_CHARS)) continue;
        chapters.unshift({ number: numbers[at]!, pages: answer.value });
        size = sizeWith;
      } else if (answer.status === "rejected" && classifyFailure(answer.reason) === "unavailable") {
        complete = false;
      }
    }
  }
  return { chapters, size, complete };
}
