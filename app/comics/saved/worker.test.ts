import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeCaches } from "../../../tests/setup/fake-caches";
import { DESCRIPTION } from "./saved-chapters";

const origin = "https://fox.example";
const scroll = "/comics/x/2/scroll";
const document = "<html><head><title>Saved</title></head><body>saved</body>";

/** Sends a request to the fetch handler of the worker. */
let ask: (path: string, destination?: string) => Promise<Response>;
const network = vi.fn<() => Promise<Response>>();

beforeEach(async () => {
  const listeners = new Map<string, (event: object) => void>();
  vi.stubGlobal("self", {
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
  });
  vi.stubGlobal("caches", new FakeCaches());
  vi.stubGlobal("fetch", network);
  // Node has no base URL for relative redirects.
  vi.spyOn(Response, "redirect").mockImplementation(
    (url) => new Response(null, { status: 302, headers: { Location: String(url) } }),
  );
  network.mockRejectedValue(new TypeError("offline"));
  vi.resetModules();
  await import("./worker");
  ask = (path, destination = "document") =>
    new Promise((resolve, reject) => {
      const mode = destination === "document" ? "navigate" : "no-cors";
      listeners.get("fetch")!({
        request: { url: origin + path, method: "GET", mode, destination },
        preloadResponse: Promise.resolve(undefined),
        respondWith: (response: Promise<Response>) => void response.then(resolve, reject),
      });
    });
  const cache = await caches.open("chapter x 2 1");
  await cache.put("/comics/x/2/a.png", new Response("saved"));
  await cache.put(scroll, new Response(document));
  const described = { comic: "x", chapter: 2, title: "Tails & <Tales>", pictures: [], bytes: 1 };
  await cache.put(DESCRIPTION, Response.json(described));
});
afterEach(() => void vi.unstubAllGlobals());

it.each([
  ["/comics/x/2/3", `${scroll}#page-3`],
  ["/comics/x/2", scroll],
  ["/comics/x/2/text?page=2", scroll],
])(
  "the service worker redirects %s to the saved scroll of the chapter if the network fails",
  async (path, location) => {
    expect((await ask(path)).headers.get("Location")).toBe(location);
  },
);

it("the service worker responds with the saved scroll of a chapter and its saved pictures in any size", async () => {
  expect(await (await ask(`${scroll}?at=3`)).text()).toBe(document);
  expect(await (await ask("/cdn/base/comics/x/2/a.png?retry=1", "image")).text()).toBe("saved");
  expect((await ask("/cdn/base/comics/x/2/b.png", "image")).type).toBe("error");
});

it.each(["/", "/comics/x", "/comics/x/3/1", "/comics/x/latest", "/world/2/scroll"])(
  "the service worker lists the saved chapters instead of %s if the network fails",
  async (path) => {
    const page = await (await ask(path)).text();
    expect(page).toContain("<title>You are offline</title>");
    expect(page).toContain(
      `<a href="${scroll}" class="touch-link">Chapter 2: Tails &#38; &#60;Tales>`,
    );
  },
);

it("the service worker prefers a successful network response to a saved response", async () => {
  const sent = new Response("sent");
  network.mockResolvedValue(sent);
  expect(await ask("/comics/x/2/3")).toBe(sent);
  expect(await ask("/cdn/m/comics/x/2/a.png", "image")).toBe(sent);
  const failed = new Response("", { status: 503 });
  network.mockResolvedValue(failed);
  expect((await ask("/comics/x/2/3")).status).toBe(302);
  expect(await ask("/comics/x/3/1"), "nothing is saved of it").toBe(failed);
});

it("the service worker uses a saved response if the network is slow", async () => {
  network.mockReturnValue(new Promise(() => undefined));
  vi.stubGlobal("setTimeout", (run: () => void) => queueMicrotask(run));
  expect(await (await ask(scroll)).text()).toBe(document);
});

it("without network and caches, the service worker lets the browser show its own error page", async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  expect((await ask("/comics/x/2/3")).type).toBe("error");
});

it("the service worker forwards all requests if the caches are damaged", async () => {
  caches.match = () => Promise.reject(new DOMException("damaged", "UnknownError"));
  const sent = new Response("sent");
  network.mockResolvedValue(sent);
  expect(await ask("/comics/x/2/3")).toBe(sent);
  expect(await ask("/cdn/m/comics/x/2/a.png", "image")).toBe(sent);
});
