import { parseBookmark, type Bookmark } from "../bookmark";
import { comparePages, type PageRef, toPageRef, toPosition } from "~/page-ref";
import { mergeRanges, type PageRange, parseRead, subtractRanges } from "../read-pages";

/** The bookmark and the read pages of a comic. */
export interface ReadingState {
  bookmark?: Bookmark | undefined;
  read: readonly PageRange[];
}

/** The reading states of comics, by slug. */
export type ReadingStates = Readonly<Record<string, ReadingState>>;

/** Why a fragment is refused: it has no reading state, or is damaged. */
export type Refusal = "foreign" | "broken";

/** Limits, because somebody may have made the link. It decompresses to 50 MB at most. */
const MAX_HASH_CHARS = 64_000;
const MAX_JSON_CHARS = 256_000;

const version = 1;

/** Writes reading states into the fragment of a link: as compressed JSON in base64url. */
export async function encodeHash(comics: ReadingStates): Promise<string> {
  const json = new Response(JSON.stringify({ version, comics })).body!;
  const deflated = json.pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(deflated as BodyInit).arrayBuffer());
  const code = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return `#deflate=${code.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** Reads `encodeHash` back. */
export async function decodeHash(hash: string): Promise<ReadingStates | Refusal> {
  const [, text] = /^#deflate=(.*)$/.exec(hash) ?? [];
  if (text === undefined) return "foreign";
  try {
    if (hash.length > MAX_HASH_CHARS) return "broken";
    const code = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = new Response(Uint8Array.from(code, (char) => char.charCodeAt(0))).body!;
    const inflated = bytes.pipeThrough(new DecompressionStream("deflate-raw"));
    const json = await new Response(inflated as BodyInit).text();
    return json.length > MAX_JSON_CHARS ? "broken" : parseStates(JSON.parse(json));
  } catch {
    return "broken";
  }
}

function parseStates(value: unknown): ReadingStates {
  const { version: given, comics } = value as { version: number; comics: ReadingStates };
  if (given !== version) throw new TypeError("of another version");
  const entries = Object.entries(comics).map(([comic, { bookmark, read }]) => {
    const own = parseBookmark(JSON.stringify(bookmark) ?? null);
    const ranges = parseRead(JSON.stringify(read) ?? null);
    if (!ranges || (bookmark && !own)) throw new TypeError("no reading state");
    return [comic, { bookmark: own, read: ranges }] as const;
  });
  return Object.fromEntries(entries);
}

/** Merges the state of a link into the own one: with the link's bookmark, and the read pages of both. Pages after the newest are left out. */
export function mergeStates(
  own: ReadingState,
  { bookmark, read }: ReadingState,
  latest: PageRef,
): ReadingState {
  const newest = bookmark && comparePages(bookmark, latest) > 0 ? bookmark : latest;
  const end = toPosition(newest);
  const clipped = read.map(([from, to]): PageRange => [from, Math.min(to, end)]);
  const known = [bookmark?.known, own.bookmark?.known]
    .filter((page) => page !== undefined)
    .map((page) => Math.min(toPosition(page), end));
  return {
    bookmark: bookmark ? { ...bookmark, known: toPageRef(Math.max(...known)) } : own.bookmark,
    read: mergeRanges([...own.read, ...clipped]),
  };
}

/** Describes the read pages that `after` adds. */
export function describeAdded(before: ReadingState, after: ReadingState): string[] {
  return subtractRanges(after.read, before.read).map(([from, to]) => {
    const [start, end] = [from, to].map(describePosition);
    if (from === 0) return `everything up to ${end}`;
    return start === end ? start! : `${start} to ${end}`;
  });
}

function describePosition(position: number): string {
  const { chapter, page } = toPageRef(position);
  if (page === 0) return `the start of chapter ${chapter}`;
  return page === 999_999 ? `the end of chapter ${chapter}` : namePage({ chapter, page });
}

export function namePage({ chapter, page }: PageRef): string {
  return `chapter ${chapter}, page ${page}`;
}
