import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "playwright/test";
import { readContent } from "../../scripts/content/read-content";
import { followMenu } from "../e2e/menu";
import { startOwnUpstream, type OwnUpstream } from "../e2e/own-upstream";
import { expect, expectStarted, freePort, overlayKey, screens, test, visit } from "../e2e/site";
import { stop } from "../e2e/start-server";
import { expectRound, pick, setup, startButton } from "../e2e/starter-steps";
import { startLoad } from "../faults/load";
import { startEdge, type Edge } from "./nginx";
import { createOtherBuild } from "./other-build";
import { startReplica } from "./replicas";
import { createDeployment } from "./rolling-update";

// One after the other: all use the same two builds.
test.describe.configure({ mode: "serial", timeout: 600_000 });
test.use({ viewport: screens.desktop, actionTimeout: 30_000 });

const { footerSentence } = readContent("links.yaml");
const otherBuild = "test-results/other-build";

let upstream: OwnUpstream;
let edge: Edge;

test.beforeAll(async () => {
  await createOtherBuild(otherBuild, [footerSentence, "Draw your own ferret."]);
  upstream = await startOwnUpstream();
  upstream.isWhole = true;
});

test.afterAll(() => upstream.close());

/** Links of the menu, each to another route. */
const stops = [
  ...["/characters", "/world", "/commissions", "/contact"],
  ...["/stream/bluerock", "/galleries", "/tf-generator"],
];

/** What twenty readers and an overlay request, which also has an event stream. */
const readers = [
  "/",
  "/comics/talechasers/1/1",
  "/comics/talechasers/1/2.data",
  "/comics/talechasers/2/2",
  "/characters",
  "/world",
  "/v1/overlay/events/count",
];

/** Presses a link of the menu once, and waits for its page. */
async function press(page: Page, path: string): Promise<void> {
  await page.bringToFront();
  await followMenu(page, path);
  await expect(page).toHaveURL(edge.url + path);
  await expect(page.locator("main h1")).toBeVisible();
}

/** Keeps the event stream of an overlay open, as a browser does, which connects again when it ends. */
async function followOverlay(site: string) {
  const unlocked = await fetch(`${site}/ex/overlay/dock`, {
    method: "POST",
    headers: { Origin: site },
    body: new URLSearchParams({ key: overlayKey }),
    redirect: "manual",
  });
  const headers = { Origin: site, Cookie: unlocked.headers.get("Set-Cookie")!.split(";")[0]! };
  const url = `${site}/ex/overlay/control`;
  const leaving = new AbortController();
  const failures: string[] = [];
  let text = "";
  const follow = async () => {
    while (!leaving.signal.aborted) {
      const { status, body } = await fetch(url, { headers, signal: leaving.signal });
      if (status !== 200) throw new Error(`status ${status}`);
      for await (const part of body!) text += Buffer.from(part).toString();
    }
  };
  void follow().catch((error) => leaving.signal.aborted || failures.push(String(error)));
  return {
    failures,
    stop: () => leaving.abort(),
    /** Sends messages of a dock until one has arrived. */
    async expectMessage() {
      const message = '{"type":"request-reports"}';
      const send = async () => {
        const { status } = await fetch(url, { method: "POST", body: message, headers });
        return `${status} ${text}`;
      };
      await expect.poll(send).toMatch(/^204 .*request-reports/s);
    },
  };
}

test("an update fails no request and loses no click", async ({ context }) => {
  const folder = await mkdtemp(join(tmpdir(), "assets-"));
  const ports = [await freePort(), await freePort(), await freePort()];
  edge = await startEdge(await freePort(), ports);
  const deployment = await createDeployment(ports, {
    SITE_URL: edge.url,
    UPSTREAM_URL: upstream.url,
    ASSETS_FOLDER: folder,
    OVERLAY_KEY: overlayKey,
  });
  await deployment.deploy(resolve("build"));
  const open = async (path: string) => {
    const tab = await context.newPage();
    await visit(tab, edge.url + path);
    await expectStarted(tab);
    return tab;
  };
  const openTabs = async () => {
    const tabs = [];
    for (const stop of stops) tabs.push([await open("/patch-notes"), stop] as const);
    return tabs;
  };
  const tabs = await openTabs();
  const reader = await open("/comics/talechasers/1/1");
  const saved = await open("/comics/talechasers/saved?chapter=2");
  await saved.getByRole("button", { name: /^Save chapter 2/ }).click();
  await expect(saved.getByText(/^Saved: \d\.\d MB\./)).toBeVisible();
  await visit(saved, `${edge.url}/comics/talechasers/2/1`);
  await expectStarted(saved);
  const game = await open(setup);
  await startButton(game).click();
  await expectRound(game, 1);

  const load = startLoad(edge.url, readers);
  const stream = await followOverlay(edge.url);
  const update = deployment.deploy(resolve(otherBuild));
  for (const round of [1, 2, 3]) await pick(game, round);
  for (const [tab, stop] of tabs.splice(0, 3)) await press(tab, stop);
  await update;
  for (const [tab, stop] of tabs) await press(tab, stop);
  for (const tab of [reader, saved]) {
    await tab.bringToFront();
    const next = new RegExp(`${new URL(tab.url()).pathname.replace(/1$/, "2")}$`);
    await tab.getByRole("link", { name: "Next", exact: true }).first().click();
    await expect(tab).toHaveURL(next);
  }
  await game.bringToFront();
  for (const round of [4, 5, 6]) await pick(game, round);
  // nginx still has documents of the former build.
  for (const [tab, stop] of await openTabs()) await press(tab, stop);
  await stream.expectMessage();
  await load.stop();
  stream.stop();
  expect(stream.failures).toEqual([]);
  expect({ refused: load.refused, dropped: load.dropped }).toEqual({ refused: 0, dropped: [] });
  expect(await (await fetch(`${edge.url}/downloads?fresh=1`)).text()).toContain("own ferret");

  await context.close();
  await deployment.stop();
  await edge.stop();
  await rm(folder, { recursive: true });
});

test.describe("without the files of former builds", () => {
  // Remix logs each script that is missing; the data of a page is cut off when its document is loaded instead.
  test.use({
    expectedErrors:
      /the server responded|route module|dynamically imported module|^SyntaxError\s+at /,
  });

  test("a click loads its page where the scripts of its build are gone", async ({ context }) => {
    const port = await freePort();
    edge = await startEdge(await freePort(), [port]);
    const former = await startReplica(port, edge.url, upstream.url);
    const tabs: [Page, string][] = [];
    for (const stop of stops) {
      const tab = await context.newPage();
      await visit(tab, `${edge.url}/patch-notes`);
      await expectStarted(tab);
      tabs.push([tab, stop]);
    }
    await stop(former);
    const replica = await startReplica(port, edge.url, upstream.url, otherBuild);
    for (const [tab, stop] of tabs) {
      // A script that both builds have arrives late, after another one of the same page was missing.
      await tab.route(/\/_main\.world-/, async (route) => {
        await tab.waitForEvent("framenavigated");
        await route.abort();
      });
      await press(tab, stop);
    }
    await context.close();
    await stop(replica);
    await edge.stop();
  });
});
