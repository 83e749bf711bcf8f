import type { AppLoadContext } from "@remix-run/node";
import { beforeEach, expect, it, vi } from "vitest";
import { cacheControl } from "./cache-policy";
import { PageCache, pageKey } from "./page-cache";

const MINUTE_MS = 60_000;
const text = "A fox.";

/** The differences from a page that may be stored. */
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

it("caches a page with its headers, and only while all of its data is fresh", async () => {
  expect(await visit("/", { freshMs: 5_000, headers: { ETag: '"fox"' } })).toBe(text);
  vi.advanceTimersByTime(4_999);
  const { etag, headerList, body } = pages.get("/")!;
  expect([etag, Buffer.from(body).toString()]).toEqual(['"fox"', text]);
  const names = headerList.filter((_, at) => at % 2 === 0);
  expect(names).toEqual(["cache-control", "content-type", "etag"]);
  vi.advanceTimersByTime(2);
  expect(pages.get("/")).toBeUndefined();
});

it("renders a page once for concurrent requests, unless it is not cached or the first one fails", async () => {
  const all = await Promise.all([visit(), visit(), visit(), visit("/other")]);
  expect([all, rendered]).toEqual([[text, text, text, text], 2]);
  const failing = pages.load("/new", {}, () => Promise.reject(new Error("left"))).catch(String);
  await Promise.all([visit("/new", { status: 500 }), visit("/new", { status: 500 })]);
  expect([await failing, rendered]).toEqual(["Error: left", 4]);
});

it.each<[string, Difference]>([
  ["whose data has no known lifetime", { freshMs: -Infinity }],
  ["made of a stale copy", { freshMs: 0 }],
  ["with Cache-Control: no-store", { headers: { "Cache-Control": cacheControl.never } }],
  ["that sets a cookie", { headers: { "Set-Cookie": "a=b" } }],
  ["that is an error", { status: 500 }],
  ["that is a picture", { headers: { "Content-Type": "image/png" } }],
])("does not store a page %s", async (_name, difference) => {
  await visit("/", difference);
  expect(pages.get("/")).toBeUndefined();
});

it("has a key for each address, encoding and known cookie", () => {
  const plain = pageKey("/", {});
  for (const cookie of ["__cf_bm=abc; _ga=1", "data-themes=dark"]) {
    expect(pageKey("/", { cookie })).toBe(plain);
  }
  const dark = pageKey("/", { cookie: "data-theme=dark" });
  expect(pageKey("/", { cookie: "_ga=2;data-theme=dark; __cf_bm=def" })).toBe(dark);
  const keys = [
    ...[plain, dark, pageKey("/other", {}), pageKey("/", { "save-data": "on" })],
    ...["gzip", "br"].map((encoding) => pageKey("/", { "accept-encoding": encoding })),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});
