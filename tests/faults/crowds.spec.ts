import { readdirSync, readFileSync } from "node:fs";
import { expect, test, type ServingSite } from "../e2e/site";
import { isWhole } from "../setup/sample";
import { connectTo, sendRequests, head } from "./raw";

const MAX_MEMORY_MB = 600;

/** The peak of a process's resident memory. */
function peakMemoryMb({ process: { pid } }: ServingSite): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))!;
  return Number(kilobytes) / 1_000;
}

/** The status code of a page, over a new connection. */
const statusOf = async (site: ServingSite, path: string) =>
  (await sendRequests(site.url, head(`GET ${path}`, site.url)))[0]?.status ?? 0;

/** The status codes of concurrent requests for unknown characters. */
const statusesOfCrowd = async (site: ServingSite, size: number) => {
  const paths = Array.from({ length: size }, (_, at) => `/characters/new-${at}`);
  return new Set(await Promise.all(paths.map((path) => statusOf(site, path))));
};

test("the server responds to 1,000 concurrent requests for uncached pages with 200 or 503", async ({
  serve,
}) => {
  const site = await serve();
  await site.opened;
  await statusOf(site, "/shop");
  const crowd = statusesOfCrowd(site, 1_000);
  expect(await statusOf(site, "/shop")).toBe(200);
  expect(new Set([...(await crowd), 503])).toEqual(new Set([302, 503]));
  expect(peakMemoryMb(site)).toBeLessThan(MAX_MEMORY_MB);
});

test("while the upstream hangs, the server responds to hundreds of visitors with the error page or 503", async ({
  serve,
  ownUpstream,
}) => {
  const upstream = await ownUpstream({ "shop/entries": [] });
  const site = await serve({ UPSTREAM_URL: upstream.url });
  await site.opened;
  await statusOf(site, "/shop");
  upstream.isHanging = true;
  const crowd = statusesOfCrowd(site, 400);
  for (const path of ["/shop", "/favicon.svg", "/healthz/live"]) {
    expect(await statusOf(site, path), path).toBe(200);
  }
  // On a slow machine, the requests arrive too slowly to cause a 503.
  expect(new Set([...(await crowd), 503])).toEqual(new Set([302, 503]));
  expect(peakMemoryMb(site)).toBeLessThan(MAX_MEMORY_MB);
});

test("the server survives hundreds of aborted requests without leaking file descriptors", async ({
  serve,
}) => {
  const site = await serve();
  await site.opened;
  const html = await (await fetch(site.url)).text();
  const [file = ""] = /\/assets\/[\w.-]+\.js/.exec(html) ?? [];
  const picture = "/cdn/d/cga/guild.png";
  await statusOf(site, picture);
  const countDescriptors = () => readdirSync(`/proc/${site.process.pid}/fd`).length;
  const before = countDescriptors();
  const started = site.output().length;
  const half = { Origin: site.url, "Content-Length": "1000" };
  const requests = [
    ...[file, file, "/?left", picture].map((path) => head(`GET ${path}`, site.url)),
    `${head("POST /preferences", site.url, half)}scheme=da`,
  ];
  const abort = async (_: unknown, at: number) => {
    const socket = await connectTo(site.url);
    socket.on("error", () => undefined);
    await new Promise((done) => socket.write(requests[at % requests.length]!, done));
    socket.resetAndDestroy();
  };
  for (let round = 0; round < (isWhole ? 400 : 10); round += 1) {
    await Promise.all(Array.from({ length: 50 }, abort));
  }
  await expect.poll(countDescriptors).toBeLessThanOrEqual(before + 5);
  expect(await statusOf(site, "/")).toBe(200);
  expect(site.output().slice(started)).not.toMatch(/^\s+at |abort/im);
});
