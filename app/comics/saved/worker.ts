/**
 * The service worker: answers for saved chapters when the network fails, and updates them when it works; instead of any
 * other page it shows the list of saved chapters then. It is registered while a chapter is saved.
 */
import * as to from "~/addresses";
import {
  classifyRequest,
  parseChapter,
  toCacheKey,
  resolvePage,
  toPageAddress,
  findOtherSize,
} from "./addresses";
import { cacheName, cachePrefix, listSavedChapters, type SavedChapter } from "./saved-chapter";
import { download, fetchList } from "./download";
import { renewPictures } from "./pictures";

/** Time after which a saved page is used. */
const PAGE_TIMEOUT_MS = 2_500;

interface FetchEvent extends Event {
  request: Request;
  clientId: string;
  /** Chromium's static routes, at the installation. */
  addRoutes?(route: object): Promise<void>;
  waitUntil(promise: Promise<unknown>): void;
  respondWith(response: Promise<Response>): void;
}

interface Worker {
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    get(id: string): Promise<{ navigate(url: string): Promise<unknown> } | undefined>;
  };
  addEventListener(
    name: "install" | "activate" | "fetch",
    listener: (event: FetchEvent) => void,
  ): void;
}

const worker = globalThis as unknown as Worker;

worker.addEventListener("install", (event) => {
  void worker.skipWaiting();
  // Browsers without static routes may have no URLPattern either.
  if (!event.addRoutes) return;
  const patterns = ["*/comics/*", "/assets/*"].map((pathname) => ({
    urlPattern: new URLPattern({ pathname }),
  }));
  // Other requests do not wait for the start of the worker. A browser that does not know a condition sends it all.
  const answered = { or: [{ requestMode: "navigate" }, ...patterns] };
  const route = { condition: { not: answered }, source: "network" };
  event.waitUntil(event.addRoutes(route).catch(() => undefined));
});
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("fetch", (event) => {
  const kind = classifyRequest(event.request, location.origin);
  // The site works without the caches, when they are full or damaged.
  if (kind) event.respondWith(handlers[kind](event).catch(() => fetch(event.request)));
});

const handlers = {
  /** A document: from the network, else the saved one, else a redirect to a saved page or to the list of them. */
  async page(event: FetchEvent): Promise<Response> {
    const { request } = event;
    const saved = await findSavedPage(toCacheKey(request.url));
    const response = await fetchWithTimeout(request, saved !== undefined);
    if (!response?.ok && saved) {
      event.waitUntil(renew(saved.copy));
      return saved.response;
    }
    if (!response) return Response.redirect(await findRedirect(request.url));
    const here = parseChapter(request.url) ?? saved?.copy;
    if (here) event.waitUntil(renewChapter(here.comic, here.chapter));
    return response;
  },

  /** The data of a page: from the network; else the tab loads the page as a document, which may be of another build. */
  async data({ request, clientId }: FetchEvent): Promise<Response> {
    const address = toPageAddress(request.url);
    const page = await findSavedPage(toCacheKey(location.origin + address));
    const response = await fetchWithTimeout(request, page !== undefined);
    if (response && (response.ok || !page)) return response;
    const tab = await worker.clients.get(clientId);
    // When the navigation succeeds, the document that waits for this response is gone; else it shows an error.
    await tab?.navigate(address).catch(() => undefined);
    return Response.error();
  },

  /** The prefetched pages, which the reader ignores if they are of another build. */
  async list({ request }: FetchEvent): Promise<Response> {
    const saved = await findSavedPage(toCacheKey(request.url));
    const response = await fetchWithTimeout(request, saved !== undefined);
    return (response?.ok || !saved ? response : saved.response) ?? Response.error();
  },

  /** A file of a build, which never changes at its address. */
  async file({ request }: FetchEvent): Promise<Response> {
    return (await caches.match(request.url)) ?? fetch(request);
  },

  /** The saved picture; another size from the network, else the saved size. */
  async picture({ request }: FetchEvent): Promise<Response> {
    const exact = await caches.match(request.url);
    if (exact) return exact;
    const { comic, chapter } = parseChapter(request.url)!;
    const [copy] = await listCompleteChapters(comic, chapter);
    const addresses = copy?.items.map(({ address }) => address);
    const other = addresses && findOtherSize(request.url, addresses);
    const saved = other && (await caches.match(other));
    const response = await fetchWithTimeout(request, saved !== undefined);
    // An opaque response of another origin hides its status: it is used as it is.
    const isShown = response?.ok || response?.type === "opaque";
    return (isShown || !saved ? response : saved) ?? Response.error();
  },
};

/**
 * Fetches a request. Undefined when that fails or, if a saved response exists, takes longer than `PAGE_TIMEOUT_MS`.
 *
 * @param isSaved whether a saved response exists
 */
async function fetchWithTimeout(request: Request, isSaved: boolean): Promise<Response | undefined> {
  const response = fetch(request).catch(() => undefined);
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, PAGE_TIMEOUT_MS));
  return isSaved ? Promise.race([response, timeout]) : response;
}

async function listCompleteChapters(
  ...chapter: Parameters<typeof listSavedChapters>
): Promise<SavedChapter[]> {
  return (await listSavedChapters(...chapter)).filter(({ taken }) => taken !== undefined);
}

/** Finds a page, or its list, in the complete copies. */
async function findSavedPage(address: string) {
  for (const copy of await listCompleteChapters()) {
    const response = await caches.match(address, { cacheName: cacheName(copy) });
    if (response) return { copy, response };
  }
  return undefined;
}

/** The address to redirect to when a page is neither saved nor reachable. */
async function findRedirect(url: string): Promise<string> {
  const all = await listCompleteChapters();
  const find = (comic: string, chapter: number) =>
    all.find((copy) => copy.comic === comic && copy.chapter === chapter);
  const page = resolvePage(url, (comic, chapter) => find(comic, chapter)?.first);
  if (page && (await findSavedPage(page))) return page;
  const { pathname, search } = new URL(url);
  const [, , comic] = pathname.split("/");
  const { comic: known } = all.find((copy) => copy.comic === comic) ?? all[0] ?? {};
  // With nothing saved the browser's own error is shown.
  if (!known || /\/saved$/.test(pathname)) throw new TypeError("offline");
  return to.savedChapters(known, { from: pathname + search });
}

async function renewChapter(comic: string, chapter: number): Promise<void> {
  const [copy] = await listCompleteChapters(comic, chapter);
  if (copy) await renew(copy);
}

/** Downloads a chapter that has changed, or its pictures that have. The old copy stays until the new one is complete. */
async function renew(copy: SavedChapter): Promise<void> {
  const { comic, chapter, screen, version } = copy;
  const renewal = `renew ${cachePrefix(comic, chapter)}`;
  try {
    await navigator.locks.request(renewal, { ifAvailable: true }, async (lock) => {
      if (!lock) return;
      const list = await fetchList(comic, chapter, screen);
      const isRemoved = !(await caches.has(cacheName(copy)));
      if (isRemoved) return;
      await (list.version === version ? renewPictures(copy) : download(list));
    });
  } catch {
    // The old copy stays; the next page view tries again.
  }
}
