import { parseBookmark, type Bookmark } from "../bookmark";
import { compare, pageNumber } from "../place";
import { joined, positionOf, type Stretch } from "../read-pages";
import { placeAt, wholeChapter } from "./positions";

/** What a browser keeps of the reader of a comic. */
export interface Kept {
  bookmark?: Bookmark | undefined;
  read: readonly Stretch[];
}

/** What it keeps of all comics, by slug. */
export type Places = ReadonlyMap<string, Kept>;

/** Why a text is not taken for places. */
export type Refusal = "too large" | "foreign" | "newer" | "broken";

/** What is taken along at most; a link has to fit into a code that a phone can read. Of longer stretches first. */
const mostOf = {
  link: { comics: 8, stretches: 40 },
  file: { comics: 50, stretches: 1_500 },
};

const format = "talechasers-reading";
const version = 1;

/** Bytes of a file that is looked at. */
export const mostBytes = 64 * 1024;

/** Whether a text can be the slug of a comic. */
export function isSlug(text: string): boolean {
  return text.length <= 64 && /^[a-z\d]+(?:-[a-z\d]+)*$/.test(text);
}

/** What is known of a reader by both; the farther place wins. Both ways round it is the same. */
export function merged(a: Kept, b: Kept): Kept {
  return { bookmark: farther(a.bookmark, b.bookmark), read: joined([...a.read, ...b.read]) };
}

function farther(a: Bookmark | undefined, b: Bookmark | undefined): Bookmark | undefined {
  if (!a || !b) return a ?? b;
  const order = compare(a, b) || a.depth - b.depth;
  const known = compare(a.known, b.known) > 0 ? a.known : b.known;
  return { ...(order > 0 ? a : b), known: { chapter: known.chapter, page: known.page } };
}

/** The places as the fragment of a link: `#1&talechasers=2.3.40.3.8,1-2.3`, depth in percent. */
export function linkHash(places: Places): string {
  const parts = [...trimmed(places, mostOf.link)].map(([comic, { bookmark, read }]) => {
    const at = bookmark && [
      ...[bookmark.chapter, bookmark.page, Math.round(bookmark.depth * 100)],
      ...[bookmark.known.chapter, bookmark.known.page],
    ];
    return `${comic}=${[at?.join(".") ?? "", ...read.map(stretchText)].join(",")}`;
  });
  return `#${[version, ...parts].join("&")}`;
}

/** Reads `linkHash` back. */
export function parseLink(hash: string): Places | Refusal {
  if (hash.length > mostBytes) return "too large";
  const [first = "", ...parts] = hash.replace(/^#/, "").split("&");
  const itsVersion = pageNumber(first);
  if (!itsVersion || parts.length === 0) return "foreign";
  if (itsVersion > version) return "newer";
  return placesOf(
    parts.map((part) => {
      const [comic = "", values, ...rest] = part.split("=");
      if (values === undefined || rest.length > 0) return [comic, undefined];
      const [at = "", ...read] = values.split(",");
      const numbers = at.split(".").map(pageNumber);
      const [chapter, page, percent, knownChapter, knownPage] = numbers;
      const bookmark = {
        ...{ chapter, page, depth: (percent ?? NaN) / 100 },
        known: { chapter: knownChapter, page: knownPage },
      };
      const isWhole = numbers.length === 5;
      return [comic, { bookmark: at ? isWhole && bookmark : undefined, read }];
    }),
  );
}

/** The places as a file. */
export function fileText(places: Places): string {
  const comics = [...trimmed(places, mostOf.file)].map(([comic, { bookmark, read }]) => [
    comic,
    { bookmark, read: read.map(stretchText) },
  ]);
  return JSON.stringify({ format, version, comics: Object.fromEntries(comics) as object });
}

/** Reads `fileText` back. */
export function parseFile(text: string): Places | Refusal {
  if (text.length > mostBytes) return "too large";
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return "broken";
  }
  if (!isObject(file) || file["format"] !== format) return "foreign";
  if (typeof file["version"] === "number" && file["version"] > version) return "newer";
  if (file["version"] !== version || !isObject(file["comics"])) return "broken";
  return placesOf(Object.entries(file["comics"]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What was read of a link or a file, as places: whole, or not at all. */
function placesOf(entries: readonly (readonly [comic: string, kept: unknown])[]): Places | Refusal {
  const places = new Map<string, Kept>();
  for (const [comic, kept] of entries) {
    if (!isSlug(comic) || places.has(comic) || !isObject(kept)) return "broken";
    const bookmark = parseBookmark(JSON.stringify(kept["bookmark"]) ?? null);
    if (kept["bookmark"] !== undefined && !bookmark) return "broken";
    if (!Array.isArray(kept["read"])) return "broken";
    const read = kept["read"].map(parseStretch);
    if (!read.every((stretch) => stretch !== undefined)) return "broken";
    places.set(comic, { bookmark, read: joined(read) });
  }
  return places.size > 0 && places.size <= mostOf.file.comics ? places : "broken";
}

/** `2.3-3.8`; a page that is the first or the last that its chapter may have goes without saying: `1-2.3`, `1`. */
function stretchText([from, to]: Stretch): string {
  const ends = [from, to].map((position, end) => {
    const { chapter, page } = placeAt(position);
    return wholeChapter(chapter)[end] === position ? `${chapter}` : `${chapter}.${page}`;
  });
  return ends[0] === ends[1] ? ends[0]! : ends.join("-");
}

function parseStretch(text: unknown): Stretch | undefined {
  const ends = typeof text === "string" ? text.split("-") : [];
  if (ends.length < 1 || ends.length > 2) return undefined;
  const [from, to] = [ends[0]!, ends.at(-1)!].map((end, at) => {
    const numbers = end.split(".").map(pageNumber);
    const [chapter, page] = numbers;
    if (chapter === undefined || numbers.length > 2) return NaN;
    if (numbers.length === 1) return wholeChapter(chapter)[at]!;
    return page === undefined ? NaN : positionOf({ chapter, page });
  });
  return from! <= to! ? [from!, to!] : undefined;
}

function trimmed(places: Places, most: { comics: number; stretches: number }): Places {
  const comics = [...places].sort(([a], [b]) => (a < b ? -1 : 1)).slice(0, most.comics);
  const size = ([from, to]: Stretch) => to - from;
  const stretches = comics.flatMap(([, { read }]) => read).sort((a, b) => size(b) - size(a));
  const longest = new Set(stretches.slice(0, most.stretches));
  return new Map(
    comics.map(([comic, { bookmark, read }]) => [
      comic,
      { bookmark, read: read.filter((stretch) => longest.has(stretch)) },
    ]),
  );
}

/** The comics that keys of browser storage are of. */
export function comicsOf(keys: readonly string[]): string[] {
  const slugs = keys.flatMap((key) => /^(?:reading|read):(.+)$/.exec(key)?.[1] ?? []);
  return [...new Set(slugs)].filter(isSlug).sort();
}
