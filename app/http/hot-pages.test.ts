import { createServer, request as ask, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { AppLoadContext } from "@remix-run/node";
import { http, passthrough } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { upstream } from "~mocks/index";
import { cacheControl } from "./cache-policy";
import { HotPages, varies } from "./hot-pages";

const now = Date.parse("2026-11-22T12:00:00Z");
const minute = 60_000;
const text = "A fox.";

let server: Server;
let made: number;
/** What the next page that is made says of itself. */
let page: { status?: number; headers?: Record<string, string>; context?: AppLoadContext };

beforeEach(() => {
  // These go over real sockets.
  upstream.use(http.all(/^http:\/\/127\.0\.0\.1/, () => passthrough()));
  vi.useFakeTimers({ toFake: ["Date"], now });
  made = 0;
  page = {};
});
afterEach(() => {
  vi.useRealTimers();
  server.close().closeAllConnections();
});

/** A server that makes a page for each request that nothing is kept for. */
async function open(maxSize?: number) {
  const pages = new HotPages(maxSize);
  server = createServer((request, response) => {
    if (pages.answer(request, response)) return;
    made += 1;
    const headers = {
      "Cache-Control": cacheControl.page,
      "Content-Length": String(text.length),
      "Content-Security-Policy": "default-src 'none'",
      "Content-Type": "text/html; charset=utf-8",
      ETag: '"fox"',
      Vary: varies,
      ...page.headers,
    };
    const context = { body: Buffer.from(text), freshUntil: now + 10 * minute, ...page.context };
    const answer = new Response(null, { status: page.status ?? 200, headers });
    if (!pages.keep(request, response, answer, context)) response.end("not kept");
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

const wait = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

describe("a page that was made", () => {
  it("is sent again as it was", async () => {
    await open();
    const first = await get();
    expect(first).toMatchObject({ status: 200, body: text, headers: { etag: '"fox"' } });
    const { date: _first, ...headers } = first.headers;
    const second = await get();
    expect(second).toMatchObject({ status: 200, body: text, headers });
    expect(made).toBe(1);
  });

  it("is sent smaller to all who come after the second visitor", async () => {
    const smallest = vi.fn(() => Promise.resolve(Buffer.from("Fox")));
    page.context = { smallest };
    await open();
    expect([(await get()).body, smallest.mock.calls.length]).toEqual([text, 0]);
    expect((await get()).body).toBe(text);
    expect(await get()).toMatchObject({ body: "Fox", headers: { "content-length": "3" } });
    expect(smallest).toHaveBeenCalledTimes(1);
    expect(made).toBe(1);
  });

  it("is made anew as soon as the first of its data is not fresh any more", async () => {
    page.context = { freshUntil: now + 5_000 };
    await open();
    await get();
    wait(4_999);
    await get();
    expect(made).toBe(1);
    wait(1);
    await get();
    expect(made).toBe(2);
  });

  it("is kept no longer than it lets a browser keep it", async () => {
    page.context = { freshUntil: Infinity };
    await open();
    await get();
    wait(minute - 1);
    await get();
    expect(made).toBe(1);
    wait(1);
    await get();
    expect(made).toBe(2);
  });

  it("is sent without its body to those who have it", async () => {
    await open();
    await get();
    const answer = await get("/", { "If-None-Match": '"cat", W/"fox"' });
    expect([answer.status, answer.body]).toEqual([304, ""]);
    expect(answer.headers).toMatchObject({
      etag: '"fox"',
      vary: varies,
      "cache-control": cacheControl.page,
      "content-security-policy": "default-src 'none'",
    });
    expect(answer.headers).not.toHaveProperty("content-type");
    expect(answer.headers).not.toHaveProperty("content-length");
    expect((await get("/", { "If-None-Match": '"cat"' })).status).toBe(200);
    expect(made).toBe(1);
  });

  it("is the answer to HEAD, too, without its body", async () => {
    await open();
    await get();
    const { status, headers, body } = await get("/", {}, "HEAD");
    expect([status, headers["content-length"], body]).toEqual([200, String(text.length), ""]);
    expect(made).toBe(1);
  });
});

describe("a page is told from that of", () => {
  it.each<[string, string, Record<string, string>]>([
    ["another address", "/other", {}],
    ["another query", "/?q=1", {}],
    ["another cookie", "/", { Cookie: "data-theme=dark" }],
    ["a visitor who saves data", "/", { "Save-Data": "on" }],
    ["a browser that takes another encoding", "/", { "Accept-Encoding": "gzip" }],
  ])("%s", async (_name, path, headers) => {
    await open();
    await get();
    await get(path, headers);
    expect(made).toBe(2);
    await get(path, headers);
    await get();
    expect(made).toBe(2);
  });
});

describe("nobody keeps a page", () => {
  it.each<[string, typeof page]>([
    ["of which nobody knows how long it is fresh", { context: { freshUntil: undefined } }],
    ["of a copy that is not fresh", { context: { freshUntil: now } }],
    ["that was never kept", { context: { freshUntil: 0 } }],
    [
      "that says so, as one that something is missing from",
      { headers: { "Cache-Control": cacheControl.never } },
    ],
    ["that sets a cookie", { headers: { "Set-Cookie": "a=b" } }],
    ["that depends on something else", { headers: { Vary: `${varies}, Accept-Language` } }],
    ["of an error", { status: 500 }],
    ["that is none", { context: { body: undefined } }],
  ])("%s", async (_name, said) => {
    page = said;
    await open();
    expect((await get()).body).toBe("not kept");
    expect((await get()).body).toBe("not kept");
    expect(made).toBe(2);
  });

  it("that was asked for without its body", async () => {
    await open();
    await get("/", {}, "HEAD");
    await get();
    expect(made).toBe(2);
  });
});

it("what was not asked for in a while goes first when there is no room", async () => {
  await open(10_000);
  await get("/a");
  await get("/b");
  await get("/a");
  await get("/c");
  expect(made).toBe(3);
  await get("/a");
  expect(made).toBe(3);
  await get("/b");
  expect(made).toBe(4);
});
