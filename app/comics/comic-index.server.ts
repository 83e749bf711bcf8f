import { countTerms, markTerms, cutPassage, type ExcerptPart } from "~/search/excerpt";
import { toQueryTerms } from "~/search/search-terms";
import {
  findBest,
  searchShard,
  fuzzyOptions,
  buildShards,
  type Ranked,
  type Shard,
} from "~/search/shards";
import { MAX_QUERY_LENGTH } from "~/ui/search-words";
import { textOf } from "~/upstream/html/text";
import type { RawHtml } from "~/upstream/safe-html";
import { inSlices } from "~/upstream/slices";
import type { ComicPage } from "./api.server";
import { asFragment } from "./page-words.server";

/** Characters of each text of a page that are searched. */
export const longest = 12_000;

/** Characters of HTML that take the time of a usual item of a slice. */
const itemLength = 100;

/** A chapter whose pages are searched. */
export interface SearchedChapter {
  number: number;
  pages: readonly ComicPage[];
}

/** A page as it is searched: what it shows and says, what its author says of it, and what each panel says. */
interface PageEntry {
  chapter: number;
  page: number;
  imageId: string;
  words: string;
  commentary: string;
  panels: readonly string[];
}

/** The pages of a comic made ready for any number of searches. */
export type ComicIndex = readonly Shard<PageEntry>[];

/** A page that was found, and where on it. */
export interface FoundPage {
  chapter: number;
  page: number;
  imageId: string;
  /** The panel whose own text it is, counted from 1. */
  panel?: number;
  /** Whether its author says it, and not the page. */
  isCommentary: boolean;
  excerpt: ExcerptPart[];
}

/** Makes an index of chapters, with turns for others in between. */
export async function indexOf(chapters: readonly SearchedChapter[]): Promise<ComicIndex> {
  const all = chapters.flatMap(({ number, pages }) => pages.map((page) => ({ number, page })));
  const entries: PageEntry[] = [];
  const weightOf = ({ page }: (typeof all)[number]) => 1 + lengthOf(page) / itemLength;
  for await (const { slice } of inSlices(all, weightOf)) {
    entries.push(...slice.map(({ number, page }) => entryOf(number, page)));
  }
  const index: Shard<PageEntry>[] = [];
  for await (const shard of buildShards(entries, { words: 2, commentary: 1 })) index.push(shard);
  return index;
}

/** Characters of a page that are searched. */
export function lengthOf({ commentary, transcript, panels }: ComicPage): number {
  const own = transcript || panels.map(({ text }) => text).join();
  return Math.min(commentary.length, longest) + Math.min(own.length, longest);
}

function entryOf(chapter: number, entry: ComicPage): PageEntry {
  const { page, imageId, commentary, panels } = entry;
  return {
    ...{ chapter, page, imageId },
    words: read(asFragment(entry)),
    commentary: read(commentary),
    panels: panels.map(({ text }) => text),
  };
}

/** A fragment's words. It is shown to nobody as HTML, and need not be judged. */
const read = (html: RawHtml) => textOf(html.slice(0, longest) as RawHtml);

/**
 * The pages whose words, or whose author's, fit a query: all of its words, best first; where none does,
 * those with words that are nearly spelled so.
 *
 * @param query as it was typed; only its first `MAX_QUERY_LENGTH` characters are read
 */
export async function searchIndex(
  index: ComicIndex,
  query: string,
): Promise<{ found: FoundPage[]; isNearly: boolean }> {
  const words = toQueryTerms(query.slice(0, MAX_QUERY_LENGTH)).join(" ");
  if (!words) return { found: [], isNearly: false };
  const spelled = await findBest(index, (shard) => searchShard(shard, words).map(ranked));
  if (spelled.length > 0) return { found: spelled.map(foundPage), isNearly: false };
  const near = await findBest(index, (shard) =>
    searchShard(shard, words, fuzzyOptions).map(ranked),
  );
  return { found: near.map(foundPage), isNearly: near.length > 0 };
}

/** What a page itself says comes before what is said of it. */
function ranked({
  entry,
  terms,
  score,
  match,
}: ReturnType<typeof searchShard<PageEntry>>[number]): Ranked<PageEntry> {
  const rank = Object.values(match).flat().includes("words") ? 0 : 1;
  return { entry, terms, score, rank };
}

/** What of a find is shown: the text that has most of what was sought, and the words around it. */
function foundPage({ entry, terms }: Ranked<PageEntry>): FoundPage {
  const { chapter, page, imageId, words, commentary, panels } = entry;
  const sought = new Set(terms);
  const most = (texts: readonly string[]) => {
    const counts = texts.map((text) => countTerms(text, sought));
    const best = Math.max(0, ...counts);
    return { best, at: best > 0 ? counts.indexOf(best) : -1 };
  };
  const isCommentary = most([words, commentary]).at === 1;
  const panel = isCommentary ? -1 : most(panels).at;
  const text = panels[panel] ?? (isCommentary ? commentary : words);
  return {
    ...{ chapter, page, imageId, isCommentary },
    ...(panel >= 0 && { panel: panel + 1 }),
    excerpt: markTerms(cutPassage(text, sought), sought),
  };
}
