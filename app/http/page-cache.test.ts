import type { AppLoadContext } from "@remix-run/node";
import { beforeEach, expect, it, vi } from "vitest";
import { cacheControl } from "./cache-policy.server";
import { PageCache } from "./page-cache.server";

const MINUTE_MS = 60_000;
const text = "A fox.";

/** The differences between a page and a page that may be stored. */
interface Difference {
  status?: number;
  headers?: Record<string, string>;
  freshMs?: number;
}

let pages: PageCache;
let rendered: number;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  // lru-cache ignores the time 0.
  vi.advanceTimersByTime(1);
  pages = new PageCache();
  rendered = 0;
  return () => void vi.useRealTimers();
});

/** Loads a page as the server does: from the cache if possible. */
async function visit(key = "/", { status = 200, headers, freshMs }: Difference = {}) {
  if (pages.get(key)) return text;
  const context: AppLoadContext = {};
  const render = () => {
    rendered += 1;
    context.freshUntil = Date.now() + (freshMs ?? 10 * MINUTE_MS);
    const all = { "Cache-Control": cacheControl.page, "Content-Type": "text/html", ...headers };
    return Promise.resolve(new Response(text, { status, headers: all }));
  };
  return (await pages.load(key, context, render)).text();
}

it("the page cache stores a page with its headers while all data of the page is fresh", async () => {
  expect(await visit("/", { freshMs: 5_000, headers: { ETag: '"fox"' } })).toBe(text);
  vi.advanceTimersByTime(4_999);
  const { etag, headerList, body } = pages.get("/")!;
  expect([etag, Buffer.from(body).toString()]).toEqual(['"fox"', text]);
  const names = headerList.filter((_, at) => at % 2 === 0);
  expect(names).toEqual(["cache-control", "content-type", "etag"]);
  vi.advanceTimersByTime(2);
  expect(pages.get("/")).toBeUndefined();
});

it.each<[string, Difference]>([
  ["that is stored", {}],
  ["that is not stored", { headers: { "Cache-Control": cacheControl.never } }],
  ["that failed", { status: 500 }],
  ["whose Vary header names only headers of the key", { headers: { Vary: "Cookie, Save-Data" } }],
])("the page cache renders a page %s once for concurrent requests", async (_name, difference) => {
  const crowd = Array.from({ length: 5 }, () => visit("/", difference));
  expect(await Promise.all([...crowd, visit("/other")])).toEqual(Array(6).fill(text));
  expect(rendered).toBe(2);
});

it("concurrent requests for a page fail if the first of them fails", async () => {
  const fail = () => Promise.reject(new Error("too many visitors"));
  const failing = pages.load("/", {}, fail).catch(String);
  expect([await visit().catch(String), await failing]).toEqual([
    "Error: too many visitors",
    "Error: too many visitors",
  ]);
  expect(await visit()).toBe(text);
});

it.each<[string, Difference]>([
  ["a cookie", { headers: { "Set-Cookie": "a=b" } }],
  [
    "a Vary header that names a header outside of the key",
    { headers: { Vary: "Cookie, Referer" } },
  ],
])("the page cache renders a page with %s for each request", async (_name, difference) => {
  await Promise.all(Array.from({ length: 5 }, () => visit("/", difference)));
  expect([rendered, pages.get("/")]).toEqual([5, undefined]);
});

it.each<[string, Difference]>([
  ["whose data has no known lifetime", { freshMs: -Infinity }],
  ["made of a stale copy", { freshMs: 0 }],
  ["with Cache-Control: no-store", { headers: { "Cache-Control": cacheControl.never } }],
  ["that is an error", { status: 500 }],
  ["that is a picture", { headers: { "Content-Type": "image/png" } }],
])("the page cache does not store a page %s", async (_name, difference) => {
  await visit("/", difference);
  expect(pages.get("/")).toBeUndefined();
});
