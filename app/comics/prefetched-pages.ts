import * as to from "~/addresses";
import type { ComicPage } from "./page";

/** The time until a prefetched page expires; the newest page expires sooner. */
const PREFETCHED_MS = 10 * 60_000;
const NEWEST_PREFETCHED_MS = 60_000;

interface Entry {
  page: ComicPage;
  /** The timestamp in milliseconds after which a turn requests the page from the server again. */
  expires: number;
}

const entries = new Map<string, Entry>();

export const addressOf = ({ comic, ref }: ComicPage): string => to.page(comic.slug, ref);

/** Stores comic pages that the browser has prefetched. */
export function storePrefetched(pages: readonly ComicPage[], inSpreads = false): void {
  for (const page of pages) {
    const { spread } = page;
    if (inSpreads && !spread) continue;
    const isNewest = [page, spread?.partner].some((shown) => shown && !shown.controls.next);
    const expires = Date.now() + (isNewest ? NEWEST_PREFETCHED_MS : PREFETCHED_MS);
    entries.set(addressOf(page), { page, expires });
  }
}

/** Makes the next turns request the server. Entries expire, because shown pages still read them. */
export function invalidatePrefetched(): void {
  for (const entry of entries.values()) entry.expires = 0;
}

/** Returns the prefetched page at an address if it may be shown without a request. */
export function getPrefetched(address: string): ComicPage | undefined {
  const entry = entries.get(address);
  return entry && entry.expires > Date.now() ? entry.page : undefined;
}

/**
 * Returns the page at an address: the loaded page if it has this address, otherwise the prefetched
 * page, even if it has expired. A turn between prefetched pages runs no loader.
 */
export function getShownPage(address: string, loaded: ComicPage): ComicPage {
  return addressOf(loaded) === address ? loaded : (entries.get(address)?.page ?? loaded);
}
