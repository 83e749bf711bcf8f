import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tmpdir } from "node:os";
import { http, HttpResponse } from "msw";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { fetchCharacter } from "~/characters/api.server";
import { advancePage, chapterPages, latestPage } from "~/comics/api.server";
import { commissionInfo, commissionTypes } from "~/commissions/api.server";
import { donationsTo, donationTotal } from "~/charities/api.server";
import { downloadLocation } from "~/site-info/downloads-api.server";
import { chaseFeed } from "~/comics/feed.server";
import { fetchItem, fetchItems } from "~/galleries/api.server";
import { fetchSpecies } from "~/generators/api.server";
import { fetchBadges, fetchPlayers } from "~/stream/api.server";
import { shopEntries } from "~/shop/api.server";
import { fetchWorldContent, fetchWorldTopics } from "~/world/api.server";
import { replay } from "~mocks/calls";
import { upstream } from "~mocks/index";
import { recordedHandlers } from "~mocks/recorded";
import { startUpstream } from "~mocks/server";
import { startOwnUpstream } from "../e2e/own-upstream";
import { withFreshUpstream } from "./fresh";

withFreshUpstream();

/** What pages ask for, all within what a recording samples. */
const questions: Record<string, () => Promise<unknown>> = {
  latest: () => latestPage("talechasers"),
  chapter: () => chapterPages("talechasers", 2),
  advance: () => advancePage("talechasers", { chapter: 1, page: 4 }, "next"),
  character: () => fetchCharacter("chase"),
  topics: () => fetchWorldTopics("feral"),
  topic: () => fetchWorldContent("bestiary", "feral", "grove-stag"),
  gallery: () => fetchItems("fan-art"),
  item: () => fetchItem("fan-art", "paper-forest"),
  commissions: () => commissionInfo(),
  types: () => commissionTypes(),
  shop: () => shopEntries(),
  download: () => downloadLocation("super-fox"),
  species: () => fetchSpecies("fursona"),
  players: () => fetchPlayers(),
  badges: () => fetchBadges("marsh_marigold"),
  total: () => donationTotal(),
  donations: () => donationsTo({ shortName: "als", year: 2024 }),
  feed: () => chaseFeed(),
};

let folder: string;
let files: string[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "recorded-"));
  // The recording goes over real sockets, as the command does.
  vi.doUnmock("~/upstream/transport.server");
  vi.resetModules();
  const { record } = await import("../../scripts/upstream/record");
  const [healthy, pictures] = await Promise.all([startUpstream("healthy"), startOwnUpstream({})]);
  const target = { url: healthy.url, suffix: "", cdn: `${pictures.url}/cdn` };
  const recording = await record(target, folder, true);
  await Promise.all([healthy.close(), pictures.close()]);
  expect(recording.failed).toEqual([]);
  files = recording.files;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Nothing but the recording answers. */
function onlyRecorded(): void {
  upstream.use(http.all("*", () => HttpResponse.error()));
  replay(folder);
}

describe("a recording", () => {
  it("has a file for each call under its path", () => {
    expect(files).toContain("v1/characters.json");
    expect(files).toContain("v1/characters/chase.json");
    expect(files).toContain("v1/comics/talechasers/chapters/1/pages/4/advance/next.json");
    expect(files).toContain("v1/rss/feeds/chase.xml");
    const there = readdirSync(folder, { recursive: true, encoding: "utf8" });
    expect(there.filter((path) => statSync(join(folder, path)).isFile()).sort()).toEqual(
      [...files].sort(),
    );
  });

  it("holds whole answers, and no headers", () => {
    const json = readFileSync(join(folder, "v1/comics/talechasers/latest.json"), "utf8");
    expect(Object.keys(JSON.parse(json) as object)).toEqual(["code", "message", "data"]);
    expect(json).toContain("\n");
  });

  it.each(Object.entries(questions))("gives the site the same %s", async (_name, question) => {
    const asked = await question();
    const { clearCache } = await import("~/upstream/cache.server");
    clearCache();
    onlyRecorded();
    expect(await question()).toEqual(asked);
  });

  it("gives pictures of any size, with their type", async () => {
    onlyRecorded();
    const url = "http://upstream.test/cdn/d/chase/characters/chase/1.png?size=large";
    const answer = await fetch(url);
    expect(answer.headers.get("Content-Type")).toBe("image/png");
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(50);
  });

  it("leaves what it does not have to the handlers behind it", async () => {
    replay(folder);
    expect(await fetchCharacter("ruby")).toMatchObject({ category: "PRESENT" });
    expect((await fetch("http://upstream.test/v1/characters/..%2f..%2fetc")).status).toBe(404);
  });

  it("can be edited, and is read anew for each request", async () => {
    replay(folder);
    const file = join(folder, "v1/donations.json");
    writeFileSync(file, '{"code":"CHASE-1000","message":"OK","data":12.5}');
    expect(await donationTotal()).toBe(1_250);
  });

  it("is replayed over HTTP by the embedded upstream, below a scenario", async () => {
    writeFileSync(join(folder, "v1/shop/entries.json"), '{"code":"CHASE-1000","data":[]}');
    const [healthy, empty] = await Promise.all([
      startUpstream("healthy", 0, folder),
      startUpstream("empty", 0, folder),
    ]);
    upstream.close();
    const get = async (url: string) => (await fetch(`${url}/v1/shop/entries`)).json();
    expect(await get(healthy.url)).toMatchObject({ data: [] });
    expect(await get(empty.url)).toMatchObject({ data: {} });
    upstream.listen({ onUnhandledRequest: "error" });
    await Promise.all([healthy.close(), empty.close()]);
  });
});

it("a folder that is not there is said so in one sentence", () => {
  expect(() => recordedHandlers("no/such/folder")).toThrow(
    "There are no recorded answers in no/such/folder: npm run upstream:record makes some.",
  );
});
