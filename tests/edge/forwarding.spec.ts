import { createHash } from "node:crypto";
import { createServer, request, type IncomingMessage, type Server } from "node:http";
import { expect, test } from "playwright/test";
import { keepKnownQuery } from "../../app/http/query-names";
import { freePort } from "../e2e/site";
import { startEdge, type Edge } from "./nginx";

// Tests run in order: the third one ends one of the servers.
test.describe.configure({ mode: "serial" });

/** The requests that arrived at one of the two servers that replace the site. */
let arrivals: (Pick<IncomingMessage, "method" | "url" | "headers"> & { server: number })[] = [];
let servers: Server[];
let ports: number[];
let edge: Edge;

test.beforeAll(async () => {
  ports = [await freePort(), await freePort()];
  servers = await Promise.all(
    ports.map(async (port, server) => {
      const listening = createServer(({ method, url = "", headers, socket }, response) => {
        arrivals.push({ server, method, url, headers });
        if (url.startsWith(`/assets/only-on-${1 - server}`)) {
          response.writeHead(404).end();
        } else if (/^\/(?:cdn\/)?stored/.test(url)) {
          response.writeHead(200, { "Cache-Control": "public, max-age=60" });
          response.end(keepKnownQuery(url));
        } else if (url.startsWith("/overloaded")) {
          response.writeHead(503, { "Retry-After": "3" }).end();
        } else if (url.startsWith("/deadly") && server === arrivals[0]!.server) {
          // Simulates a process that ends while it responds.
          socket.destroy();
        } else response.writeHead(200, { "Cache-Control": "no-store" }).end("done");
      });
      await new Promise<void>((resolve) => listening.listen(port, "127.0.0.1", resolve));
      return listening;
    }),
  );
  edge = await startEdge(await freePort(), ports);
});

test.afterAll(async () => {
  await edge.stop();
  for (const server of servers) server.close().closeAllConnections();
});

test.beforeEach(() => {
  arrivals = [];
});

const post = (path: string, body = "a=b", headers: Record<string, string> = {}) =>
  fetch(edge.url + path, { method: "POST", body, headers });

/** Requests an address without normalization, unlike `fetch`. @param visitor the client's loopback address */
const ask = (path: string, method = "GET", visitor = "127.0.0.1") =>
  new Promise<{ status?: number | undefined; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(edge.url);
    const options = { hostname, port, path, method, localAddress: visitor, agent: false };
    const sent = request(options, (answer) => {
      let text = "";
      answer.on("data", (chunk: Buffer) => (text += chunk.toString()));
      answer.on("end", () => resolve({ status: answer.statusCode, text }));
    });
    sent.on("error", reject).end(method === "POST" ? "a=b" : undefined);
  });

test("forwards only headers that the site reads, and does not cache requests with its cookies", async () => {
  const headers = { Accept: "image/png", "If-None-Match": '"x"', "Accept-Encoding": "br" };
  const forged = { "X-Forwarded-Host": "evil.example", Forwarded: "host=evil.example" };
  const answer = await fetch(`${edge.url}/page?q=%20%C3%A9`, {
    headers: { ...headers, ...forged, "X-Original-URL": "/admin", Cookie: "_ga=1" },
  });
  expect(answer.headers.get("X-Cache-Status")).toBe("MISS");
  const { host } = new URL(edge.url);
  expect(keepKnownQuery(arrivals[0]!.url!)).toBe("/page?q=+%C3%A9");
  expect(arrivals[0]!.headers).toEqual({
    host,
    "x-forwarded-for": "127.0.0.1",
    "x-forwarded-host": host,
    "x-forwarded-proto": "http",
    accept: "image/png",
    "accept-encoding": "br, gzip",
    "x-request-id": answer.headers.get("X-Request-Id"),
  });
  const Cookie = "a=b; data-theme=dark";
  const personal = await fetch(`${edge.url}/page`, { headers: { Cookie } });
  expect(personal.headers.get("X-Cache-Status")).toBe("BYPASS");
  expect(arrivals[1]!.headers.cookie).toBe(Cookie);
});

test("caches no page for the address of another one, with any spelling of the query", async () => {
  for (const [written, clean, path] of [
    ["/stored/1?page&page=2", "/stored/1?page=2", "/stored/1?page=2"],
    ["/stored/2?%71=fox&Q=cat&q=dog", "/stored/2?q=cat", "/stored/2?q=cat"],
    ["/cdn/stored/1?q=fox&size=small", "/cdn/stored/1?size=small", "/cdn/stored/1?size=small"],
  ] as const) {
    arrivals = [];
    expect((await ask(written)).text, written).toBe(path);
    expect((await ask(clean)).text, clean).toBe(path);
    expect(arrivals, written).toHaveLength(1);
  }
});

test("retries a page on another replica, but never a post", async () => {
  expect((await fetch(`${edge.url}/deadly`)).status).toBe(200);
  expect(new Set(arrivals.map(({ server }) => server)).size).toBe(2);
  // During a deployment, each replica has files that the other one lacks.
  for (const name of ["0-a", "0-b", "1-a", "1-b"]) {
    expect((await fetch(`${edge.url}/assets/only-on-${name}.js`)).status).toBe(200);
  }
  const busy = await fetch(`${edge.url}/overloaded`);
  expect([busy.status, busy.headers.get("Retry-After")]).toEqual([503, "3"]);
  for (const path of ["/deadly", "/overloaded"]) {
    arrivals = [];
    expect((await post(path)).status).toBe(503);
    expect(arrivals).toHaveLength(1);
  }
  // After a connection error without a request, nginx may try the other replica.
  await new Promise((resolve) => servers[0]!.close(resolve).closeAllConnections());
  const sent = { cookie: "fit=two", origin: edge.url, "sec-fetch-site": "same-origin" };
  for (let turn = 0; turn < 4; turn += 1) {
    arrivals = [];
    expect((await post("/form", "a=b", sent)).status).toBe(200);
    expect(arrivals).toMatchObject([{ method: "POST", headers: sent }]);
  }
});

test("rejects requests that are too large, too long or too frequent, with security headers", async () => {
  for (const [status, answer] of [
    [413, await post("/form", "x".repeat(1_000_000))],
    [414, await fetch(`${edge.url}/${"x".repeat(9_000)}`)],
    [404, await fetch(`${edge.url}/.edge/resting.html`)],
  ] as const) {
    expect(answer.status).toBe(status);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const [, style = ""] = /<style>([^]*)<\/style>/.exec(await answer.text())!;
    const hash = createHash("sha256").update(style).digest("base64");
    expect(answer.headers.get("Content-Security-Policy")).toContain(`'sha256-${hash}'`);
  }
  expect(arrivals).toEqual([]);
  // The largest form that the site accepts.
  expect((await post("/form", "x".repeat(64 * 1024))).status).toBe(200);

  const many = await Promise.all(Array.from({ length: 60 }, () => post("/form")));
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200, 429]));
});

test("limits the requests of an IP address for expensive pages, but not for others", async () => {
  const paths = ["/tf-generator/preview.png?r=x", "/Search.data?%71=fox"];
  for (const [at, path] of paths.entries()) {
    const visitor = `127.0.1.${at + 1}`;
    // Different paths, because equal requests would wait for the first one.
    const crowd = Array.from({ length: 50 }, (_, page) =>
      ask(`${path}&page=${page}`, "GET", visitor),
    );
    const rejected = (await Promise.all(crowd)).filter(({ status }) => status === 429);
    expect(rejected.length, path).toBeGreaterThan(10);
    expect((await ask("/world", "GET", visitor)).status, "a page that costs little").toBe(200);
    expect((await ask(path, "GET", "127.0.2.1")).status, "another visitor").toBe(200);
  }
});
