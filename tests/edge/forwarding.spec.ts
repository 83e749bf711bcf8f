import { createServer, request, type IncomingMessage, type Server } from "node:http";
import { expect, test } from "playwright/test";
import { freePort } from "../e2e/site";
import { startEdge, type Edge } from "./nginx";

// Tests run in order: the second one ends one of the servers.
test.describe.configure({ mode: "serial" });

/** The requests that arrived at one of the two servers that replace the site. */
let arrivals: (Pick<IncomingMessage, "method" | "url" | "headers"> & { server: number })[] = [];
/** Finishes the responses that wait. */
let held: (() => void)[] = [];
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
        } else if (url.startsWith("/stored")) {
          const stored = { "Cache-Control": "public, max-age=60", Vary: "Cookie, Save-Data" };
          response.writeHead(200, stored).end();
        } else if (url.startsWith("/held")) {
          held.push(() => response.end());
        } else if (url.startsWith("/overloaded")) {
          response.writeHead(503, { "Retry-After": "3" }).end();
        } else if (url.startsWith("/deadly") && server === arrivals[0]!.server) {
          // The closed socket simulates a process that ends while it responds.
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
  held = [];
});

const post = (path: string, body = "a=b", headers: Record<string, string> = {}) =>
  fetch(edge.url + path, { method: "POST", body, headers });

/** Requests an address as it is, unlike `fetch`. @param visitor a loopback address */
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

test("nginx stores a copy for each address and each value of the headers in Vary", async () => {
  const answer = await fetch(`${edge.url}/page?q=%20%C3%A9&x`, {
    headers: { Cookie: "_ga=1", "X-Request-Id": "id-of-the-client" },
  });
  expect(answer.headers.get("X-Cache-Status")).toBe("BYPASS");
  expect(arrivals).toMatchObject([{ url: "/page?q=%20%C3%A9&x", headers: { cookie: "_ga=1" } }]);
  const id = answer.headers.get("X-Request-Id");
  expect(arrivals[0]!.headers["x-request-id"]).toBe(id);
  expect(id).not.toBe("id-of-the-client");

  for (const [path, saveData] of [
    ["/stored", ""],
    ["/stored?utm_source=fox", ""],
    ["/stored", "on"],
  ] as const) {
    for (const status of ["MISS", "HIT"]) {
      const { headers } = await fetch(edge.url + path, { headers: { "Save-Data": saveData } });
      expect(headers.get("X-Cache-Status"), `${path} ${saveData}`).toBe(status);
    }
  }
});

test("nginx retries GET requests on a second replica, but never retries POST requests", async () => {
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

test("nginx rejects requests that are too large, too long or too frequent", async () => {
  for (const [status, answer] of [
    [413, await post("/form", "x".repeat(1_000_000))],
    [414, await fetch(`${edge.url}/${"x".repeat(9_000)}`)],
    [404, await fetch(`${edge.url}/.edge/resting.html`)],
  ] as const) {
    expect(answer.status).toBe(status);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  }
  expect(arrivals).toEqual([]);
  // This form has the maximum size that the site accepts.
  expect((await post("/form", "x".repeat(64 * 1024))).status).toBe(200);

  const many = await Promise.all(Array.from({ length: 60 }, () => post("/form")));
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200, 429]));
});

test("nginx limits concurrent page requests, but not picture requests, per client address", async () => {
  const visitor = "127.0.1.1";
  const crowd = Array.from({ length: 70 }, (_, at) => ask(`/held/${at}`, "GET", visitor));
  await expect.poll(() => held.length).toBe(64);
  expect((await Promise.race(crowd)).status).toBe(429);
  expect((await ask("/cdn/d/fox.png", "GET", visitor)).status, "a picture").toBe(200);
  expect((await ask("/page", "GET", "127.0.2.1")).status, "another visitor").toBe(200);
  for (const release of held) release();
  const statuses = (await Promise.all(crowd)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(64);
});
