import { existsSync, readdirSync } from "node:fs";
import type { Socket } from "node:net";
import { buildActions } from "../e2e/build-routes";
import { expect, test } from "../e2e/site";
import { ask, connectTo, converse, head } from "./raw";

const encoded = "application/x-www-form-urlencoded";

/** The head of a form from the site's own page; its connection is kept. */
const formHead = (site: string, path: string, headers: Record<string, string>) =>
  head(`POST ${path}`, site, {
    Connection: "keep-alive",
    Origin: site,
    "Content-Type": encoded,
    ...headers,
  });

/** Posts a form from the site's own page. */
function post(site: string, path: string, body: string, headers: Record<string, string> = {}) {
  const length = { "Content-Length": String(Buffer.byteLength(body)) };
  const closing = { Connection: "close", ...length, ...headers };
  return ask(site, formHead(site, path, closing), body);
}

const megabyte = "a".repeat(1024 * 1024);

test("rejects a form of 1 MB with 413 and keeps the connection", async ({ site }) => {
  const next = head("GET /robots.txt", site.url);
  const declared = { "Content-Length": String(megabyte.length) };
  const piece = megabyte.slice(0, 16 * 1024);
  const chunk = `${piece.length.toString(16)}\r\n${piece}\r\n`;
  const send = async (headers: Record<string, string>, path: string, ...body: string[]) => {
    const { answers, broken } = await converse(
      site.url,
      formHead(site.url, path, headers),
      ...body,
    );
    expect(broken).toBeUndefined();
    return answers.map(({ status }) => status);
  };
  const [whole, chunked, asking, forged, misled] = await Promise.all([
    send(declared, "/preferences", megabyte, next),
    send(
      { "Transfer-Encoding": "chunked" },
      "/preferences",
      ...Array.from({ length: 64 }, () => chunk),
      `0\r\n\r\n${next}`,
    ),
    send({ ...declared, Expect: "100-continue" }, "/preferences", megabyte, next),
    send({ ...declared, Origin: "https://evil.example" }, "/preferences", megabyte, next),
    send(declared, "/shop", megabyte, next),
  ]);
  expect(whole).toEqual([413, 200]);
  expect(chunked).toEqual([413, 200]);
  expect(asking).toEqual([100, 413, 200]);
  expect(forged, "a forged one is not read either").toEqual([403, 200]);
  expect(misled, "nor one for a page that takes none").toEqual([413, 200]);

  const endless = await converse(
    site.url,
    formHead(site.url, "/preferences", { "Content-Length": "10000000000" }),
    ...Array.from({ length: 6 }, () => megabyte),
  );
  expect(endless.answers.map(({ status }) => status)).toEqual([413]);
});

test("every action rejects a body that is not a form with 415", async ({ site }) => {
  // The overlay control reads no forms, and is off here.
  const forms = buildActions().filter(({ path }) => path !== "/ex/overlay/control");
  for (const { path, query } of forms) {
    for (const type of ["application/json", "text/plain", ""]) {
      const address = `${path}?${query}`;
      const answer = await post(site.url, address, '{"scheme":"dark"}', { "Content-Type": type });
      expect(answer.status, `${address} as ${type}`).toBe(415);
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
  }
});

/** The number of open files and connections of a process; 0 without /proc. */
function countOpenFiles(pid: number): number {
  const folder = `/proc/${pid}/fd`;
  return existsSync("/proc/self/fd") ? readdirSync(folder).length : 0;
}

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
  const steps: ((socket: Socket) => Promise<unknown>)[] = [
    (socket) => new Promise((done) => socket.write(`${half}scheme=da`, done)),
    // Before the answer, and within it.
    (socket) => new Promise((done) => socket.write(head("GET /?left", site.url), done)),
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
  const slow = await Promise.all(
    Array.from({ length: 200 }, async (_, at) => {
      const socket = await connectTo(site.url);
      socket.write(at % 2 === 0 ? half : "GET / HTTP/1.1\r\nHost: slow.example\r\nX: ");
      return socket;
    }),
  );
  expect((await answers()).map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const socket of slow) socket.destroy();

  await expect.poll(() => countOpenFiles(pid)).toBeLessThanOrEqual(before + 5);
  expect(site.output()).not.toMatch(/^\s+at |Z error |abort/im);
});
