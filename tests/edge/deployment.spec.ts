import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright/test";
import { readContent } from "../../scripts/content/read-content";
import { followMenu } from "../e2e/menu";
import { startOwnUpstream, type OwnUpstream } from "../e2e/own-upstream";
import { expect, expectStarted, freePort, screens, test, visit } from "../e2e/site";
import { stop, type Serving } from "../e2e/start-server";
import { expectRound, pick, setup, startButton } from "../e2e/starter-steps";
import { startLoad } from "../faults/load";
import { startEdge, type Edge } from "./nginx";
import { createOtherBuild } from "./other-build";
import { startReplica } from "./replicas";

// One after the other: all use the same two builds.
test.describe.configure({ mode: "serial", timeout: 600_000 });
test.use({ viewport: screens.desktop, actionTimeout: 30_000 });

const { footerSentence } = readContent("links.yaml");
const otherBuild = "test-results/other-build";

let upstream: OwnUpstream;
let edge: Edge;

test.beforeAll(async () => {
  await createOtherBuild(otherBuild, footerSentence, "Draw your own ferret.");
  upstream = await startOwnUpstream();
  upstream.isWhole = true;
});

test.afterAll(() => upstream.close());

/** Links of the menu, each to another route. */
const stops = ["/characters", "/world", "/contact", "/stream/bluerock", "/galleries"];

/** What readers and an overlay request meanwhile. */
const readers = [
  "/",
  "/comics/talechasers/1/1",
  "/comics/talechasers/1/2.data",
  "/characters",
  "/v1/overlay/events/count",
];

async function open(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await visit(tab, edge.url + path);
  await expectStarted(tab);
  return tab;
}

/** Opens a tab for each link of the menu. */
async function openTabs(context: BrowserContext): Promise<[Page, string][]> {
  const tabs: [Page, string][] = [];
  for (const link of stops) tabs.push([await open(context, "/patch-notes"), link]);
  return tabs;
}

/** Presses a link of the menu once, and waits for its page. */
async function press(page: Page, path: string): Promise<void> {
  await page.bringToFront();
  await followMenu(page, path);
  await expect(page).toHaveURL(edge.url + path);
  await expect(page.locator("main h1")).toBeVisible();
}

test("an update fails no request and loses no click", async ({ context }) => {
  const folder = await mkdtemp(join(tmpdir(), "assets-"));
  const ports = [await freePort(), await freePort(), await freePort()];
  edge = await startEdge(await freePort(), ports);
  const start = (port: number, build: string) =>
    startReplica(port, edge.url, upstream.url, build, { ASSETS_FOLDER: folder });
  const former = [await start(ports[0]!, "build"), await start(ports[1]!, "build")];
  const current: Serving[] = [];
  /** Replaces one replica after the other, as deploy/update.sh does. */
  async function replaceReplicas(): Promise<void> {
    for (const [at, port] of [ports[2]!, ports[0]!].entries()) {
      current.push(await start(port, otherBuild));
      former[at]!.process.kill("SIGTERM");
      expect(await former[at]!.ended).toBe(0);
    }
  }
  const tabs = await openTabs(context);
  const reader = await open(context, "/comics/talechasers/1/1");
  const game = await open(context, setup);
  await startButton(game).click();
  await expectRound(game, 1);

  const load = startLoad(edge.url, readers);
  const update = replaceReplicas();
  for (const round of [1, 2, 3]) await pick(game, round);
  for (const [tab, link] of tabs.splice(0, 2)) await press(tab, link);
  await update;
  for (const [tab, link] of tabs) await press(tab, link);
  await reader.bringToFront();
  await reader.getByRole("link", { name: "Next", exact: true }).first().click();
  await expect(reader).toHaveURL(/\/1\/2$/);
  await game.bringToFront();
  for (const round of [4, 5, 6]) await pick(game, round);
  // nginx still has documents of the former build.
  for (const [tab, link] of await openTabs(context)) await press(tab, link);
  await expect.poll(() => load.answered).toBeGreaterThan(900);
  await load.stop();
  expect(load.failed).toEqual([]);
  expect(await (await fetch(`${edge.url}/downloads?fresh=1`)).text()).toContain("own ferret");

  await context.close();
  await stop(...current);
  await edge.stop();
  await rm(folder, { recursive: true });
});

test.describe("without the files of former builds", () => {
  // Remix logs each script that is missing.
  test.use({ expectedErrors: /the server responded|route module|dynamically imported module/ });

  test("a press and Back load their pages where the scripts of their build are gone", async ({
    context,
  }) => {
    const port = await freePort();
    edge = await startEdge(await freePort(), [port]);
    const former = await startReplica(port, edge.url, upstream.url);
    const tabs = await openTabs(context);
    await stop(former);
    const replica = await startReplica(port, edge.url, upstream.url, otherBuild);
    for (const [tab, link] of tabs) {
      await press(tab, link);
      await tab.goBack();
      await expect(tab).toHaveURL(`${edge.url}/patch-notes`);
    }
    await context.close();
    await stop(replica);
    await edge.stop();
  });
});
