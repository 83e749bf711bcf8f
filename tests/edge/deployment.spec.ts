import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright/test";
import { readContent } from "../../scripts/content/read-content";
import { followMenu } from "../e2e/menu";
import { expect, expectStarted, freePort, screens, test, visit } from "../e2e/site";
import { stop, type Serving } from "../e2e/start-server";
import { startLoad } from "../faults/load";
import { startEdge, type Edge } from "./nginx";
import { createOtherBuild } from "./other-build";
import { startReplica } from "./replicas";

test.describe.configure({ timeout: 600_000 });
test.use({ viewport: screens.desktop, actionTimeout: 30_000 });

const { footerSentence } = readContent("links.yaml");
const otherBuild = "test-results/other-build";

/** Menu links to different routes. */
const links = ["/characters", "/world", "/contact", "/galleries"];

/** Addresses that readers and an overlay request during the deployment. */
const addresses = [
  "/",
  "/comics/talechasers/1/1",
  "/comics/talechasers/1/2.data",
  "/characters",
  "/v1/overlay/events/count",
];

/** Opens a tab for each menu link. */
async function openTabs(context: BrowserContext, edge: Edge): Promise<[Page, string][]> {
  const tabs: [Page, string][] = [];
  for (const link of links) {
    const tab = await context.newPage();
    await visit(tab, `${edge.url}/patch-notes`);
    await expectStarted(tab);
    tabs.push([tab, link]);
  }
  return tabs;
}

/** Clicks a menu link once, and waits for its page. */
async function press(page: Page, url: string): Promise<void> {
  await page.bringToFront();
  await followMenu(page, new URL(url).pathname);
  await expect(page).toHaveURL(url);
  await expect(page.locator("main h1")).toBeVisible();
}

test("a deployment of a new version fails no request and no click", async ({
  context,
  ownUpstream,
}) => {
  await createOtherBuild(otherBuild, footerSentence, "Draw your own ferret.");
  const upstream = await ownUpstream();
  upstream.isWhole = true;
  const folder = await mkdtemp(join(tmpdir(), "assets-"));
  const ports = [await freePort(), await freePort(), await freePort()];
  const edge = await startEdge(await freePort(), ports);
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
  const tabs = await openTabs(context, edge);
  const load = startLoad(edge.url, addresses);
  const update = replaceReplicas();
  for (const [tab, link] of tabs.splice(0, 2)) await press(tab, edge.url + link);
  await update;
  for (const [tab, link] of tabs) await press(tab, edge.url + link);
  // nginx still caches documents of the former build.
  for (const [tab, link] of await openTabs(context, edge)) await press(tab, edge.url + link);
  await expect.poll(() => load.answered).toBeGreaterThan(900);
  await load.stop();
  expect(load.failed).toEqual([]);
  expect(await (await fetch(`${edge.url}/downloads?fresh=1`)).text()).toContain("own ferret");

  await context.close();
  await stop(...current);
  await edge.stop();
  await rm(folder, { recursive: true });
});
