import { createServer, request, type RequestListener, type Server } from "node:http";
import { expect, test } from "playwright/test";
import { freePort } from "../e2e/site";
import { startEdge, type Edge } from "./nginx";

// One after the other: each says how the servers do.
test.describe.configure({ mode: "serial" });

const states: Record<string, RequestListener> = {
  well: (_request, response) =>
    response.writeHead(200, { "Cache-Control": "no-store" }).end("done"),
  overloaded: (_request, response) => response.writeHead(503, { "Retry-After": "3" }).end(),
  breaking: ({ socket }) => socket.destroy(),
};

/** Two servers that stand where replicas would, and the states that they are in. */
let now: [keyof typeof states, keyof typeof states];
let arrivals: number[] = [];
let ports: number[];
let servers: Server[];
let edge: Edge;

function listen(place: 0 | 1): Promise<Server> {
  const server = createServer((sent, response) => {
    arrivals.push(place);
    states[now[place]]!(sent, response);
  });
  return new Promise((resolve) => server.listen(ports[place], "127.0.0.1", () => resolve(server)));
}

const close = (server: Server) =>
  new Promise((resolve) => server.close(resolve).closeAllConnections());

test.beforeAll(async () => {
  ports = [await freePort(), await freePort()];
  servers = [await listen(0), await listen(1)];
  edge = await startEdge(await freePort(), ports);
});

test.afterAll(async () => {
  await edge.stop();
  await Promise.all(servers.map(close));
});

test.beforeEach(() => {
  now = ["well", "well"];
  arrivals = [];
});

/** Asks for so many pages at the same time; the different statuses. */
async function ask(times: number): Promise<number[]> {
  const pages = Array.from({ length: times }, (_, at) => fetch(`${edge.url}/page?page=${at}`));
  return [...new Set((await Promise.all(pages)).map(({ status }) => status))];
}

test("tries one other replica when one is overloaded, and no post twice", async () => {
  now = ["overloaded", "well"];
  expect(await ask(40)).toEqual([200]);

  now = ["overloaded", "overloaded"];
  arrivals = [];
  const refused = await fetch(`${edge.url}/page`);
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "3"]);
  expect([...arrivals].sort()).toEqual([0, 1]);
  arrivals = [];
  expect((await fetch(`${edge.url}/share`, { method: "POST", body: "a=b" })).status).toBe(503);
  expect(arrivals).toHaveLength(1);
});

test("keeps using the last replica after many failures", async () => {
  await close(servers[0]!);
  for (const trouble of ["overloaded", "breaking"]) {
    now[1] = trouble;
    expect(await ask(30), trouble).toEqual([503]);
    now[1] = "well";
    expect(await ask(30), `after ${trouble}`).toEqual([200]);
  }
  servers[0] = await listen(0);
  arrivals = [];
  expect(await ask(10)).toEqual([200]);
  expect(arrivals, "the one that came back").toContain(0);
});

/** Asks as one of many visitors of this machine, each with an address of their own. */
function askFrom(visitor: string, method: string, path: string) {
  const { hostname, port } = new URL(edge.url);
  const options = { hostname, port, path, method, localAddress: visitor, agent: false };
  return new Promise<{ status: number; retryAfter: unknown }>((resolve, reject) => {
    const sent = request(options, (answer) => {
      const { statusCode = 0, headers } = answer.resume();
      answer.on("end", () => resolve({ status: statusCode, retryAfter: headers["retry-after"] }));
    });
    sent.on("error", reject).end(method === "POST" ? "a=b" : undefined);
  });
}

for (const [at, [method, path]] of (
  [
    ["GET", "/tf-generator/preview.png?r=x"],
    ["GET", "/Search.data?%71=fox"],
    ["GET", "/tf-generator/result.data?qr=true"],
    ["POST", "/fursona-generator.data?x"],
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
    for (const answer of refused) expect(answer).toEqual({ status: 429, retryAfter: "30" });
    expect((await askFrom(visitor, "GET", "/world")).status, "what is not dear").toBe(200);
    expect((await askFrom("127.0.2.1", method, `${path}&other=${at}`)).status).toBe(200);
  });
}
