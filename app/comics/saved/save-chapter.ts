import * as to from "~/addresses";
import { savedWorker } from "~/http/saved-worker";
import {
  DESCRIPTION,
  pictureKey,
  prefixOf,
  removeCaches,
  type SavedChapter,
} from "./saved-chapters";

/** The Accept header of browsers for pictures, which selects the files in the HTTP cache. */
const headers = { Accept: "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8" };

/**
 * Saves the scroll of a chapter with its pictures, and removes older versions. A failure removes
 * the incomplete version. Across all tabs, one chapter is saved at a time.
 *
 * @throws {TypeError} when a request fails; a QuotaExceededError when the disk is full
 */
export function saveChapter(
  { comic, chapter, title }: Pick<SavedChapter, "comic" | "chapter" | "title">,
  onProgress: (progress: string) => void,
): Promise<SavedChapter> {
  // Asks the browser to keep the caches. Not awaited: some browsers prompt the visitor.
  void navigator.storage?.persist?.();
  return navigator.locks.request("save a chapter", async () => {
    const { document, addresses, pictures, scripts } = await fetchScroll(comic, chapter);
    const saved = { comic, chapter, title, pictures, bytes: 0 };
    const name = prefixOf(comic, chapter) + crypto.randomUUID();
    try {
      const cache = await caches.open(name);
      const store = async (key: string, response: Response) => {
        saved.bytes += (await response.clone().blob()).size;
        await cache.put(key, response);
      };
      for (const [at, address] of addresses.entries()) {
        onProgress(`Stay on this page. Saving: ${at} of ${addresses.length} pictures`);
        await store(pictures[at]!, await fetchFile(address, "image/", { headers }));
      }
      await store(to.scroll(comic, { chapter }), document);
      // Puts the scripts into the HTTP cache: while they are there, bookmarks work offline, too.
      await Promise.all(scripts.map((script) => fetch(script)));
      await navigator.serviceWorker.register(savedWorker, { scope: "/" });
      await cache.put(DESCRIPTION, Response.json(saved));
    } catch (reason) {
      await removeCaches(name);
      throw reason;
    }
    await removeCaches(prefixOf(comic, chapter), name);
    return saved;
  });
}

/** Returns whether a saved chapter has changed. @throws {TypeError} if the request fails */
export async function hasNewVersion({ comic, chapter, pictures }: SavedChapter): Promise<boolean> {
  const current = await fetchScroll(comic, chapter);
  return current.pictures.join() !== pictures.join();
}

/** Fetches the scroll of a chapter and the addresses of its pictures in this window's size. */
async function fetchScroll(comic: string, chapter: number) {
  const address = to.scroll(comic, { chapter });
  const document = await fetchFile(address, "text/html", { cache: "no-cache" });
  const html = await document.clone().text();
  const scripts = html.match(/\/assets\/[\w.-]+\.js/g) ?? [];
  // The head is left out, because the policy of this page would block styles in the head.
  const [, body = ""] = html.split("<body>");
  const page = new DOMParser().parseFromString(body, "text/html");
  const elements = page.querySelectorAll("section > figure picture");
  const addresses = Array.from(elements, (picture) => {
    const source = Array.from(picture.querySelectorAll("source")).find(
      ({ media }) => matchMedia(media).matches,
    );
    return (source?.srcset ?? picture.querySelector("img")!.getAttribute("src"))!;
  });
  return { document, addresses, pictures: addresses.map(pictureKey), scripts };
}

async function fetchFile(address: string, type: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, { ...init, redirect: "error" });
  const isFile = response.ok && response.headers.get("Content-Type")?.startsWith(type);
  if (!isFile) throw new TypeError(`${response.status} for ${address}`);
  return response;
}
