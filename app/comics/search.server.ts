import { LRUCache } from "lru-cache";
import * as to from "~/addresses";
import { etagOf } from "~/http/file-response.server";
import { comparePages, namePage, type PageRef } from "~/page-ref";
import { countTerms, cutPassage, markTerms } from "~/search/excerpt";
import {
  buildIndex,
  inSlices,
  ranks,
  search,
  type FoundEntry,
  type SearchEntry,
  type SearchIndex,
} from "~/search/search-index";
import { classifyFailure } from "~/upstream/failure";
import { textOf } from "~/upstream/html/text";
import type { UpstreamPage } from "./load/api.server";
import type { Comic } from "./chapters.schema";
import { comicPicture } from "./comic-picture";
import { joinPanelTexts } from "./load/read-page.server";
import { loadStory, type Story } from "./load/story.server";

/** The newest chapters that are searched; each costs a call. */
const MAX_CHAPTERS = 200;
/** Characters of all chapters that are searched; a single chapter has fewer. */
const MAX_CHARS = 12_000_000;
/** Characters of each text of a page that are searched. */
const MAX_TEXT_CHARS = 12_000;
/** An entry of the index takes as much memory as so many characters. */
const ENTRY_CHARS = 500;
/** Characters of HTML that take as long as an item of a slice: see `inSlices`. */
const ITEM_CHARS = 100;
const MAX_PARALLEL_CALLS = 10;

/** The searched texts of a page: `line` is its own, `text` the commentary. */
interface PageEntry extends SearchEntry, PageRef {
  panels: readonly string[];
}

/** The index of a comic, with the version of the chapters that it was made from, and how many characters these have. */
interface CachedIndex {
  version: string;
  index: Promise<SearchIndex<PageEntry>>;
  size: number;
}

/** The indexes of the comics that were searched last. */
const indexes = new LRUCache<string, CachedIndex>({
  maxSize: MAX_CHARS + 4_000_000,
  sizeCalculation: ({ size }) => size + 1,
});

/** Finds the pages of a comic by their texts and commentary; the best are returned in story order. */
export async function searchComic(slug: string, query: string) {
  const story = await loadStory(slug);
  const { pages, isCut, size, complete } = await loadPages(story, (await story.latest()).chapter);
  const version = pages.map(versionOf).join();
  let known = indexes.get(slug);
  if (known?.version !== version) {
    indexes.set(slug, (known = { version, index: indexPages(story.comic, pages.flat()), size }));
  }
  const { found, isSimilar } = await search(await known.index, query);
  found.sort((one, other) => comparePages(one.entry, other.entry));
  return {
    found: found.map(({ entry, terms }) => toFoundPage(entry, new Set(terms), story.comic)),
    isSimilar,
    /** Whether every chapter could be loaded. */
    complete,
    /** The first chapter that was searched, if the comic is too long to search all. */
    firstChapter: isCut ? pages.flat()[0]?.chapter : undefined,
  };
}

/** The same for equal pages; a renewed chapter mostly is. */
const versionOf = (pages: readonly UpstreamPage[]) => etagOf(JSON.stringify(pages));

/** Loads the chapters that are searched, in reading order. It stops when the upstream is unavailable. */
async function loadPages(story: Story, latest: number) {
  const pages: (readonly UpstreamPage[])[] = [];
  let size = 0;
  let complete = true;
  let isFull = false;
  const left = Array.from({ length: Math.min(latest + 1, MAX_CHAPTERS) }, (_, at) => latest - at);
  while (left.length > 0 && !isFull && complete) {
    const numbers = left.splice(0, MAX_PARALLEL_CALLS);
    const answers = await Promise.allSettled(numbers.map((number) => story.pagesOf(number)));
    for (const answer of answers) {
      if (answer.status === "fulfilled") {
        const sizeWith = answer.value.reduce((sum, page) => sum + lengthOf(page), size);
        if ((isFull ||= sizeWith > MAX_CHARS)) continue;
        pages.unshift(answer.value);
        size = sizeWith;
      } else if (classifyFailure(answer.reason) === "unavailable") complete = false;
    }
  }
  return { pages, isCut: isFull || latest >= MAX_CHAPTERS, size, complete };
}

/** Characters of a page that are searched, and those of its entry. */
function lengthOf({ commentary, transcript, panels }: UpstreamPage): number {
  const own = transcript.source || panels.map(({ text }) => text).join();
  const lengths = [commentary.source, own].map(({ length }) => Math.min(length, MAX_TEXT_CHARS));
  return lengths.reduce((sum, length) => sum + length, ENTRY_CHARS);
}

async function indexPages(
  { slug, pageShape }: Comic,
  pages: readonly UpstreamPage[],
): Promise<SearchIndex<PageEntry>> {
  const toEntry = (one: UpstreamPage): PageEntry => ({
    chapter: one.chapter,
    page: one.page,
    name: "",
    group: "comic",
    to: to.page(slug, one),
    line: readText(one.transcript.source || joinPanelTexts(one)),
    text: readText(one.commentary.source),
    panels: one.panels.map(({ text }) => text),
    picture: { path: comicPicture(slug, one.chapter, one.imageId), ...pageShape },
  });
  const entries: PageEntry[] = [];
  for await (const slice of inSlices(pages, (page) => 1 + lengthOf(page) / ITEM_CHARS)) {
    entries.push(...slice.map(toEntry));
  }
  return buildIndex(entries);
}

/** The text of HTML that is not sanitized: React escapes texts. */
const readText = (html: string) => textOf(html.slice(0, MAX_TEXT_CHARS));

/** Chooses the text of a page that contains most of the query, and an excerpt around it. */
function toFoundPage(entry: PageEntry, sought: ReadonlySet<string>, comic: Comic): FoundEntry {
  const { to, line, text = "", panels, picture } = entry;
  /** The index of the text with most of the terms; -1 if none has any. */
  const findBestText = (texts: readonly string[]) => {
    const counts = texts.map((each) => countTerms(each, sought));
    const max = Math.max(...counts);
    return max > 0 ? counts.indexOf(max) : -1;
  };
  const isCommentary = findBestText([line, text]) === 1;
  const panel = isCommentary ? -1 : findBestText(panels);
  const found = panels[panel] ?? (isCommentary ? text : line);
  return {
    name: namePage(entry, "Chapter") + (panel < 0 ? "" : `, panel ${panel + 1}`),
    group: "comic",
    to: panel < 0 ? to : `${to}#panel-${panel + 1}`,
    place: isCommentary ? `${comic.title} › Author’s notes` : comic.title,
    rank: ranks.line,
    excerpt: markTerms(cutPassage(found, sought), sought),
    ...(picture && { picture }),
  };
}
