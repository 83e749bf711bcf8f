/** The saved chapters are those in the browser's caches. The service worker imports this module, too. */

/** A saved chapter, as its cache describes it. */
export interface SavedChapter {
  comic: string;
  chapter: number;
  title: string;
  /** The keys of its pictures, in the order of its pages. */
  pictures: readonly string[];
  bytes: number;
}

/** The entry that describes the chapter of a cache. It is stored last: a cache without it is incomplete. */
export const DESCRIPTION = "/saved-chapter.json";

/** The beginning of the names of a chapter's caches. Each version has a cache of its own. */
export const prefixOf = (comic: string, chapter: number) => `chapter ${comic} ${chapter} `;

/** The key of a picture in a cache: the same for all of its sizes, and on every host. */
export const pictureKey = (address: string) =>
  address.replace(/^.*(?=\/comics\/)/, "").replace(/\?.*/, "");

/** Lists the saved chapters whose caches have names with a prefix, in the order of their saving. */
export async function listSavedChapters(prefix = ""): Promise<SavedChapter[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const descriptions = names.map(async (cacheName) => {
    const response = await caches.match(DESCRIPTION, { cacheName });
    return response?.json() as Promise<SavedChapter | undefined>;
  });
  return (await Promise.all(descriptions)).filter((chapter) => chapter !== undefined);
}

/** Removes the caches whose names have a prefix, but one, and the service worker with the last one. */
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
