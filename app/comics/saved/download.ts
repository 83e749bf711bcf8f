import { buildHeader } from "~/http/build-files";
import {
  cacheName,
  cachePrefix,
  copies,
  copyIn,
  listAddress,
  noteCopy,
  type ChapterList,
  type Copy,
  type SavedItem,
  type Screen,
} from "./copy";

/** How many things are fetched side by side. */
const atOnce = 4;

/** How often a chapter may become another while it is fetched. */
const mostVersions = 3;

/** What a download tells while it goes on. */
export interface Watch {
  signal?: AbortSignal;
  /** Told of the list, and of another when the chapter has become another. */
  onList?: (list: ChapterList) => void;
  /** Told of each thing that is there, with its bytes. */
  onItem?: (bytes: number) => void;
}

/** The chapter became another while it was fetched. */
class Changed extends Error {}

/**
 * Asks what belongs to a chapter.
 *
 * @throws {TypeError} when the line or the site does not answer
 */
export async function fetchList(
  comic: string,
  chapter: number,
  screen: Screen,
  signal?: AbortSignal,
): Promise<ChapterList> {
  const address = `${listAddress(comic, chapter)}?screen=${screen}`;
  const response = await ask(address, { cache: "no-cache", headers: await asPicture(), signal });
  return response.json() as Promise<ChapterList>;
}

/**
 * Saves a chapter into a cache of its own, from what an older copy has of it and from the line. It is a copy
 * once it is whole; only then those before it go. What has come stays when it is broken off.
 *
 * @throws {TypeError} when the line breaks; a DOMException named QuotaExceededError when there is no room, or
 * AbortError by the signal
 */
export async function download(list: ChapterList, watch: Watch = {}): Promise<Copy> {
  for (let versions = 1; ; versions++) {
    watch.onList?.(list);
    const there = await copyIn(cacheName(list));
    if (there?.taken !== undefined) return there;
    try {
      const copy = await fill(list, watch);
      await noteCopy(copy);
      await dropCaches(list.comic, list.chapter, cacheName(list));
      return copy;
    } catch (reason) {
      if (!(reason instanceof Changed)) throw reason;
      if (versions === mostVersions) throw new TypeError("the chapter does not hold still");
      list = await fetchList(list.comic, list.chapter, list.screen, watch.signal);
    }
  }
}

/** Deletes what is kept of a chapter, but for one cache. */
export async function dropCaches(comic: string, chapter: number, kept?: string): Promise<void> {
  const prefix = cachePrefix(comic, chapter);
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix) && name !== kept) await caches.delete(name);
  }
}

/** Fetches all on a list that is not there yet. */
async function fill(list: ChapterList, { signal, onItem }: Watch): Promise<Copy> {
  const own = cacheName(list);
  const cache = await caches.open(own);
  await noteCopy(list);
  const before = (await copies(list.comic, list.chapter)).map(cacheName);
  const older = await Promise.all(
    before.filter((name) => name !== own).map((at) => caches.open(at)),
  );
  const accept = await asPicture();
  const left = [...list.items];
  let taken = 0;

  async function bring({ address, kind }: SavedItem): Promise<void> {
    let there = await cache.match(address);
    if (!there) {
      there = (kind !== "page" && (await firstMatch(older, address))) || undefined;
      there ??= await whole(
        kind === "page"
          ? await ask(address, { cache: "no-cache", redirect: "error", signal })
          : await ask(address, { headers: kind === "picture" ? accept : {}, signal }),
      );
      if (kind === "page" && there.headers.get(buildHeader) !== list.build) throw new Changed();
      if (/no-store/.test(there.headers.get("Cache-Control") ?? "")) {
        throw new TypeError(`something is missing from ${address}`);
      }
      await cache.put(address, there.clone());
    }
    const bytes = Number(there.headers.get("Content-Length"));
    taken += bytes;
    onItem?.(bytes);
  }

  async function bringOneByOne(): Promise<void> {
    for (let item = left.shift(); item; item = left.shift()) await bring(item);
  }

  try {
    await Promise.all(Array.from({ length: atOnce }, bringOneByOne));
  } finally {
    // One that failed takes the others along.
    left.length = 0;
  }
  const { comic, chapter, screen, version } = list;
  if ((await fetchList(comic, chapter, screen, signal)).version !== version) throw new Changed();
  return { ...list, taken };
}

async function firstMatch(among: readonly Cache[], address: string): Promise<Response | undefined> {
  for (const cache of among) {
    const found = await cache.match(address);
    if (found) return found;
  }
  return undefined;
}

/** The response with all of its bytes, and how many they are. */
async function whole(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  // What is kept is not packed any more, and the same whoever asks.
  for (const name of ["Content-Encoding", "Vary"]) headers.delete(name);
  headers.set("Content-Length", String(body.byteLength));
  return new Response(body, { headers });
}

async function ask(
  address: string,
  init: Omit<RequestInit, "signal"> & { signal?: AbortSignal | undefined },
): Promise<Response> {
  const response = await globalThis.fetch(address, { ...init, signal: init.signal ?? null });
  if (!response.ok) throw new TypeError(`${response.status} for ${address}`);
  return response;
}

/** Asks for pictures in the formats of this browser, in the words in which Chromium does for its own cache. */
async function asPicture(): Promise<{ Accept: string }> {
  const { ImageDecoder } = globalThis as {
    ImageDecoder?: { isTypeSupported(type: string): Promise<boolean> };
  };
  const avif = (await ImageDecoder?.isTypeSupported("image/avif")) ? "image/avif," : "";
  return { Accept: `${avif}image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8` };
}
