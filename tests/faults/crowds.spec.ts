import { readdirSync, readFileSync } from "node:fs";
import { startOwnUpstream } from "../e2e/own-upstream";
import { expect, test, type ServingSite } from "../e2e/site";
import { isWhole } from "../setup/sample";
import { connectTo, head, heard } from "./raw";

const MAX_MEMORY_MB = 600;

/** The peak of a process's resident memory. */
function peakMemoryMb({ process: { pid } }: ServingSite): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))!;
  return Number(kilobytes) / 1_000;
}

/** The status of a page, over a connection of its own. */
async function statusOf(site: ServingSite, path: string): Promise<number> {
  const socket = await connectTo(site.url);
  socket.write(head(`GET ${path}`, site.url));
  const [answer] = await heard(socket);
  return answer?.status ?? 0;
}

test("serves 3,000 new pages at once, or says 503, and cached pages meanwhile", async ({
  serve,
}) => {
  const site = await serve();
  await site.opened;
  await statusOf(site, "/shop");
  const crowd = Promise.all(
    Array.from({ length: 3_000 }, (_, at) => statusOf(site, `/characters/new-${at}`)),
  );
  expect(await statusOf(site, "/shop")).toBe(200);
  const statuses = new Set(await crowd);
  // A character that nobody knows is a redirect.
  statuses.delete(503);
  expect([...statuses]).toEqual([302]);
  expect(peakMemoryMb(site)).toBeLessThan(MAX_MEMORY_MB);
});

test("says 503 for what is too much for an upstream that hangs", async ({ serve }) => {
  const upstream = await startOwnUpstream({ "shop/entries": [] });
  const site = await serve({ UPSTREAM_URL: upstream.url });
  await site.opened;
  await statusOf(site, "/shop");
  upstream.isHanging = true;
  const crowd = Promise.all(
    Array.from({ length: 400 }, (_, at) => statusOf(site, `/characters/new-${at}`)),
  );
  for (const path of ["/shop", "/favicon.svg", "/healthz/live"]) {
    expect(await statusOf(site, path), path).toBe(200);
  }
  expect(new Set(await crowd)).toEqual(new Set([302, 503]));
  expect(peakMemoryMb(site)).toBeLessThan(MAX_MEMORY_MB);
  await upstream.close();
});

test("survives thousands of aborted requests without losing descriptors", async ({ serve }) => {
  const site = await serve();
  await site.opened;
  const html = await (await fetch(site.url)).text();
  const [file = ""] = /\/assets\/[\w.-]+\.js/.exec(html) ?? [];
  const countDescriptors = () => readdirSync(`/proc/${site.process.pid}/fd`).length;
  const before = countDescriptors();
  const abort = async () => {
    const socket = await connectTo(site.url);
    socket.on("error", () => undefined);
    await new Promise((done) => socket.write(head(`GET ${file}`, site.url), done));
    socket.resetAndDestroy();
  };
  for (let round = 0; round < (isWhole ? 400 : 60); round += 1) {
    await Promise.all(Array.from({ length: 50 }, abort));
  }
  await expect.poll(countDescriptors).toBeLessThanOrEqual(before + 5);
  expect(await statusOf(site, "/")).toBe(200);
});
