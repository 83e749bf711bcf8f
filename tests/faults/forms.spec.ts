import { readdirSync } from "node:fs";
import type { Socket } from "node:net";
import { expect, test } from "../e2e/site";
import { ask, connectTo, converse, head } from "./raw";

/** The head of a form from the site's own page; its connection is kept. */
const formHead = (site: string, headers: Record<string, string>) =>
  head("POST /preferences", site, { Connection: "keep-alive", Origin: site, ...headers });

test("rejects a form of 1 MB with 413 and keeps the connection", async ({ site }) => {
  const megabyte = "a".repeat(1024 * 1024);
  const size = { "Content-Length": String(megabyte.length) };
  const next = head("GET /robots.txt", site.url);
  for (const [headers, statuses] of [
    [{}, [413, 200]],
    [{ Expect: "100-continue" }, [100, 413, 200]],
    [{ Origin: "https://evil.example" }, [403, 200]],
  ] as const) {
    const posted = formHead(site.url, { ...size, ...headers });
    const answers = await converse(site.url, posted, megabyte, next);
    expect(answers.map(({ status }) => status)).toEqual(statuses);
  }
});

test("serves others while visitors leave or never finish their requests", async ({ serve }) => {
  const site = await serve();
  await site.opened;
  const addresses = ["/comics/talechasers/1/1", "/cdn/d/cga/guild.png", "/v1/rss/feeds/chase"];
  const answers = () =>
    Promise.all(addresses.map((address) => ask(site.url, head(`GET ${address}`, site.url))));
  const countDescriptors = () => readdirSync(`/proc/${site.process.pid}/fd`).length;
  await answers();
  const before = countDescriptors();

  const half = formHead(site.url, { "Content-Length": "1000" });
  const steps: ((socket: Socket) => Promise<unknown>)[] = [
    (socket) => new Promise((done) => socket.write(`${half}scheme=da`, done)),
    (socket) => new Promise((done) => socket.write(head("GET /?left", site.url), done)),
    // Within the answer.
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
  await expect.poll(countDescriptors).toBeLessThanOrEqual(before + 5);
  expect(site.output()).not.toMatch(/^\s+at |abort/im);
});
