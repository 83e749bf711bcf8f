import * as to from "~/addresses";
import { buildHeader } from "~/http/build-files";
import { CACHE_BUST_PARAM } from "~/http/saved-worker";
import {
  cacheName,
  cachePrefix,
  readSavedChapter,
  writeSavedChapter,
  type ChapterList,
  type SavedChapter,
  type SavedItem,
  type ScreenKind,
} from "./saved-chapter";
import { fetchPicture, lengthOf, PICTURE_HEADERS, PictureError, readWhole } from "./pictures";

const MAX_PARALLEL_FETCHES = 4;

/** Versions of a chapter that are tried when it changes during the download. */
const MAX_VERSIONS = 3;

/** Callbacks of a download. */
export interface Watch {
  signal?: AbortSignal;
  /** Called with the list, and again when the chapter has changed. */
  onList?: (list: ChapterList) => void;
  /** Called for each file that is there, with its bytes. */
  onItem?: (bytes: number) => void;
}

/** The chapter changed during the download. */
class Changed extends Error {}

/** All files of a chapter are saved but some pictures. */
export class MissingPicturesError extends Error {
  constructor(readonly pages: readonly number[]) {
    super(`no pictures of pages ${pages.join(", ")}`);
  }
}

/**
 * Fetches the list of the files of a chapter.
 *
 * @throws {TypeError} when the request fails
 */
export async function fetchList(
  comic: string,
  chapter: number,
  screen: ScreenKind,
  signal?: AbortSignal,
): Promise<ChapterList> {
  const address = `${to.savedChapterList(comic, chapter)}?screen=${screen}`;
  const response = await fetchOk(address, { cache: "no-cache", headers: PICTURE_HEADERS, signal });
  return response.json() as Promise<ChapterList>;
}

/**
 * Saves a chapter into its own cache: files and pictures from any copy that has them, everything else from the network.
 * Older copies are deleted only when the new one is complete. A lock ensures that one download of a chapter runs at a
 * time, in all tabs and the worker. An interrupted download keeps its files and can be continued.
 *
 * @throws {TypeError} when a request fails; PictureHostError; MissingPicturesError; a DOMException named QuotaExceededError, or AbortError
 * when the signal aborts or another tab removes the chapter
 */
export function download(list: ChapterList, watch: Watch = {}): Promise<SavedChapter> {
  const { signal } = watch;
  const name = cachePrefix(list.comic, list.chapter);
  return navigator.locks.request(name, signal ? { signal } : {}, () => downloadLocked(list, watch));
}

async function downloadLocked(list: ChapterList, watch: Watch): Promise<SavedChapter> {
  for (let versions = 1; ; versions++) {
    watch.onList?.(list);
    const there = await readSavedChapter(cacheName(list));
    if (there?.taken !== undefined) return there;
    try {
      const copy = await fill(list, watch);
      await dropCaches(list.comic, list.chapter, cacheName(list));
      return copy;
    } catch (reason) {
      // The incomplete copy is removed to free its room; a complete copy of another version stays.
      if ((reason as Error).name === "QuotaExceededError") await caches.delete(cacheName(list));
      if (!(reason instanceof Changed)) throw reason;
      if (versions === MAX_VERSIONS) throw new TypeError("the chapter changes too often");
      list = await fetchList(list.comic, list.chapter, list.screen, watch.signal);
    }
  }
}

/** Deletes the caches of a chapter, except one. */
export async function dropCaches(comic: string, chapter: number, kept?: string): Promise<void> {
  const prefix = cachePrefix(comic, chapter);
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix) && name !== kept) await caches.delete(name);
  }
}

/** Fetches the missing files of a list, and marks the cache that it filled as complete. */
async function fill(list: ChapterList, { signal, onItem }: Watch): Promise<SavedChapter> {
  const name = cacheName(list);
  const cache = await caches.open(name);
  await writeSavedChapter(cache, list);
  const left = [...list.items];
  const missing: number[] = [];
  let taken = 0;

  async function fetchItem({ address, kind }: SavedItem): Promise<Response> {
    if (kind === "page") return fetchPage(address, list.build, signal);
    if (kind === "picture") return fetchPicture(address, signal);
    return (await caches.match(address)) ?? readWhole(await fetchOk(address, { signal }));
  }

  async function fetchIntoCache(item: SavedItem): Promise<void> {
    let there = await cache.match(item.address);
    if (!there) {
      there = await fetchItem(item);
      if (/no-store/.test(there.headers.get("Cache-Control") ?? "")) {
        throw new TypeError(`something is missing from ${item.address}`);
      }
      await cache.put(item.address, there.clone());
      if (!(await caches.has(name))) throw removed();
    }
    const bytes = lengthOf(there);
    taken += bytes;
    onItem?.(bytes);
  }

  async function fetchOneByOne(): Promise<void> {
    for (let item = left.shift(); item; item = left.shift()) {
      const { page } = item;
      await fetchIntoCache(item).catch((reason: unknown) => {
        if (!(reason instanceof PictureError) || page === undefined) throw reason;
        missing.push(page);
      });
    }
  }

  try {
    await Promise.all(Array.from({ length: MAX_PARALLEL_FETCHES }, fetchOneByOne));
  } finally {
    // A failure ends the parallel fetches, too.
    left.length = 0;
  }
  if (missing.length > 0) throw new MissingPicturesError(missing.sort((a, b) => a - b));
  const { comic, chapter, screen, version } = list;
  if ((await fetchList(comic, chapter, screen, signal)).version !== version) throw new Changed();
  const copy = { ...list, taken, comparedAt: Date.now() };
  // Another tab may have removed this cache and opened one of the same name: only the filled one is marked.
  await writeSavedChapter(cache, copy);
  if ((await readSavedChapter(name))?.taken === undefined) throw removed();
  return copy;
}

const removed = () => new DOMException("the chapter was removed", "AbortError");

/** Fetches a page of a build, past shared caches that still hold the page of another build. */
async function fetchPage(
  address: string,
  build: string,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const past = `${address.includes("?") ? "&" : "?"}${CACHE_BUST_PARAM}=${Date.now()}`;
  for (const search of ["", past]) {
    const response = await fetchOk(address + search, {
      cache: "no-cache",
      redirect: "error",
      signal,
    });
    if (response.headers.get(buildHeader) === build) return readWhole(response);
    await response.body?.cancel();
  }
  throw new Changed();
}

async function fetchOk(
  address: string,
  init: Omit<RequestInit, "signal"> & { signal?: AbortSignal | undefined },
): Promise<Response> {
  const response = await fetch(address, { ...init, signal: init.signal ?? null });
  if (!response.ok) throw new TypeError(`${response.status} for ${address}`);
  return response;
}
