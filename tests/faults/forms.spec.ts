import { existsSync, readdirSync } from "node:fs";
import type { Socket } from "node:net";
import { buildActions } from "../e2e/build-routes";
import { expect, test } from "../e2e/site";
import { ask, connectTo, converse, head } from "./raw";

/** The head of a form from the site's own page; its connection is kept. */
const formHead = (site: string, path: string, headers: Record<string, string>) =>
  head(`POST ${path}`, site, { Connection: "keep-alive", Origin: site, ...headers });

test("rejects a form of 1 MB with 413 and keeps the connection", async ({ site }) => {
  const megabyte = "a".repeat(1024 * 1024);
  const size = { "Content-Length": String(megabyte.length) };
  const next = head("GET /robots.txt", site.url);
  for (const [path, headers, statuses] of [
    ["/preferences", {}, [413, 200]],
    ["/preferences", { Expect: "100-continue" }, [100, 413, 200]],
    ["/preferences", { Origin: "https://evil.example" }, [403, 200]],
    ["/shop", {}, [413, 200]],
  ] as const) {
    const posted = formHead(site.url, path, { ...size, ...headers });
    const answers = await converse(site.url, posted, megabyte, next);
    expect(answers.map(({ status }) => status)).toEqual(statuses);
  }
});

test("every action rejects a body that is not a form with 415", async ({ site }) => {
  const body = '{"scheme":"dark"}';
  for (const { path, query } of buildActions()) {
    for (const type of ["application/json", "text/plain"]) {
      const address = `${path}?${query}`;
      const headers = { "Content-Type": type, "Content-Length": String(body.length) };
      const sent = formHead(site.url, address, { ...headers, Connection: "close" });
      const answer = await ask(site.url, sent, body);
      expect(answer.status, `${address} as ${type}`).toBe(415);
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
  }
});

/** The number of open files and connections of a process; 0 without /proc. */
const countOpenFiles = (pid: number) =>
  existsSync("/proc/self/fd") ? readdirSync(`/proc/${pid}/fd`).length : 0;

test("serves others while visitors leave or never finish their requests", async ({ serve }) => {
  const site = await serve();
  await site.opened;
  const pid = site.process.pid!;
  const addresses = ["/comics/talechasers/1/1", "/cdn/d/cga/guild.png", "/v1/rss/feeds/chase"];
  const answers = () =>
    Promise.all(addresses.map((address) => ask(site.url, head(`GET ${address}`, site.url))));
  await answers();
  const before = countOpenFiles(pid);

  const half = formHead(site.url, "/preferences", { "Content-Length": "1000" });
  const write = (text: string) => (socket: Socket) =>
    new Promise((done) => socket.write(text, done));
  const steps: ((socket: Socket) => Promise<unknown>)[] = [
    write(`${half}scheme=da`),
    // Before the answer, and within it.
    write(head("GET /?left", site.url)),
    ...addresses.map((address) => (socket: Socket) => {
      socket.write(head(`GET ${address}`, site.url));
      return new Promise((done) => socket.once("data", done));
    }),
  ];
  const leaving = Array.from({ length: 100 }, async (_, at) => {
    const socket = await connectTo(site.url);
    socket.on("error", () => undefined);
    await steps[at % steps.length]!(socket);
    socket.resetAndDestroy();
  });
  await Promise.all(leaving);

  // Incomplete forms and heads.
  const slow = await Promise.all(Array.from({ length: 200 }, () => connectTo(site.url)));
  for (const [at, socket] of slow.entries()) {
    socket.write(at % 2 === 0 ? half : "GET / HTTP/1.1\r\nHost: slow.example\r\nX: ");
  }
  expect((await answers()).map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const socket of slow) socket.destroy();

  await expect.poll(() => countOpenFiles(pid)).toBeLessThanOrEqual(before + 5);
  expect(site.output()).not.toMatch(/^\s+at |abort/im);
});
