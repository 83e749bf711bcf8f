import * as to from "~/addresses";

/** The format of a saved chapter, shared by the page that saves it and the service worker. */

/** A file of a saved chapter. */
export interface SavedItem {
  /** Path and search; the whole address for a picture of another origin. */
  address: string;
  /** Its bytes, or an estimate. */
  bytes: number;
  /** Pages change with the build and the upstream; files and pictures never change at their address. */
  kind: "page" | "file" | "picture";
  /** The number of the page that a picture shows. */
  page?: number;
}

/** All files of a chapter, for one kind of screen. */
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
  /** Changes whenever a file changes, also by the build or the reader's preferences. */
  version: string;
  screen: ScreenKind;
  items: readonly SavedItem[];
}

/** The picture size that a browser shows. */
export type ScreenKind = "desktop" | "phone";

/** The list of a chapter in its cache. The copy is complete when `taken` is set. */
export interface SavedChapter extends ChapterList {
  /** Bytes of all files; set only when all are there. */
  taken?: number;
  /** When its pictures were last compared with those of their host, in milliseconds since 1970. */
  comparedAt?: number;
}

/** The name of a copy's cache. Each version has its own, so that no copy mixes two. */
export function cacheName({ comic, chapter, version }: Omit<ChapterList, "items">): string {
  return `${cachePrefix(comic, chapter)}${version}`;
}

/** The prefix of the cache names of a chapter, or of all chapters. */
export function cachePrefix(comic?: string, chapter?: number): string {
  return comic === undefined ? "saved " : `saved ${comic} ${chapter} `;
}

/** Reads the list in a cache, if it is a copy's. */
export async function readSavedChapter(name: string): Promise<SavedChapter | undefined> {
  const [, comic, chapter] = name.split(" ");
  // Unlike `open`, `match` does not create a missing cache.
  const response = await caches.match(to.savedChapterList(comic!, Number(chapter)), {
    cacheName: name,
  });
  return response?.json() as Promise<SavedChapter | undefined>;
}

/** Reads the lists of all copies, complete or not, of a chapter or of all chapters. */
export async function listSavedChapters(
  ...chapter: Parameters<typeof cachePrefix>
): Promise<SavedChapter[]> {
  const prefix = cachePrefix(...chapter);
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const found = await Promise.all(names.map(readSavedChapter));
  return found.filter((copy) => copy !== undefined);
}

/** Writes a list into its cache; with `taken` it marks the copy as complete. */
export async function writeSavedChapter(cache: Cache, copy: SavedChapter): Promise<void> {
  await cache.put(to.savedChapterList(copy.comic, copy.chapter), Response.json(copy));
}
