import { createServer, request as ask, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { http, passthrough } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { upstream } from "~mocks/index";
import { cacheControl } from "./cache-policy";
import { PageCache } from "./page-cache";

const now = Date.parse("2026-11-22T12:00:00Z");
const minute = 60_000;
const text = "A fox.";
const vary = "Cookie, Save-Data, Accept-Encoding";

let server: Server;
let rendered: number;
/** What differs from a storable page in the next response. */
let next: {
  status?: number;
  body?: null;
  freshUntil?: number | undefined;
  headers?: Record<string, string>;
};

beforeEach(() => {
  // These go over real sockets.
  upstream.use(http.all(/^http:\/\/127\.0\.0\.1/, () => passthrough()));
  vi.useFakeTimers({ toFake: ["Date", "performance"], now });
  rendered = 0;
  next = {};
});
afterEach(() => {
  vi.useRealTimers();
  server.close().closeAllConnections();
});

/** Starts a server that renders a page for each request that the cache does not answer. */
async function open(maxSize?: number) {
  const pages = new PageCache(maxSize);
  server = createServer((request, response) => {
    if (pages.send(request, response)) return;
    void pages
      .sendOnce(request, response, async () => {
        rendered += 1;
        const headers = {
          "Cache-Control": cacheControl.page,
          "Content-Length": String(text.length),
          "Content-Security-Policy": "default-src 'none'",
          "Content-Type": "text/html; charset=utf-8",
          ETag: '"fox"',
          Vary: vary,
          ...next.headers,
        };
        const {
          status = 200,
          body = text,
          freshUntil,
        } = { freshUntil: now + 10 * minute, ...next };
        const answer = new Response(body, { status, headers });
        return (await pages.store(request, answer, freshUntil)) ? undefined : answer;
      })
      .then((answer) => answer && response.end("not stored"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
}

/** What is answered to a request, as it is sent. */
function get(path = "/", headers: Record<string, string> = {}, method = "GET") {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number; headers: IncomingMessage["headers"]; body: string }>(
    (resolve, reject) => {
      ask({ host: "127.0.0.1", port, path, headers, method, agent: false }, (answer) => {
        let body = "";
        answer.on("data", (chunk: Buffer) => (body += chunk.toString()));
        answer.on("end", () => {
          resolve({ status: answer.statusCode!, headers: answer.headers, body });
        });
      })
        .on("error", reject)
        .end();
    },
  );
}

const wait = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

describe("a stored page", () => {
  it("is sent again unchanged", async () => {
    await open();
    const first = await get();
    expect(first).toMatchObject({ status: 200, body: text, headers: { etag: '"fox"' } });
    const { date: _first, ...headers } = first.headers;
    const second = await get();
    expect(second).toMatchObject({ status: 200, body: text, headers });
    expect(rendered).toBe(1);
  });

  it("is rendered again when the first of its data expires", async () => {
    next.freshUntil = now + 5_000;
    await open();
    await get();
    wait(4_999);
    await get();
    expect(rendered).toBe(1);
    wait(1);
    await get();
    expect(rendered).toBe(2);
  });

  it("stays no longer than its max-age", async () => {
    next.freshUntil = Infinity;
    await open();
    await get();
    wait(minute - 1);
    await get();
    expect(rendered).toBe(1);
    wait(1);
    await get();
    expect(rendered).toBe(2);
  });

  it("is rendered again in time after the clock was set back", async () => {
    next.freshUntil = now + 5_000;
    await open();
    await get();
    vi.setSystemTime(now - 60 * minute);
    wait(5_000);
    await get();
    expect(rendered).toBe(2);
  });

  it("answers a matching If-None-Match with 304", async () => {
    await open();
    await get();
    const answer = await get("/", { "If-None-Match": '"cat", W/"fox"' });
    expect([answer.status, answer.body]).toEqual([304, ""]);
    expect(answer.headers).toMatchObject({
      etag: '"fox"',
      vary,
      "cache-control": cacheControl.page,
      "content-security-policy": "default-src 'none'",
    });
    expect(answer.headers).not.toHaveProperty("content-type");
    expect(answer.headers).not.toHaveProperty("content-length");
    expect((await get("/", { "If-None-Match": '"cat"' })).status).toBe(200);
    expect(rendered).toBe(1);
  });

  it("answers HEAD without its body", async () => {
    await open();
    await get();
    const { status, headers, body } = await get("/", {}, "HEAD");
    expect([status, headers["content-length"], body]).toEqual([200, String(text.length), ""]);
    expect(rendered).toBe(1);
  });
});

describe("equal requests at the same time", () => {
  it("get the page of the first", async () => {
    await open();
    const answers = await Promise.all([get(), get(), get(), get("/other")]);
    expect(answers.map(({ body }) => body)).toEqual([text, text, text, text]);
    expect(rendered).toBe(2);
  });

  it("are rendered each when the page is not stored", async () => {
    next = { status: 500 };
    await open();
    const answers = await Promise.all([get(), get(), get()]);
    expect(answers.map(({ body }) => body)).toEqual(Array(3).fill("not stored"));
    expect(rendered).toBe(3);
  });
});

it.each<[string, string, Record<string, string>]>([
  ["another address", "/other", {}],
  ["another query", "/?q=1", {}],
  ["another cookie", "/", { Cookie: "data-theme=dark" }],
  ["a visitor who saves data", "/", { "Save-Data": "on" }],
  ["a browser that takes another encoding", "/", { "Accept-Encoding": "gzip" }],
])("a separate page is stored for %s", async (_name, path, headers) => {
  await open();
  await get();
  await get(path, headers);
  expect(rendered).toBe(2);
  await get(path, headers);
  await get();
  expect(rendered).toBe(2);
});

it("one page is stored for all visitors with cookies of others", async () => {
  await open();
  await get();
  await get("/", { Cookie: "__cf_bm=abc; _ga=1" });
  expect(rendered).toBe(1);
  await get("/", { Cookie: "__cf_bm=abc; data-theme=dark" });
  await get("/", { Cookie: "_ga=2;data-theme=dark; __cf_bm=def" });
  expect(rendered).toBe(2);
});

describe("does not store a page", () => {
  it.each<[string, typeof next]>([
    ["whose data has no known lifetime", { freshUntil: undefined }],
    ["made of a stale copy", { freshUntil: now }],
    ["made of data that is never cached", { freshUntil: 0 }],
    ["with Cache-Control: no-store", { headers: { "Cache-Control": cacheControl.never } }],
    ["that sets a cookie", { headers: { "Set-Cookie": "a=b" } }],
    ["that varies by another header", { headers: { Vary: `${vary}, Accept-Language` } }],
    ["that is an error", { status: 500 }],
    ["that is a picture", { headers: { "Content-Type": "image/png" } }],
    ["without a body", { body: null }],
  ])("%s", async (_name, difference) => {
    next = difference;
    await open();
    expect((await get()).body).toBe("not stored");
    expect((await get()).body).toBe("not stored");
    expect(rendered).toBe(2);
  });

  it("that was requested with HEAD", async () => {
    await open();
    await get("/", {}, "HEAD");
    await get();
    expect(rendered).toBe(2);
  });
});

it("removes the least recently used page when there is no room", async () => {
  await open(10_000);
  await get("/a");
  await get("/b");
  await get("/a");
  await get("/c");
  expect(rendered).toBe(3);
  await get("/a");
  expect(rendered).toBe(3);
  await get("/b");
  expect(rendered).toBe(4);
});
