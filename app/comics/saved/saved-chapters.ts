/** Cache Storage is the only record of saved chapters. The service worker imports this. */

/** The description of a saved chapter in its cache. */
export interface SavedChapter {
  comic: string;
  chapter: number;
  title: string;
  /** The cache keys of the chapter's pictures in page order. */
  pictures: readonly string[];
  bytes: number;
}

/** The key of the entry that describes a chapter; a cache without this entry is incomplete. */
export const DESCRIPTION = "/saved-chapter.json";

/** Returns the prefix of the names of a chapter's caches. Each version has a separate cache. */
export const prefixOf = (comic: string, chapter: number) => `chapter ${comic} ${chapter} `;

/** Returns the cache key of a picture. All sizes of a picture, on any host, have one key. */
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

/** Removes all caches with a prefix except one. Without caches, removes the service worker. */
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

/** Formats a size, as in "12.3 MB". */
export const formatMegabytes = (bytes: number) =>
  `${Math.max(0.1, bytes / 1_000_000).toFixed(1)}\u00a0MB`;
