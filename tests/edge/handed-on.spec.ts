import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { createServer, get, type IncomingHttpHeaders, type Server } from "node:http";
import { connect } from "node:http2";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TLSSocket } from "node:tls";
import { expect, test } from "playwright/test";
import { startEdge, type Edge } from "./nginx";
import { keepKnownQuery } from "../../app/http/query-names";
import { freePort } from "../e2e/site";

// One after the other: the last one uses up what an address may post.
test.describe.configure({ mode: "serial" });

/** What came to one of two servers that stand where the site would. */
interface Arrival {
  server: number;
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
}

let arrivals: Arrival[] = [];
let servers: Server[];
let ports: number[];
let edge: Edge;

test.beforeAll(async () => {
  ports = [await freePort(), await freePort()];
  servers = await Promise.all(
    ports.map(async (port, server) => {
      const listening = createServer(({ method = "", url = "", headers, socket }, response) => {
        arrivals.push({ server, method, url, headers });
        if (url.startsWith(`/assets/only-on-${1 - server}`) || url.startsWith("/assets/missing")) {
          response.writeHead(404).end();
          return;
        }
        if (url.startsWith("/ex/overlay/control?")) {
          response.writeHead(200, {
            "Content-Type": "text/event-stream",
            "Cache-Control": "no-store",
            "X-Accel-Buffering": "no",
          });
          response.write(":\n\n");
          return;
        }
        if (/^\/(?:cdn\/)?stored/.test(url)) {
          response.writeHead(200, { "Cache-Control": "public, max-age=60" });
          response.end(keepKnownQuery(url));
          return;
        }
        // Takes a request and dies of it.
        if (url.startsWith("/deadly") && server === arrivals[0]!.server) socket.destroy();
        else response.writeHead(200, { "Cache-Control": "no-store" }).end("done");
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

const post = (path: string, body: BodyInit = "a=b") =>
  fetch(edge.url + path, { method: "POST", body });

test("forwards only headers that the site reads", async () => {
  const host = new URL(edge.url).host;
  const answer = await fetch(`${edge.url}/page?q=%20%C3%A9`, {
    headers: {
      "X-Forwarded-For": "203.0.113.9",
      "X-Forwarded-Host": "evil.example",
      "X-Forwarded-Proto": "https",
      Forwarded: "for=203.0.113.9;host=evil.example",
      "X-Real-IP": "203.0.113.9",
      "X-Original-URL": "/admin",
      "X-HTTP-Method-Override": "DELETE",
      "X-Claimed-Origin": edge.url,
      "X-Older-Copy": "held",
      "Accept-Language": "tlh",
      "User-Agent": "someone",
      "If-None-Match": '"x"',
      "Accept-Encoding": "br",
      TE: "trailers",
      Cookie: "_ga=1",
    },
  });
  expect(answer.status).toBe(200);
  expect(arrivals).toHaveLength(1);
  expect(keepKnownQuery(arrivals[0]!.url)).toBe("/page?q=%20%C3%A9");
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

/** Requests an address as it is, which `fetch` does not. */
const read = (path: string) =>
  new Promise<string>((resolve, reject) => {
    get(edge.url, { path, agent: false }, (answer) => {
      let text = "";
      answer.on("data", (chunk: Buffer) => (text += chunk.toString()));
      answer.on("end", () => resolve(text));
    }).on("error", reject);
  });

test("stores no page under the address of another one, however a query is written", async () => {
  for (const [written, clean, path] of [
    ["/stored/1?page&page=2", "/stored/1?page=2", "/stored/1?page=2"],
    ["/stored/2?x#&q=fox", "/stored/2", "/stored/2"],
    ["/stored/3#?q=fox", "/stored/3", "/stored/3"],
    ["/stored/4?%71=fox&Q=cat&q=dog", "/stored/4?q=cat", "/stored/4?q=cat"],
    ["/stored/5?q=&q=fox", "/stored/5?q=", "/stored/5"],
    ["/stored/6?utm_source=x&fbclid=y", "/stored/6", "/stored/6"],
    ["/stored/7?q==&page=2", "/stored/7?page=2&q==", "/stored/7?q==&page=2"],
    ["/cdn/stored/1?size&size=small", "/cdn/stored/1?size=small", "/cdn/stored/1?size=small"],
    ["/cdn/stored/2?x#&size=small", "/cdn/stored/2", "/cdn/stored/2"],
    ["/cdn/stored/3?q=fox&size=small", "/cdn/stored/3?size=small", "/cdn/stored/3?size=small"],
  ] as const) {
    arrivals = [];
    expect(await read(written), written).toBe(path);
    expect(await read(clean), clean).toBe(path);
    expect(arrivals, written).toHaveLength(1);
  }
});

test("forwards a cookie only past the cache, in any spelling", async () => {
  for (const [cookie, isHandedOn] of [
    ["data-theme=dark", true],
    ["a=b ;data-theme=dark", true],
    ["no-value; data-theme=dark", true],
    ['data-theme="dark"', true],
    ["data-theme=dark; data-theme=light", true],
    // The site would read these, and no browser writes them: such a visitor has everyone's page.
    ["data-theme =dark", false],
    ["a=b; data-saver\t=on", false],
    ["Data-Theme=dark", false],
    ['"data-theme"=dark', false],
    ["a=b, data-theme=dark", false],
  ] as const) {
    arrivals = [];
    const answer = await fetch(`${edge.url}/page`, { headers: { Cookie: cookie } });
    expect(answer.headers.get("X-Cache-Status"), cookie).toBe(isHandedOn ? "BYPASS" : "MISS");
    expect(arrivals[0]!.headers.cookie, cookie).toBe(isHandedOn ? cookie : undefined);
  }
});

test("forwards a post with its cookies and origin", async () => {
  await fetch(`${edge.url}/preferences`, {
    method: "POST",
    headers: { Cookie: "fit=two", Origin: edge.url, "Sec-Fetch-Site": "same-origin" },
    body: new URLSearchParams({ scheme: "dark" }),
  });
  expect(arrivals.map(({ method }) => method)).toEqual(["POST"]);
  expect(arrivals[0]!.headers).toMatchObject({
    cookie: "fit=two",
    origin: edge.url,
    "sec-fetch-site": "same-origin",
    "content-type": "application/x-www-form-urlencoded;charset=UTF-8",
    "content-length": "11",
  });
});

test("sends overlay control to one replica and does not buffer its stream", async () => {
  const headers = { Cookie: "_ga=1; overlay-key=x" };
  const leaving = new AbortController();
  const streams = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      fetch(`${edge.url}/ex/overlay/control?role=dock&lastEventId=${at}`, {
        headers,
        signal: leaving.signal,
      }),
    ),
  );
  for (const { body } of streams) {
    const { value } = await body!.getReader().read();
    expect(Buffer.from(value!).toString()).toBe(":\n\n");
  }
  leaving.abort();
  for (let time = 0; time < 8; time += 1) {
    await fetch(`${edge.url}/ex/overlay/control`, { method: "POST", body: "{}", headers });
  }
  await fetch(`${edge.url}/ex/overlay/dock`, { headers });
  expect(arrivals).toHaveLength(17);
  expect(new Set(arrivals.map(({ server }) => server)).size).toBe(1);
  expect(new Set(arrivals.map((arrival) => arrival.headers.cookie))).toEqual(
    new Set([headers.Cookie]),
  );
  // Nowhere else is it of any use.
  arrivals = [];
  const elsewhere = ["/page", "/ex/overlay", "/v1/overlay/events/count"];
  for (const path of elsewhere) await fetch(edge.url + path, { headers });
  expect(arrivals.map(({ url }) => url)).toEqual(elsewhere);
  expect(arrivals.filter((arrival) => arrival.headers.cookie !== undefined)).toEqual([]);
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
  expect((await post("/deadly")).status).toBe(503);
  expect(arrivals).toHaveLength(1);

  // A replica that is not there got nothing: another may have it.
  await new Promise((resolve) => servers[0]!.close(resolve).closeAllConnections());
  arrivals = [];
  for (let turn = 0; turn < 4; turn += 1) expect((await post("/form")).status).toBe(200);
  expect(arrivals.map(({ server }) => server)).toEqual([1, 1, 1, 1]);
  for (const name of ["a", "b", "c", "d"])
    expect((await fetch(`${edge.url}/assets/missing-${name}.js`)).status).toBe(404);
  // All that docks and overlays say goes to the one that is left.
  arrivals = [];
  for (let turn = 0; turn < 4; turn += 1) await fetch(`${edge.url}/ex/overlay/dock`);
  expect(arrivals.map(({ server }) => server)).toEqual([1, 1, 1, 1]);
});

test("rejects requests that are too large, too long or too frequent, with security headers", async () => {
  const refusals = [
    [413, await post("/form", "x".repeat(1_000_000))],
    [414, await fetch(`${edge.url}/${"x".repeat(9_000)}`)],
    [404, await fetch(`${edge.url}/.edge/resting.html`)],
  ] as const;
  for (const [status, answer] of refusals) {
    expect(answer.status).toBe(status);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(answer.headers.get("Server")).toBe("nginx");
    expect(await answer.text()).toContain("front door");
  }
  expect(arrivals).toEqual([]);
  // As much as the site takes gets there.
  expect((await post("/form", "x".repeat(64 * 1024))).status).toBe(200);

  const many = await Promise.all(Array.from({ length: 60 }, () => post("/form")));
  const statuses = many.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  // Who reads is not counted.
  expect((await fetch(edge.url)).status).toBe(200);
});

test("allows the inline style of its own error pages", async () => {
  const folder = "deploy/nginx/pages";
  const { headers } = await fetch(`${edge.url}/.edge/resting.html`);
  for (const name of readdirSync(folder)) {
    const [, style = ""] =
      /<style>([^]*)<\/style>/.exec(readFileSync(`${folder}/${name}`, "utf8")) ?? [];
    const hash = createHash("sha256").update(style).digest("base64");
    expect(headers.get("Content-Security-Policy"), name).toContain(`'sha256-${hash}'`);
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
      .replace("listen 8443", `listen 127.0.0.1:${port}`)
      .replaceAll("/etc/edge/tls", folder),
  });
  const plain = await fetch(`${tls.url}/form?a=b`, { redirect: "manual" });
  expect([plain.status, plain.headers.get("Location")]).toEqual([
    301,
    "https://127.0.0.1/form?a=b",
  ]);
  expect((await fetch(`${tls.url}/.edge/health`)).status).toBe(200);

  const session = connect(`https://127.0.0.1:${port}`, {
    ca: readFileSync(certificate),
    servername: "localhost",
  });
  const [headers] = await once(session.request({ ":path": "/form" }), "response");
  expect(headers[":status"]).toBe(200);
  expect((session.socket as TLSSocket).alpnProtocol).toBe("h2");
  session.destroy();
  await tls.stop();
  await rm(folder, { recursive: true });
});
