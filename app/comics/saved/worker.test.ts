import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeCaches, fakeLocks } from "../../../tests/setup/fake-caches";
import { cacheName, writeSavedChapter, type SavedChapter } from "./saved-chapter";

const origin = "https://fox.example";
const small = `${origin}/cdn/m/comics/x/2/a.png`;
const copy: SavedChapter = {
  comic: "x",
  chapter: 2,
  title: "",
  first: 1,
  count: 1,
  build: "old",
  version: "v1",
  screen: "phone",
  items: [{ address: small, bytes: 1, kind: "picture" }],
  taken: 1,
};

interface SentRequest {
  url: string;
  mode: RequestMode;
  tab: string;
}

let ask: (request: SentRequest) => Promise<Response>;
let answer: Response;
const navigate = vi.fn();

beforeEach(async () => {
  const listeners = new Map<string, (event: object) => void>();
  vi.stubGlobal("addEventListener", (name: string, listener: (event: object) => void) =>
    listeners.set(name, listener),
  );
  vi.stubGlobal("clients", {
    get: (id: string) => Promise.resolve({ id, navigate }),
    // No tab is listed yet while it loads.
    matchAll: () => Promise.resolve([]),
  });
  vi.stubGlobal("caches", new FakeCaches());
  vi.stubGlobal("navigator", { locks: fakeLocks() });
  vi.stubGlobal("self", globalThis);
  vi.stubGlobal("location", new URL(origin));
  vi.stubGlobal("fetch", () => Promise.resolve(answer));
  vi.resetModules();
  await import("./worker");
  ask = ({ url, mode, tab }) =>
    new Promise((resolve, reject) => {
      listeners.get("fetch")!({
        request: { url: new URL(url, origin).href, method: "GET", mode },
        ...{ clientId: tab, resultingClientId: tab },
        waitUntil: () => undefined,
        respondWith: (response: Promise<Response>) => void response.then(resolve, reject),
      });
    });
  const cache = await caches.open(cacheName(copy));
  await writeSavedChapter(cache, copy);
  await cache.put(small, new Response("small"));
});
afterEach(() => void vi.unstubAllGlobals());

const ofBuild = (build: string) => new Response("", { headers: { "X-Build": build } });
const askForDocument = (tab: string) => ask({ url: "/comics/y/1/1", mode: "navigate", tab });
const askForData = (tab: string) => ask({ url: "/comics/y/1/2.data", mode: "cors", tab });

it("shows another size of a picture from another origin, which hides its status", async () => {
  const large = Object.defineProperties(new Response("large"), {
    ok: { value: false },
    type: { value: "opaque" },
  });
  answer = large;
  const url = `${origin}/cdn/base/comics/x/2/a.png`;
  expect(await ask({ url, mode: "no-cors", tab: "1" })).toBe(large);
  answer = new Response("", { status: 502 });
  expect(await (await ask({ url, mode: "no-cors", tab: "1" })).text()).toBe("small");
});

it("shows pages from the network when the caches are full or damaged", async () => {
  answer = ofBuild("new");
  const fail = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
  caches.open = fail;
  expect(await askForDocument("1")).toBe(answer);
  expect(await ask({ url: "/world", mode: "navigate", tab: "1" })).toBe(answer);
  caches.match = fail;
  expect(await ask({ url: "/assets/a.js", mode: "cors", tab: "1" })).toBe(answer);
});

it("loads a document in the tab when the data of a page cannot be fetched", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  navigate.mockResolvedValue(null);
  expect((await askForData("1")).type).toBe("error");
  expect(navigate).toHaveBeenCalledWith("/comics/y/1/2");
});

it("answers with an error when the tab cannot leave for a document", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  navigate.mockRejectedValue(new TypeError("not controlled"));
  expect((await askForData("1")).type).toBe("error");
});

it("shows a saved page when the server does not answer in time", async () => {
  const cache = await caches.open(cacheName(copy));
  await cache.put("/comics/x/2/1", new Response("saved"));
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  vi.stubGlobal("setTimeout", (run: () => void) => queueMicrotask(run));
  const response = ask({ url: "/comics/x/2/1", mode: "navigate", tab: "1" });
  expect(await (await response).text()).toBe("saved");
});
