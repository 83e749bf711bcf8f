import { comparePages } from "~/reading/page-ref";
import { countTerms, markTerms, cutPassage, type ExcerptPart } from "~/search/excerpt";
import { toQueryTerms } from "~/search/search-terms";
import {
  ITEMS_PER_EXCERPT,
  buildShards,
  findExactOrSimilar,
  searchShard,
  type Ranked,
  type Shard,
} from "~/search/shards";
import { MAX_QUERY_LENGTH } from "~/ui/search-words";
import { textOf } from "~/upstream/html/text";
import type { RawHtml } from "~/upstream/safe-html";
import { inSlices, mapInSlices } from "~/upstream/slices";
import type { UpstreamPage } from "../api.server";
import { asFragment } from "../page-words.server";

/** Characters of each text of a page that are searched. */
export const MAX_TEXT_CHARS = 12_000;

/** Characters of HTML that take as long as an item of a slice: see `inSlices`. */
const ITEM_CHARS = 100;

/** A chapter whose pages are searched. */
export interface SearchedChapter {
  number: number;
  pages: readonly UpstreamPage[];
}

/** The searched texts of a page. */
interface PageEntry {
  chapter: number;
  page: number;
  imageId: string;
  words: string;
  commentary: string;
  panels: readonly string[];
}

/** The search index of a comic. */
export type ComicIndex = readonly Shard<PageEntry>[];

/** A search result. */
export interface FoundPage {
  chapter: number;
  page: number;
  imageId: string;
  /** The panel that contains the text, counted from 1. */
  panel?: number;
  /** Whether it is in the author's commentary, and not on the page. */
  isCommentary: boolean;
  excerpt: ExcerptPart[];
}

/** Makes an index of chapters, in slices, so that other requests are answered in between. */
export async function indexOf(chapters: readonly SearchedChapter[]): Promise<ComicIndex> {
  const all = chapters.flatMap(({ number, pages }) => pages.map((page) => ({ number, page })));
  const entries: PageEntry[] = [];
  const weightOf = ({ page }: (typeof all)[number]) => 1 + lengthOf(page) / ITEM_CHARS;
  for await (const { slice } of inSlices(all, weightOf)) {
    entries.push(...slice.map(({ number, page }) => entryOf(number, page)));
  }
  const index: Shard<PageEntry>[] = [];
  for await (const shard of buildShards(entries, { words: 2, commentary: 1 })) index.push(shard);
  return index;
}

/** An entry of the index takes as much memory as so many characters. */
const ENTRY_CHARS = 500;

/** Characters of a page that are searched, and those of its entry. */
export function lengthOf({ commentary, transcript, panels }: UpstreamPage): number {
  const own = transcript || panels.map(({ text }) => text).join();
  return (
    ENTRY_CHARS + Math.min(commentary.length, MAX_TEXT_CHARS) + Math.min(own.length, MAX_TEXT_CHARS)
  );
}

function entryOf(chapter: number, entry: UpstreamPage): PageEntry {
  const { page, imageId, commentary, panels } = entry;
  return {
    chapter,
    page,
    imageId,
    words: readText(asFragment(entry)),
    commentary: readText(commentary),
    panels: panels.map(({ text }) => text),
  };
}

/** The text of a fragment. It is not sanitized, because it is never rendered as HTML. */
const readText = (html: RawHtml) => textOf(html.slice(0, MAX_TEXT_CHARS) as RawHtml);

/**
 * Finds the pages whose text or commentary contains all words of a query, else pages with similar words. The best
 * results are returned in story order.
 *
 * @param query as it was typed; only its first `MAX_QUERY_LENGTH` characters are read
 */
export async function searchIndex(
  index: ComicIndex,
  query: string,
): Promise<{ found: FoundPage[]; isSimilar: boolean }> {
  const words = toQueryTerms(query.slice(0, MAX_QUERY_LENGTH)).join(" ");
  if (!words) return { found: [], isSimilar: false };
  const { found, isSimilar } = await findExactOrSimilar(index, (shard, similar) =>
    searchShard(shard, words, similar).map(ranked),
  );
  const pages = await mapInSlices(found, () => ITEMS_PER_EXCERPT, foundPage);
  return { found: pages.sort(comparePages), isSimilar };
}

/** Ranks matches in the text of a page before matches in its commentary. */
function ranked({
  entry,
  terms,
  score,
  match,
}: ReturnType<typeof searchShard<PageEntry>>[number]): Ranked<PageEntry> {
  const rank = Object.values(match).flat().includes("words") ? 0 : 1;
  return { entry, terms, score, rank };
}

/** Chooses the text of a page that contains most of the query, and an excerpt around it. */
function foundPage({ entry, terms }: Ranked<PageEntry>): FoundPage {
  const { chapter, page, imageId, words, commentary, panels } = entry;
  const searched = new Set(terms);
  /** The index of the text with most of the terms; -1 if none has any. */
  const findBestText = (texts: readonly string[]) => {
    const counts = texts.map((text) => countTerms(text, searched));
    const max = Math.max(...counts);
    return max > 0 ? counts.indexOf(max) : -1;
  };
  const isCommentary = findBestText([words, commentary]) === 1;
  const panel = isCommentary ? -1 : findBestText(panels);
  const text = panels[panel] ?? (isCommentary ? commentary : words);
  return {
    chapter,
    page,
    imageId,
    isCommentary,
    ...(panel >= 0 && { panel: panel + 1 }),
    excerpt: markTerms(cutPassage(text, searched), searched),
  };
}
