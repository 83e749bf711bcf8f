/**
 * The service worker: answers for saved chapters when the network fails, and updates them when it works; instead of any
 * other page it shows the list of saved chapters then. It is registered while a chapter is saved.
 */
import * as to from "~/addresses";
import { buildHeader } from "~/http/build-files";
import {
  classifyRequest,
  parseChapter,
  toCacheKey,
  resolvePage,
  toPageAddress,
  findOtherSize,
} from "./addresses";
import {
  cacheName,
  cachePrefix,
  listSavedChapters,
  DOCUMENTS_CACHE,
  type SavedChapter,
} from "./saved-chapter";
import { download, fetchList } from "./download";
import { renewPictures } from "./pictures";

/** Time after which a saved page is used. */
const PAGE_TIMEOUT_MS = 2_500;

/** Loading tabs, which `clients.matchAll` does not list yet. */
const MAX_LOADING_TABS = 50;

interface FetchEvent extends Event {
  request: Request;
  clientId: string;
  resultingClientId: string;
  /** Chromium's static routes, at the installation. */
  addRoutes?(route: object): Promise<void>;
  waitUntil(promise: Promise<unknown>): void;
  respondWith(response: Promise<Response>): void;
}

interface Tab {
  id: string;
  navigate(url: string): Promise<unknown>;
}

interface Worker {
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    get(id: string): Promise<Tab | undefined>;
    matchAll(options: { includeUncontrolled: boolean }): Promise<readonly Tab[]>;
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
  /** A document: from the network, else the saved one, else a redirect to a saved page. */
  async page(event: FetchEvent): Promise<Response> {
    const { request, resultingClientId } = event;
    const saved = await findSavedPage(toCacheKey(request.url));
    const response = await fetchWithTimeout(request, saved !== undefined);
    if (!response?.ok && saved) {
      await noteDocument(resultingClientId, saved.copy.build);
      event.waitUntil(renew(saved.copy));
      return saved.response;
    }
    if (!response) return Response.redirect(await findRedirect(request.url));
    if (response.ok) await noteDocument(resultingClientId, response.headers.get(buildHeader));
    const here = parseChapter(request.url) ?? saved?.copy;
    if (here) event.waitUntil(renewChapter(here.comic, here.chapter));
    return response;
  },

  /** A document of another part of the site: from the network, else a redirect to the saved chapters. */
  async otherPage({ request, resultingClientId }: FetchEvent): Promise<Response> {
    const response = await fetch(request).catch(() => undefined);
    if (!response) return Response.redirect(await findRedirect(request.url));
    await noteDocument(resultingClientId, response.headers.get(buildHeader));
    return response;
  },

  /** The data of a page: only of the build of the document that asks; else the tab loads the page as a document. */
  async data({ request, clientId }: FetchEvent): Promise<Response> {
    const { response, isOther, saved } = await fetchOfBuild(request, clientId);
    if (response && !isOther) return response;
    if (!response && saved) return saved;
    const tab = await worker.clients.get(clientId);
    // When the navigation succeeds, the document that waits for this response is gone; else it shows an error.
    await tab?.navigate(toPageAddress(request.url)).catch(() => undefined);
    return Response.error();
  },

  /** The prefetched pages. */
  async list({ request, clientId }: FetchEvent): Promise<Response> {
    const { response, isOther, saved } = await fetchOfBuild(request, clientId);
    return (isOther ? undefined : response) ?? saved ?? Response.error();
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
    const other = copy && findOtherSize(request.url, addressesOf(copy));
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

/** Fetches data for a tab. `isOther` tells that the response is of another build than the tab's document. */
async function fetchOfBuild(request: Request, tab: string) {
  const build = await buildOf(tab);
  const saved = await findSavedPage(toCacheKey(request.url), build);
  const response = await fetchWithTimeout(request, saved !== undefined);
  const isOther = build !== "" && response?.headers.get(buildHeader) !== build;
  return { response, isOther, saved: saved?.response };
}

async function listCompleteChapters(
  ...chapter: Parameters<typeof listSavedChapters>
): Promise<SavedChapter[]> {
  return (await listSavedChapters(...chapter)).filter(({ taken }) => taken !== undefined);
}

const addressesOf = ({ items }: SavedChapter) => items.map(({ address }) => address);

/** Finds a page, or its data, in the complete copies, of one build if given. */
async function findSavedPage(address: string, build?: string) {
  for (const copy of await listCompleteChapters()) {
    if (build !== undefined && copy.build !== build) continue;
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

/** Stores the build of a tab's document, and forgets closed tabs. */
async function noteDocument(tab: string, build: string | null): Promise<void> {
  const documents = await caches.open(DOCUMENTS_CACHE);
  if (build) await documents.put(`/${tab}`, new Response(build));
  const listed = await worker.clients.matchAll({ includeUncontrolled: true });
  const open = new Set(listed.map(({ id }) => `/${id}`));
  const others = (await documents.keys()).filter(({ url }) => !open.has(new URL(url).pathname));
  for (const request of others.slice(0, -MAX_LOADING_TABS)) await documents.delete(request);
}

/** The build of a tab's document; empty if unknown. */
async function buildOf(tab: string): Promise<string> {
  const known = await caches.match(`/${tab}`, { cacheName: DOCUMENTS_CACHE });
  return (await known?.text()) ?? "";
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
