import type { Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { http, passthrough } from "msw";
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from "vitest";
import { cacheControl } from "~/http/cache-policy.server";
import { upstream } from "~mocks/index";
import { MAX_RENDERS } from "~/upstream/limits";
import { createSite, type SiteOptions } from "./site";

const servers: Server[] = [];
let log: MockInstance<typeof process.stdout.write>;
beforeEach(() => {
  // This test file uses real sockets.
  upstream.use(http.all(/^http:\/\/127\.0\.0\.1/, () => passthrough()));
  log = vi.spyOn(process.stdout, "write").mockReturnValue(true);
});
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** Starts a site whose pages are plain texts, and records the requests that reach Remix. */
async function open(parts: Partial<SiteOptions> = {}) {
  const seen: Request[] = [];
  const server = createSite({
    siteUrl: "https://talechasers.example",
    files: (_request, _response, next) => void next?.(),
    handle: async (request) => {
      seen.push(request);
      const body = await request.text();
      return new Response(`${request.method} ${new URL(request.url).pathname} ${body}`);
    },
    ...parts,
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

/** Sends a raw GET request. @param before what the connection sends first */
function get(url: string, target: string, before = ""): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    socket.write(`${before}GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    let heard = "";
    socket.on("data", (chunk) => (heard += chunk.toString()));
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(heard));
  });
}

const own = { "Sec-Fetch-Site": "same-origin" };

it("the server passes the origin of SITE_URL and only known query names to Remix", async () => {
  const { url, seen } = await open();
  const headers = { ...own, Origin: "null", "X-Forwarded-Host": "evil.example" };
  await fetch(`${url}/shop?page=1&utm_source=a&_data=routes%2Fshop`, { headers });
  expect(seen[0]?.url).toBe("https://talechasers.example/shop?page=1");
  const answer = await fetch(`${url}/New?index`, { method: "POST", body: "x=1", headers });
  expect(await answer.text()).toBe("POST /New x=1");
  expect(seen[1]?.url).toBe("https://talechasers.example/New?index");
  // Remix compares the header with a forwarded host.
  expect(seen[1]?.headers.has("Origin")).toBe(false);
});

it("the server tells Remix if a request is a request for loader data", async () => {
  const asked: unknown[] = [];
  const { url } = await open({
    handle: (_request, { isForData }) => {
      asked.push(isForData);
      return Promise.resolve(new Response());
    },
  });
  for (const path of ["/new?to=a.data", "/new.data?page=2"]) await fetch(url + path);
  expect(asked).toEqual([false, true]);
});

it.each([
  [64, 200],
  [1_024, 413],
])(
  "a form of %i kB that no action reads does not block the next request",
  async (kilobytes, status) => {
    const { url } = await open({ handle: () => Promise.resolve(new Response("unread")) });
    const form = "x".repeat(kilobytes * 1024);
    const head = `POST /new HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Length: ${form.length}\r\n\r\n`;
    const heard = await get(url, "/next", head + form);
    expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`, "HTTP/1.1 200"]);
  },
);

it.each([
  ["/CGA/Contact?q=A", 301, "/cga/contact?q=A"],
  ["/shop/?page=2", 301, "/shop?page=2"],
  ["/\\evil.example", 301, "/evil.example"],
  ["/100%", 302, "/404"],
  ["/cga/%E0%A4%A", 302, "/cga/404"],
])(
  "the server responds to the target %s with %i to %s without calling Remix",
  async (target, status, address) => {
    const { url, seen } = await open();
    const heard = await get(url, target);
    expect(heard).toContain(`HTTP/1.1 ${status} `);
    expect(/^location: (.*)\r$/im.exec(heard)?.[1]).toBe(address);
    expect(seen).toEqual([]);
  },
);

it("the server responds to an exception with a plain 500 and logs the stack", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { url } = await open({ handle: () => Promise.reject(new Error("out of ink")) });
  const answer = await fetch(`${url}/shop`);
  expect([answer.status, await answer.text()]).toEqual([500, "Something went wrong."]);
  expect(String(error.mock.calls[0]?.[1])).toContain("Error: out of ink");
  error.mockClear();
});

it("the server renders a page once for concurrent requests", async () => {
  let rendered = 0;
  const { url } = await open({
    handle: (_request, context) => {
      rendered += 1;
      context.freshUntil = Date.now() + 60_000;
      const headers = { "Cache-Control": cacheControl.page, "Content-Type": "text/html" };
      const page = new Response("fox ".repeat(1_000), { headers: { ...headers, ETag: '"fox"' } });
      return Promise.resolve(page);
    },
  });
  const crowd = await Promise.all(Array.from({ length: 300 }, () => fetch(`${url}/shop`)));
  const later = await fetch(`${url}/shop?utm_source=x`);
  expect([...later.headers.keys()]).toEqual([...crowd[0]!.headers.keys()]);
  for (const answer of [...crowd, later]) expect(await answer.text()).toMatch(/^(fox ){1000}$/);
  const known = { "If-None-Match": `"cat", ${later.headers.get("ETag")}` };
  const again = await fetch(`${url}/shop`, { headers: known });
  expect([again.status, await again.text(), rendered]).toEqual([304, "", 1]);
  await fetch(`${url}/shop`, { method: "POST", body: "x", headers: own });
  expect(rendered).toBe(2);
});

it("the server renders a page once for waiting visitors even if one of them leaves", async () => {
  const rendering: Request[] = [];
  const visits: { hasLeft: boolean }[] = [];
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const { url } = await open({
    files: (_request, response, next) => {
      const visit = { hasLeft: false };
      visits.push(visit);
      response.once("close", () => (visit.hasLeft = true));
      void next?.();
    },
    handle: async (request) => {
      rendering.push(request);
      await finished;
      return new Response(request.signal.aborted ? "left" : "done", { status: 500 });
    },
  });
  const leaving = new AbortController();
  const first = fetch(url, { signal: leaving.signal }).catch(() => "left");
  await vi.waitFor(() => expect(rendering).toHaveLength(1), 30_000);
  const others = Array.from({ length: 5 }, () => fetch(url).then((answer) => answer.text()));
  leaving.abort();
  expect(await first).toBe("left");
  await vi.waitFor(() => expect(visits).toHaveLength(6), 30_000);
  await vi.waitFor(() => expect(visits[0]!.hasLeft).toBe(true), 30_000);
  finish();
  expect(await Promise.all(others)).toEqual(Array(5).fill("done"));
  expect(rendering).toHaveLength(1);
});

it.each([
  ["pages", "/new-", ["/healthz/live", "/file", "/cdn/d/fox.png", "/v1/overlay/events/count"]],
  ["pages with an address like a health check's", "/healthz/new-", ["/healthz", "/file"]],
  ["pictures", "/cdn/d/new-", ["/healthz/live", "/file", "/shop"]],
  ["events of the overlay", "/v1/overlay/events/next/new-", ["/healthz/live", "/file", "/shop"]],
])(
  "the server limits concurrent requests for %s by 503 responses",
  async (_name, prefix, others) => {
    const held: (() => void)[] = [];
    const { url } = await open({
      files: (request, response, next) =>
        void (request.url === "/file" ? response.end() : next?.()),
      handle: async ({ url: address }) => {
        if (address.includes("/new-")) await new Promise<void>((resolve) => held.push(resolve));
        return new Response("done");
      },
    });
    const crowd = Array.from({ length: MAX_RENDERS + 300 }, (_, at) => fetch(url + prefix + at));
    const rejected = await Promise.race(crowd);
    expect([rejected.status, rejected.headers.get("Retry-After")]).toEqual([503, "3"]);
    for (const path of others) expect((await fetch(url + path)).status, path).toBe(200);
    await vi.waitFor(() => expect(held).toHaveLength(MAX_RENDERS), 30_000);
    held.forEach((release) => release());
    const statuses = (await Promise.all(crowd)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(MAX_RENDERS);
  },
);

it("the server cancels the body of a picture that is not sent", async () => {
  const cancelled: string[] = [];
  const { url, seen } = await open({
    handle: async (request) => {
      seen.push(request);
      if (request.url.endsWith("/left.png")) {
        await new Promise((resolve) => request.signal.addEventListener("abort", resolve));
      }
      const cancel = () => void cancelled.push(new URL(request.url).pathname);
      return new Response(new ReadableStream({ cancel }));
    },
  });
  await fetch(`${url}/cdn/d/head.png`, { method: "HEAD" });
  const leaving = new AbortController();
  const left = fetch(`${url}/cdn/d/left.png`, { signal: leaving.signal }).catch(() => "left");
  await vi.waitFor(() => expect(seen).toHaveLength(2), 30_000);
  leaving.abort();
  await left;
  await vi.waitFor(() => expect(cancelled).toEqual(["/cdn/d/head.png", "/cdn/d/left.png"]), 30_000);
});

it("the server logs a line with an id and without the query for each request", async () => {
  const { url } = await open();
  const headers = { "X-Request-Id": "id-of-the-proxy" };
  await fetch(`${url}/shop?q=secret`, { headers });
  await fetch(`${url}/healthz`);
  await fetch(`${url}/healthz/live?from=probe`);
  await fetch(`${url}/healthzebra`, { headers });
  const id = (await fetch(`${url}/${"x".repeat(300)}`)).headers.get("X-Request-Id");
  await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(3), 30_000);
  expect(log.mock.calls.map(([line]) => String(line).replace(/^\S+Z |\d+(?= ms)/g, ""))).toEqual([
    "GET /shop 200  ms id-of-the-proxy\n",
    "GET /healthzebra 200  ms id-of-the-proxy\n",
    `GET /${"x".repeat(199)} 200  ms ${id}\n`,
  ]);
});
