import { parseBookmark, type Bookmark } from "../bookmark";
import { comparePages, type PageRef, toPageRef, toPosition } from "../page-ref";
import { mergeRanges, type PageRange, parseRead, subtractRange } from "../read-pages";

/** What a browser knows of the reader of a comic. */
export interface ReadingState {
  bookmark?: Bookmark | undefined;
  read: readonly PageRange[];
}

/** The reading states of comics, by slug. */
export type ReadingStates = Readonly<Record<string, ReadingState>>;

/** Why a fragment is refused: it is of the format before, of something else, or damaged. */
export type Refusal = "old" | "foreign" | "broken";

/** Anybody can make a link, and a short one can hold a lot. */
const MAX_HASH_CHARS = 64_000;
const MAX_JSON_CHARS = 256_000;

const version = 1;

/** Writes reading states into the fragment of a link: as JSON, compressed where the browser can, in base64url. */
export async function encodeHash(comics: ReadingStates): Promise<string> {
  const json = new Response(JSON.stringify({ version, comics })).body!;
  if (!("CompressionStream" in globalThis)) return `#json=${await toBase64Url(json)}`;
  const deflated = json.pipeThrough(new CompressionStream("deflate-raw"));
  return `#deflate=${await toBase64Url(deflated)}`;
}

/** Reads `encodeHash` back. */
export async function decodeHash(hash: string): Promise<ReadingStates | Refusal> {
  if (/^#\d+&/.test(hash)) return "old";
  const [, format, text = ""] = /^#(deflate|json)=(.*)$/.exec(hash) ?? [];
  if (!format) return "foreign";
  try {
    if (hash.length > MAX_HASH_CHARS) return "broken";
    const code = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = new Response(Uint8Array.from(code, (char) => char.charCodeAt(0))).body!;
    const json =
      format === "json" ? bytes : bytes.pipeThrough(new DecompressionStream("deflate-raw"));
    return parseStates(JSON.parse(await readText(json)));
  } catch {
    return "broken";
  }
}

async function toBase64Url(stream: ReadableStream<Uint8Array>): Promise<string> {
  const bytes = new Uint8Array(await new Response(stream as BodyInit).arrayBuffer());
  const code = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return code.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > MAX_JSON_CHARS) throw new RangeError("more than a reading state");
  }
}

function parseStates(value: unknown): ReadingStates {
  const { version: given, comics } = value as { version: number; comics: ReadingStates };
  if (given !== version) throw new TypeError("of another version");
  const entries = Object.entries(comics).map(([comic, { bookmark, read }]) => {
    const own = parseBookmark(JSON.stringify(bookmark) ?? null);
    const stretches = parseRead(JSON.stringify(read) ?? null);
    if (!stretches || (bookmark && !own)) throw new TypeError("no reading state");
    return [comic, { bookmark: own, read: stretches }] as const;
  });
  return Object.fromEntries(entries);
}

/** What a browser knows once it took over a link: the link's place, and pages of both up to the newest. */
export function mergeStates(
  own: ReadingState,
  { bookmark, read }: ReadingState,
  latest: PageRef,
): ReadingState {
  const newest = bookmark && comparePages(bookmark, latest) > 0 ? bookmark : latest;
  const end = toPosition(newest);
  const clipped = read.map(([from, to]): PageRange => [from, Math.min(to, end)]);
  const known = [bookmark?.known, own.bookmark?.known]
    .filter((place) => place !== undefined)
    .map((place) => Math.min(toPosition(place), end));
  return {
    bookmark: bookmark ? { ...bookmark, known: toPageRef(Math.max(...known)) } : own.bookmark,
    read: mergeRanges([...own.read, ...clipped]),
  };
}

/** The pages that one state has and another has not, in words. */
export function describeAdded(before: ReadingState, after: ReadingState): string[] {
  return before.read.reduce(subtractRange, [...after.read]).map(([from, to]) => {
    const [start, end] = [from, to].map(describePosition);
    if (from === 0) return `everything up to ${end}`;
    return start === end ? start! : `${start} to ${end}`;
  });
}

function describePosition(position: number): string {
  const place = toPageRef(position);
  if (place.page === 0) return `the start of chapter ${place.chapter}`;
  return place.page === 999_999 ? `the end of chapter ${place.chapter}` : describePlace(place);
}

export function describePlace({ chapter, page }: PageRef): string {
  return `chapter ${chapter}, page ${page}`;
}
