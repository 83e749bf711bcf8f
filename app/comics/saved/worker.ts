/**
 * The service worker of saved chapters. Pages and pictures come from the network first. Offline, a
 * page of a saved chapter is replaced by its saved scroll, and any other page by the list of saved
 * chapters.
 */
import * as to from "~/addresses";
import { nameChapter } from "~/page-ref";
import { listSavedChapters, pictureKey } from "./saved-chapters";

/** If the network has not responded after this time, the saved response is used. */
const TIMEOUT_MS = 2_500;

interface WorkerEvent extends Event {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  addRoutes?(route: object): Promise<void>;
  waitUntil(promise: Promise<unknown> | undefined): void;
  respondWith(response: Promise<Response>): void;
}

declare const self: {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: ServiceWorkerRegistration;
  addEventListener(name: string, listener: (event: WorkerEvent) => void): void;
};

self.addEventListener("install", (event) => {
  void self.skipWaiting();
  if (!event.addRoutes) return;
  // The worker handles only these requests.
  const pictures = { urlPattern: new URLPattern({ pathname: "*/comics/*.png" }) };
  const condition = { not: { or: [{ requestMode: "navigate" }, pictures] } };
  event.waitUntil(event.addRoutes({ condition, source: "network" }).catch(() => undefined));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
  // Navigation preload requests a page before the worker has started.
  event.waitUntil(self.registration.navigationPreload?.enable());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const isPicture = request.destination === "image" && request.url.includes("/comics/");
  if (request.method !== "GET" || (request.mode !== "navigate" && !isPicture)) return;
  const response = isPicture ? respondWithPicture(request) : respondWithPage(event);
  // If the caches are damaged, the network responds.
  event.respondWith(response.catch(() => fetch(request)));
});

async function respondWithPicture(request: Request): Promise<Response> {
  const saved = await caches.match(pictureKey(request.url));
  return (await preferNetwork(fetch(request), saved)) ?? Response.error();
}

async function respondWithPage({ request, preloadResponse }: WorkerEvent): Promise<Response> {
  const { pathname } = new URL(request.url);
  const [, folder, comic = "", chapter, page = ""] = pathname.split("/");
  const scroll = to.scroll(comic, { chapter: Number(chapter) });
  const saved = folder === "comics" ? await caches.match(scroll) : undefined;
  // In Firefox, a failed preload has status 0.
  const network = preloadResponse.then((sent) => (sent?.status ? sent : fetch(request)));
  const response = await preferNetwork(network, saved);
  if (!response) return showOfflinePage();
  const isElsewhere = response === saved && pathname !== scroll;
  // A redirect without a fragment keeps the request's fragment.
  const fragment = /^\d+$/.test(page) ? `#page-${page}` : "";
  return isElsewhere ? Response.redirect(scroll + fragment) : response;
}

/** Returns the response, or the saved one, if any, when the network fails or is slow. */
async function preferNetwork(
  network: Promise<Response>,
  saved: Response | undefined,
): Promise<Response | undefined> {
  const response = network.catch(() => undefined);
  if (!saved) return response;
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS));
  const first = await Promise.race([response, timeout]);
  return first && first.status < 500 ? first : saved;
}

/** Lists the saved chapters, below the header of a saved document. */
async function showOfflinePage(): Promise<Response> {
  const chapters = await listSavedChapters();
  const [first] = chapters;
  const saved = first && (await caches.match(to.scroll(first.comic, first)));
  // The browser may have evicted all caches.
  if (!saved) return Response.error();
  const [top = ""] = (await saved.text()).split("<main");
  const items = chapters.map((one) => {
    const name = nameChapter(one.chapter, one.title).replace(
      /[&<]/g,
      (mark) => `&#${mark.charCodeAt(0)};`,
    );
    return `<li><a href="${to.scroll(one.comic, one)}" class="touch-link">${name}</a></li>`;
  });
  const page = `${top.replace(/<title>.*?<\/title>/, "<title>You are offline</title>")}
    <main><div class="narrow grid"><h1>You are offline</h1>
    <p>This page is not saved, so it opens only with internet. These chapters open without it:</p>
    <ul class="cards">${items.join("")}</ul>
    <p><a href="" class="button">Try again</a></p></div></main>`;
  return new Response(page, { headers: saved.headers });
}
