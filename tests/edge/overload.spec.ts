import { Agent, createServer, request, type RequestOptions, type Server } from "node:http";
import { expect, test } from "playwright/test";
import { startEdge, type Edge } from "./nginx";
import { startReplica } from "./replicas";
import { startOwnUpstream } from "../e2e/own-upstream";
import { freePort } from "../e2e/site";
import { stop } from "../e2e/start-server";

// One after the other: each says how the servers do.
test.describe.configure({ mode: "serial" });

/** How a server that stands where a replica would does. */
type State = "well" | "overloaded" | "breaking";

let states: [State, State];
let arrivals: number[] = [];
let ports: number[];
let servers: Server[];
let edge: Edge;

function listen(port: number, place: 0 | 1): Promise<Server> {
  const server = createServer(({ socket }, response) => {
    arrivals.push(place);
    if (states[place] === "breaking") socket.destroy();
    else if (states[place] === "overloaded")
      response.writeHead(503, { "Retry-After": "3" }).end("one moment");
    else response.writeHead(200, { "Cache-Control": "no-store" }).end("done");
  });
  return new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(server)));
}

const close = (server: Server) =>
  new Promise((resolve) => server.close(resolve).closeAllConnections());

test.beforeAll(async () => {
  ports = [await freePort(), await freePort()];
  servers = [await listen(ports[0]!, 0), await listen(ports[1]!, 1)];
  edge = await startEdge(await freePort(), ports);
});

test.afterAll(async () => {
  await edge.stop();
  await Promise.all(servers.map(close));
});

test.beforeEach(() => {
  states = ["well", "well"];
  arrivals = [];
});

/** Asks for so many pages at the same time; the statuses. */
const ask = (path: string, times: number) =>
  Promise.all(
    Array.from(
      { length: times },
      async (_, at) => (await fetch(`${edge.url}${path}?page=${at}`)).status,
    ),
  );

const all = (status: number, times: number) => Array<number>(times).fill(status);

test("tries one other replica when one is overloaded", async () => {
  states = ["overloaded", "well"];
  expect(await ask("/page", 40)).toEqual(all(200, 40));
  expect(arrivals.length).toBeLessThanOrEqual(80);

  states = ["overloaded", "overloaded"];
  arrivals = [];
  const refused = await fetch(`${edge.url}/page`);
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "3"]);
  expect([...arrivals].sort()).toEqual([0, 1]);

  // Neither has been counted out.
  states = ["well", "well"];
  arrivals = [];
  expect(await ask("/page", 10)).toEqual(all(200, 10));
  expect(new Set(arrivals)).toEqual(new Set([0, 1]));
});

test("sends no post twice to an overloaded replica", async () => {
  states = ["overloaded", "overloaded"];
  const answer = await fetch(`${edge.url}/share`, { method: "POST", body: "a=b" });
  expect(answer.status).toBe(503);
  expect(arrivals).toHaveLength(1);
});

test("keeps using the last replica after many failures", async () => {
  await close(servers[0]!);
  for (const trouble of ["overloaded", "breaking"] as const) {
    states[1] = trouble;
    expect(await ask("/page", 30), trouble).toEqual(all(503, 30));
    states[1] = "well";
    expect(await ask("/page", 30), `after ${trouble}`).toEqual(all(200, 30));
  }
  servers[0] = await listen(ports[0]!, 0);
  arrivals = [];
  expect(await ask("/page", 10)).toEqual(all(200, 10));
  expect(arrivals, "the one that came back").toContain(0);
});

/** Asks as one of many visitors of this machine, each with an address of their own. */
const askFrom = (visitor: string, method: string, path: string) =>
  askAt(edge.url, path, { method, localAddress: visitor, agent: false });

function askAt(url: string, path: string, options: RequestOptions) {
  return new Promise<{ status: number; retryAfter: string | undefined; text: string }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(url);
      const sent = request({ hostname, port, path, ...options }, (answer) => {
        let text = "";
        answer.on("data", (chunk: Buffer) => (text += chunk.toString()));
        answer.on("end", () => {
          const retryAfter = answer.headers["retry-after"];
          resolve({ status: answer.statusCode ?? 0, retryAfter, text });
        });
      });
      sent.on("error", reject);
      sent.end(options.method === "POST" ? "a=b" : undefined);
    },
  );
}

for (const [at, [method, path]] of (
  [
    ["GET", "/tf-generator/preview.png?r=x"],
    ["GET", "/fursona-generator/preview.png?r=x"],
    ["GET", "/choose-your-starter/team.png?r=x"],
    ["GET", "/preview/comics/a.png?r=x"],
    ["GET", "/search?q=fox"],
    ["GET", "/search?%71=fox"],
    ["GET", "/Search.data?q=fox"],
    ["GET", "/tf-generator/result?quick=true"],
    ["GET", "/tf-generator/result.data?qr=true"],
    ["GET", "/choose-your-starter/game?id=x"],
    ["GET", "/error?from=/shop"],
    ["GET", "/cga/error?from=/cga"],
    ["POST", "/tf-generator?x"],
    ["POST", "/fursona-generator.data?x"],
    ["POST", "/choose-your-starter/game?id=x"],
  ] as const
).entries()) {
  test(`lets an address have so much of ${method} ${path} at once, and others theirs`, async () => {
    const visitor = `127.0.1.${at + 1}`;
    const many = await Promise.all(
      // Each another one, or they would wait for the first.
      Array.from({ length: 50 }, (_, time) => askFrom(visitor, method, `${path}&page=${time}`)),
    );
    const refused = many.filter(({ status }) => status !== 200);
    expect(many.length - refused.length).toBeGreaterThanOrEqual(20);
    expect(refused.length).toBeGreaterThan(10);
    for (const { status, retryAfter, text } of refused) {
      expect([status, retryAfter]).toEqual([429, "30"]);
      expect(text).toContain("front door");
    }
    expect((await askFrom(visitor, "GET", "/world")).status, "what is not dear").toBe(200);
    expect((await askFrom("127.0.2.1", method, `${path}&other=${at}`)).status).toBe(200);
  });
}

test("serves pages that the site has cached, beside a crowd at new addresses", async () => {
  const upstream = await startOwnUpstream({ "shop/entries": [] });
  const port = await freePort();
  const edgeOfSite = await startEdge(await freePort(), [port]);
  const replica = await startReplica(port, edgeOfSite.url, upstream.url);
  // The edge caches nothing for a visitor with a preference: the page cache of the site does.
  const headers = { Cookie: "data-theme=dark" };
  const open = async (path: string) => (await fetch(edgeOfSite.url + path, { headers })).status;
  try {
    await open("/shop");
    let isOver = false;
    let count = 0;
    const agent = new Agent({ keepAlive: true });
    const crowd = Array.from({ length: 200 }, async () => {
      const statuses = [];
      for (let round = 0; round < 6; round += 1) {
        const path = `/characters/new-${(count += 1)}`;
        statuses.push((await askAt(edgeOfSite.url, path, { agent })).status);
      }
      return statuses;
    });
    const statuses = Promise.all(crowd).finally(() => (isOver = true));
    const others = [];
    while (!isOver) others.push(await open("/shop"), await open("/healthz"));
    agent.destroy();
    expect(new Set((await statuses).flat())).toEqual(new Set([302, 503]));
    expect(new Set(others)).toEqual(new Set([200]));
  } finally {
    await stop(replica);
    await edgeOfSite.stop();
    await upstream.close();
  }
});
