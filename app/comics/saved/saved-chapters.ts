/** Cache Storage is the only record of the saved chapters. The service worker imports this module, too. */

/** A saved chapter, as described in its cache. */
export interface SavedChapter {
  comic: string;
  chapter: number;
  title: string;
  /** Cache keys of its pictures, in page order. */
  pictures: readonly string[];
  bytes: number;
}

/** Key of the cache entry that describes the chapter. It is stored last: a cache without it is incomplete. */
export const DESCRIPTION = "/saved-chapter.json";

/** Prefix of the names of a chapter's caches. Each version has its own cache. */
export const prefixOf = (comic: string, chapter: number) => `chapter ${comic} ${chapter} `;

/** Cache key of a picture: the same for all sizes and hosts. */
export const pictureKey = (address: string) =>
  address.replace(/^.*(?=\/comics\/)/, "").replace(/\?.*/, "");

/** Lists the saved chapters whose cache names have a prefix, oldest first. */
export async function listSavedChapters(prefix = ""): Promise<SavedChapter[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const descriptions = names.map(async (cacheName) => {
    const response = await caches.match(DESCRIPTION, { cacheName });
    return response?.json() as Promise<SavedChapter | undefined>;
  });
  return (await Promise.all(descriptions)).filter((chapter) => chapter !== undefined);
}

/** Removes all caches whose names have a prefix except one, and unregisters the service worker with the last cache. */
export async function removeCaches(prefix: string, kept?: string): Promise<boolean> {
  const names = await caches.keys();
  const removed = names.filter((name) => name.startsWith(prefix) && name !== kept);
  for (const name of removed) await caches.delete(name);
  if (removed.length === names.length) {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.unregister();
  }
  return removed.length > 0;
}

export const formatMegabytes = (bytes: number) =>
  `${Math.max(0.1, bytes / 1_000_000).toFixed(1)}\u00a0MB`;
