/**
 * The service worker: answers for saved chapters when the line does not, and keeps them up to date when it does.
 * It is registered while something is saved, for the pages of comics alone.
 */
import { buildHeader } from "~/http/build-files";
import {
  classifyRequest,
  parseChapter,
  toCacheKey,
  resolvePage,
  toPageAddress,
  findOtherSize,
} from "./addresses";
import { cacheName, cachePrefix, copies, DOCUMENTS_CACHE, type Copy } from "./copy";
import { download, fetchList } from "./download";

/** How long the line may take over a page that is saved, in milliseconds. */
const PAGE_TIMEOUT_MS = 2_500;

/** How many tabs may be unlisted and yet about to open: each is one that loads. */
const MAX_LOADING_TABS = 50;

interface WorkerEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

interface FetchEvent extends WorkerEvent {
  request: Request;
  clientId: string;
  resultingClientId: string;
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
  addEventListener(name: "install" | "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(name: "fetch", listener: (event: FetchEvent) => void): void;
}

const worker = globalThis as unknown as Worker;

worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("fetch", (event) => {
  const asked = classifyRequest(event.request, location.origin);
  if (asked) event.respondWith(answers[asked](event));
});

const answers = {
  /** A document: from the line, else as it is saved, else the way to what is. */
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

  /** The data of a page that an open document turns to: of its own build, or the page becomes a document. */
  async data({ request, clientId }: FetchEvent): Promise<Response> {
    const build = await buildOf(clientId);
    const saved = await findSavedPage(toCacheKey(request.url), build);
    const response = await fetchWithTimeout(request, saved !== undefined);
    const isOther = build && response?.headers.get(buildHeader) !== build;
    if (response && !isOther) return response;
    if (!response && saved) return saved.response;
    const tab = await worker.clients.get(clientId);
    // The document that waits for this answer is gone once that succeeds; else it shows the error.
    await tab?.navigate(toPageAddress(request.url)).catch(() => undefined);
    return Response.error();
  },

  /** The pages ahead, or the panels of one. */
  async list({ request, clientId }: FetchEvent): Promise<Response> {
    const build = await buildOf(clientId);
    const saved = await findSavedPage(toCacheKey(request.url), build);
    const response = await fetchWithTimeout(request, saved !== undefined);
    const isOther = build && response?.headers.get(buildHeader) !== build;
    return (isOther ? undefined : response) ?? saved?.response ?? Response.error();
  },

  /** Never another at its address, whichever copy has it. */
  async file({ request }: FetchEvent): Promise<Response> {
    return (await caches.match(request.url)) ?? globalThis.fetch(request);
  },

  /** As it is saved; another size of it from the line, else the one that is. */
  async picture({ request }: FetchEvent): Promise<Response> {
    const exact = await caches.match(request.url);
    if (exact) return exact;
    const { comic, chapter } = parseChapter(request.url)!;
    const [copy] = await completeCopies(comic, chapter);
    const other = copy && findOtherSize(request.url, addressesOf(copy));
    const saved = other && (await caches.match(other));
    const response = await fetchWithTimeout(request, saved !== undefined);
    // Another origin's response may hide its status; one that could not be fetched is none.
    const isShown = response?.ok || response?.type === "opaque";
    return (isShown || !saved ? response : saved) ?? Response.error();
  },
};

/**
 * What the line has to say: nothing when it breaks, or takes longer than a saved copy is worth waiting for.
 *
 * @param isSaved whether there is another answer
 */
async function fetchWithTimeout(request: Request, isSaved: boolean): Promise<Response | undefined> {
  const answer = globalThis.fetch(request).catch(() => undefined);
  if (!isSaved) return answer;
  let timer = 0;
  const late = new Promise<undefined>((resolve) => {
    timer = self.setTimeout(resolve, PAGE_TIMEOUT_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

async function completeCopies(...chapter: Parameters<typeof copies>): Promise<Copy[]> {
  return (await copies(...chapter)).filter(({ taken }) => taken !== undefined);
}

const addressesOf = ({ items }: Copy) => items.map(({ address }) => address);

/** A page, or its data, in the copies; of one build where it matters. */
async function findSavedPage(address: string, build?: string) {
  for (const copy of await completeCopies()) {
    if (build !== undefined && copy.build !== build) continue;
    const response = await caches.match(address, { cacheName: cacheName(copy) });
    if (response) return { copy, response };
  }
  return undefined;
}

/** Where an address leads that is not saved, without the line. */
async function findRedirect(url: string): Promise<string> {
  const all = await completeCopies();
  const find = (comic: string, chapter: number) =>
    all.find((copy) => copy.comic === comic && copy.chapter === chapter);
  const page = resolvePage(url, (comic, chapter) => find(comic, chapter)?.first);
  if (page && (await findSavedPage(page))) return page;
  const { pathname, search } = new URL(url);
  const [, , comic] = pathname.split("/");
  const { comic: known } = all.find((copy) => copy.comic === comic) ?? all[0] ?? {};
  // With nothing saved there is nothing to say: the browser does.
  if (!known || /\/saved$/.test(pathname)) throw new TypeError("the line is down");
  return `/comics/${known}/saved?${new URLSearchParams({ from: pathname + search }).toString()}`;
}

/** Notes the build that a tab's document is of, and forgets tabs that are gone. */
async function noteDocument(tab: string, build: string | null): Promise<void> {
  const documents = await caches.open(DOCUMENTS_CACHE);
  if (build) await documents.put(`/${tab}`, new Response(build));
  const listed = await worker.clients.matchAll({ includeUncontrolled: true });
  const open = new Set(listed.map(({ id }) => `/${id}`));
  const others = (await documents.keys()).filter(({ url }) => !open.has(new URL(url).pathname));
  for (const request of others.slice(0, -MAX_LOADING_TABS)) await documents.delete(request);
}

/** The build of a tab's document; one that nobody knows is nobody's. */
async function buildOf(tab: string): Promise<string> {
  const known = await caches.match(`/${tab}`, { cacheName: DOCUMENTS_CACHE });
  return (await known?.text()) ?? "";
}

async function renewChapter(comic: string, chapter: number): Promise<void> {
  const [copy] = await completeCopies(comic, chapter);
  if (copy) await renew(copy);
}

/** Makes another copy of a chapter that has become another, beside this one until it is complete. */
async function renew(copy: Copy): Promise<void> {
  const { comic, chapter, screen, version } = copy;
  const renewal = `renew ${cachePrefix(comic, chapter)}`;
  try {
    await navigator.locks.request(renewal, { ifAvailable: true }, async (lock) => {
      if (!lock) return;
      const list = await fetchList(comic, chapter, screen);
      const isRemoved = !(await caches.has(cacheName(copy)));
      if (list.version !== version && !isRemoved) await download(list);
    });
  } catch {
    // The copy is as good as it was; the next page tries again.
  }
}
