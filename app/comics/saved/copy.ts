/** What a saved chapter is, for the page that saves it and the service worker that answers with it. */

/** Something that belongs to a chapter. */
export interface SavedItem {
  /** Path and search; of a picture host of its own, the whole address. */
  address: string;
  /** Bytes it takes, or may take. */
  bytes: number;
  /** A page is of one build and of one day; files and pictures never change at their address. */
  kind: "page" | "file" | "picture";
}

/** Everything that belongs to a chapter, on one kind of screen. */
export interface ChapterList {
  comic: string;
  chapter: number;
  title: string;
  /** The number of its first page. */
  first: number;
  /** How many pages it has. */
  count: number;
  /** The build that its pages are of; see `X-Build`. */
  build: string;
  /** Another one once anything of it is another, the build and the reader's preferences included. */
  version: string;
  /** Whether its pictures may be smaller or larger than it says. */
  isEstimate: boolean;
  screen: Screen;
  items: readonly SavedItem[];
}

/** Which of a picture's two sizes a browser shows. */
export type Screen = "desktop" | "phone";

/** The list of a chapter in its cache; whole once everything on it is there, too. */
export interface Copy extends ChapterList {
  /** Bytes that all of it takes; only of a whole one. */
  taken?: number;
}

/** Where the list of a chapter is asked for, and kept. */
export function listAddress(comic: string, chapter: number): string {
  return `/comics/${comic}/${chapter}/saved.json`;
}

/** The name of a copy's cache: one for each version, so that none is ever a mixture. */
export function cacheName({ comic, chapter, version }: Omit<ChapterList, "items">): string {
  return `${cachePrefix(comic, chapter)}${version}`;
}

/** What the names of the caches of a chapter begin with; without one, of all chapters. */
export function cachePrefix(comic?: string, chapter?: number): string {
  return comic === undefined ? "saved " : `saved ${comic} ${chapter} `;
}

/** The cache of the build that the document of each open tab is of: a worker is stopped and started at any time. */
export const DOCUMENTS_CACHE = `${cachePrefix()}documents`;

/** The list in a cache, if it is a copy's. */
export async function readCopy(name: string): Promise<Copy | undefined> {
  const [, comic, chapter] = name.split(" ");
  // Unlike `open`, this makes no cache of a name that is gone.
  const kept = await caches.match(listAddress(comic!, Number(chapter)), { cacheName: name });
  return kept?.json() as Promise<Copy | undefined>;
}

/** The lists of all copies, whole or not, of a chapter or of all. */
export async function copies(...chapter: Parameters<typeof cachePrefix>): Promise<Copy[]> {
  const prefix = cachePrefix(...chapter);
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const found = await Promise.all(names.map(readCopy));
  return found.filter((copy) => copy !== undefined);
}

/** Notes a list in its cache; with `taken` the copy is complete from now on. */
export async function writeCopy(cache: Cache, copy: Copy): Promise<void> {
  await cache.put(listAddress(copy.comic, copy.chapter), Response.json(copy));
}
