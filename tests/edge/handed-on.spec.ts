import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFileSync, readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, request, type IncomingMessage, type Server } from "node:http";
import { connect } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { keepKnownQuery } from "../../app/http/query-names";
import { freePort } from "../e2e/site";
import { startEdge, type Edge } from "./nginx";

// One after the other: the last one uses up what an address may post.
test.describe.configure({ mode: "serial" });

/** What came to one of two servers that stand where the site would. */
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
        if (url.startsWith(`/assets/only-on-${1 - server}`) || url.startsWith("/assets/missing")) {
          response.writeHead(404).end();
        } else if (/^\/(?:cdn\/)?stored/.test(url)) {
          response.writeHead(200, { "Cache-Control": "public, max-age=60" });
          response.end(keepKnownQuery(url));
        } else if (url.startsWith("/overloaded")) {
          response.writeHead(503, { "Retry-After": "3" }).end();
        } else if (url.startsWith("/deadly") && server === arrivals[0]!.server) {
          // Takes a request and dies of it.
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

test("forwards only headers that the site reads", async () => {
  const host = new URL(edge.url).host;
  const answer = await fetch(`${edge.url}/page?q=%20%C3%A9`, {
    headers: {
      "X-Forwarded-For": "203.0.113.9",
      "X-Forwarded-Host": "evil.example",
      Forwarded: "for=203.0.113.9;host=evil.example",
      "X-Original-URL": "/admin",
      "X-Older-Copy": "held",
      "User-Agent": "someone",
      "If-None-Match": '"x"',
      "Accept-Encoding": "br",
      Cookie: "_ga=1",
    },
  });
  expect(answer.status).toBe(200);
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
});

/** Requests an address as it is, which `fetch` does not. @param visitor an address of this machine */
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

test("stores no page under the address of another one, however a query is written", async () => {
  for (const [written, clean, path] of [
    ["/stored/1?page&page=2", "/stored/1?page=2", "/stored/1?page=2"],
    ["/stored/2?%71=fox&Q=cat&q=dog", "/stored/2?q=cat", "/stored/2?q=cat"],
    ["/stored/3?q=&q=fox&utm_source=x", "/stored/3?q=", "/stored/3"],
    ["/cdn/stored/1?q=fox&size=small", "/cdn/stored/1?size=small", "/cdn/stored/1?size=small"],
  ] as const) {
    arrivals = [];
    expect((await ask(written)).text, written).toBe(path);
    expect((await ask(clean)).text, clean).toBe(path);
    expect(arrivals, written).toHaveLength(1);
  }
});

test("forwards a cookie only past the cache, in any spelling", async () => {
  for (const [cookie, isHandedOn] of [
    ["a=b ;data-theme=dark", true],
    ["no-value; data-theme=dark", true],
    ['data-theme="dark"', true],
    // The site would read these, and no browser writes them: such a visitor has everyone's page.
    ["data-theme =dark", false],
    ["Data-Theme=dark", false],
    ["a=b, data-theme=dark", false],
  ] as const) {
    arrivals = [];
    const answer = await fetch(`${edge.url}/page`, { headers: { Cookie: cookie } });
    expect(answer.headers.get("X-Cache-Status"), cookie).toBe(isHandedOn ? "BYPASS" : "MISS");
    expect(arrivals[0]!.headers.cookie, cookie).toBe(isHandedOn ? cookie : undefined);
  }
});

test("retries a page on another replica, but never a post", async () => {
  expect((await fetch(`${edge.url}/deadly`)).status).toBe(200);
  expect(new Set(arrivals.map(({ server }) => server)).size).toBe(2);

  // In the middle of a deployment each has files that the other has not.
  arrivals = [];
  for (const name of ["0-a", "0-b", "0-c", "1-a", "1-b", "1-c"]) {
    expect((await fetch(`${edge.url}/assets/only-on-${name}.js`)).status).toBe(200);
  }
  expect(arrivals.length, "some were asked of the wrong one first").toBeGreaterThan(6);

  arrivals = [];
  const refused = await fetch(`${edge.url}/overloaded`);
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "3"]);
  expect(arrivals.map(({ server }) => server).sort(), "none is counted out").toEqual([0, 1]);

  for (const path of ["/deadly", "/overloaded"]) {
    arrivals = [];
    expect((await post(path)).status).toBe(503);
    expect(arrivals).toHaveLength(1);
  }

  // A replica that is not there got nothing: another may have it.
  await new Promise((resolve) => servers[0]!.close(resolve).closeAllConnections());
  const sent = { cookie: "fit=two", origin: edge.url, "sec-fetch-site": "same-origin" };
  for (let turn = 0; turn < 4; turn += 1) {
    arrivals = [];
    expect((await post("/form", "a=b", sent)).status).toBe(200);
    expect(arrivals).toMatchObject([{ method: "POST", headers: sent }]);
  }
  expect((await fetch(`${edge.url}/assets/missing.js`)).status).toBe(404);
});

test("rejects requests that are too large, too long or too frequent, with security headers", async () => {
  for (const [status, answer] of [
    [413, await post("/form", "x".repeat(1_000_000))],
    [414, await fetch(`${edge.url}/${"x".repeat(9_000)}`)],
    [404, await fetch(`${edge.url}/.edge/resting.html`)],
  ] as const) {
    expect(answer.status).toBe(status);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("Server")).toBe("nginx");
    // Its own pages have an inline style.
    const text = await answer.text();
    const hash = createHash("sha256").update(/<style>([^]*)<\/style>/.exec(text)![1]!);
    const policy = answer.headers.get("Content-Security-Policy");
    expect(policy).toContain(`'sha256-${hash.digest("base64")}'`);
  }
  expect(arrivals).toEqual([]);
  // As much as the site takes gets there.
  expect((await post("/form", "x".repeat(64 * 1024))).status).toBe(200);

  const many = await Promise.all(Array.from({ length: 60 }, () => post("/form")));
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200, 429]));
  // Who reads is not counted.
  expect((await fetch(edge.url)).status).toBe(200);
});

test("lets an address have so much of what is dear at once, and others theirs", async () => {
  for (const [at, [method, path]] of (
    [
      ["GET", "/tf-generator/preview.png?r=x"],
      ["GET", "/Search.data?%71=fox"],
      ["GET", "/tf-generator/result.data?qr=true"],
      ["POST", "/fursona-generator.data?x"],
    ] as const
  ).entries()) {
    const visitor = `127.0.1.${at + 1}`;
    const many = Array.from({ length: 50 }, (_, time) =>
      // Each another one, or they would wait for the first.
      ask(`${path}&page=${time}`, method, visitor),
    );
    const refused = (await Promise.all(many)).filter(({ status }) => status === 429);
    expect(refused.length, path).toBeGreaterThan(10);
    expect(refused.length, path).toBeLessThanOrEqual(30);
    expect((await ask("/world", "GET", visitor)).status, "what is not dear").toBe(200);
    expect((await ask(path, method, "127.0.2.1")).status, "another visitor").toBe(200);
  }
});

test("ends TLS, and redirects to it all but health checks", async () => {
  const folder = await mkdtemp(join(tmpdir(), "tls-"));
  const [key, certificate] = [join(folder, "privkey.pem"), join(folder, "fullchain.pem")];
  const request = "req -x509 -newkey rsa:2048 -nodes -subj /CN=localhost -days 1";
  execFileSync("openssl", [...request.split(" "), "-keyout", key, "-out", certificate], {
    stdio: "ignore",
  });
  const port = await freePort();
  const example = readFileSync("deploy/nginx/extra/server-tls.conf.example", "utf8");
  const tls = await startEdge(await freePort(), ports, {
    "server-tls.conf": example
      .replace("[::]:8443", `[::]:${port}`)
      .replaceAll("/etc/edge/tls", folder),
  });
  const plain = await fetch(`${tls.url}/form?a=b`, { redirect: "manual" });
  expect(plain.headers.get("Location")).toBe("https://127.0.0.1/form?a=b");
  expect((await fetch(`${tls.url}/.edge/health`)).status).toBe(200);

  for (const host of ["127.0.0.1", "[::1]"]) {
    const trust = { ca: readFileSync(certificate), servername: "localhost" };
    const session = connect(`https://${host}:${port}`, trust);
    const [headers] = await once(session.request({ ":path": "/form" }), "response");
    expect(headers[":status"], host).toBe(200);
    session.destroy();
  }
  await tls.stop();
  await rm(folder, { recursive: true });
});

test("listens on IPv4 and IPv6 in all shipped files", () => {
  const files = ["deploy/compose.yaml", "deploy/kubernetes/edge.yaml", "deploy/systemd/edge.env"];
  for (const file of files)
    expect(readFileSync(file, "utf8"), file).toMatch(/\[::\]:\d+ ipv6only=off/);
  for (const name of readdirSync("deploy/nginx/templates")) {
    expect(readFileSync(`deploy/nginx/templates/${name}`, "utf8")).not.toContain("ipv6=off");
  }
});
