import type { Locator, Page } from "playwright/test";
import { fanArt } from "../../mocks/data/galleries/fan-art";
import { heldBack } from "./held-back";
import { passRetries } from "./picture-retries";
import { expect, expectStarted, screens, test, visit } from "./site";

const grid = "/galleries/fan-art";
const item = fanArt[2]!;
const next = fanArt[3]!;
const full = `**/cdn/base/${item.location}*`;

/** The frame of the item, over the grid or on its page. */
function frame(page: Page): Locator {
  return page.locator("figure:has(> div > a)");
}

function picture(page: Page): Locator {
  return frame(page).getByRole("img", { name: item.alt, exact: true });
}

function source(page: Page): Promise<string> {
  return picture(page).evaluate((image: HTMLImageElement) => {
    // Nothing until the browser has chosen among the sources.
    if (image.currentSrc === "") return "";
    const { pathname, search } = new URL(image.currentSrc);
    return pathname + search;
  });
}

async function openFromWall(page: Page): Promise<void> {
  await visit(page, grid);
  await expectStarted(page);
  await page.getByRole("main").getByRole("link", { name: item.title }).click();
  await expect(page.locator("dialog[open]")).toBeVisible();
}

async function openCold(page: Page): Promise<void> {
  await page.goto(`${grid}/${item.id}`, { waitUntil: "domcontentloaded" });
}

const ways = { "over the grid": openFromWall, "as a page of its own": openCold };

/** Where everything of an item is. */
function places(page: Page) {
  return page
    .locator("figure, figure ~ div, figure ~ div > *")
    .evaluateAll((all) => all.map((element) => JSON.stringify(element.getBoundingClientRect())));
}

const fetching = (page: Page) => frame(page).getByText("Fetching the full picture…");

for (const [way, open] of Object.entries(ways)) {
  test(`an item ${way} is the full picture; its thumbnail stands in, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize(screens.phone);
    const release = await heldBack(page, full);
    await open(page);
    await expect(fetching(page)).toBeVisible();
    const standIn = frame(page).locator('img[alt=""]').first();
    const before: string[][] = [];
    for (const viewport of Object.values(screens)) {
      await page.setViewportSize(viewport);
      await expect(standIn).toBeVisible();
      await expect(standIn).toHaveJSProperty("complete", true);
      const file = await standIn.evaluate((image: HTMLImageElement) => image.currentSrc);
      expect(file).toContain(`/cdn/thumb/${item.location}?`);
      if (way === "over the grid") {
        const inGrid = page.getByAltText(`${item.title}. ${item.alt}`, { exact: true }).first();
        await expect(inGrid, "the grid has fetched it").toHaveJSProperty("currentSrc", file);
      }
      // Stretched to where the picture comes to lie.
      expect(await standIn.boundingBox()).toEqual(await picture(page).boundingBox());
      before.push(await places(page));
    }

    release();
    await expect(fetching(page)).toBeHidden();
    await expect(standIn).toBeHidden();
    expect(await source(page)).toBe(`/cdn/base/${item.location}`);
    const after: string[][] = [];
    for (const viewport of Object.values(screens)) {
      await page.setViewportSize(viewport);
      after.push(await places(page));
    }
    expect(after).toEqual(before);
  });
}

for (const [screen, way] of [
  ["phone", "over the grid"],
  ["desktop", "as a page of its own"],
] as const) {
  test(`who saves data has a small one ${way} on a ${screen}, and the full one at a press`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(screens[screen]);
    await context.setExtraHTTPHeaders({ "Save-Data": "on" });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await ways[way](page);
    await expectStarted(page);
    const size = screen === "phone" ? "m/_?size=small" : "d/_?size=medium";
    await expect.poll(() => source(page)).toBe(`/cdn/${size.replace("_", item.location)}`);
    expect(asked.filter((url) => url.includes("/cdn/base/"))).toEqual([]);

    await page.getByRole("link", { name: "Show the full picture" }).click();
    const view = page.getByRole("dialog", { name: "Picture in full size" });
    await expect(view.getByRole("img")).toHaveAttribute("src", `/cdn/base/${item.location}`);
    await expect
      .poll(() => view.getByRole("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(960);
    await page.keyboard.press("Escape");
    await expect(view).toBeHidden();
    await expect(page).toHaveURL(`${grid}/${item.id}`);
  });
}

test("the next full picture waits on a phone, and is fetched ahead on a desktop", async ({
  page,
}) => {
  for (const [screen, times] of [
    ["phone", 0],
    ["desktop", 1],
  ] as const) {
    await page.setViewportSize(screens[screen]);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await openFromWall(page);
    await expect.poll(() => asked.some((url) => url.includes(`${next.id}.data`))).toBe(true);
    await page.waitForLoadState("networkidle");
    const ahead = asked.filter((url) => url.includes(`/cdn/base/${next.location}`));
    expect(ahead, screen).toHaveLength(times);
  }
});

test.describe("a picture that does not come", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test("says so, keeps its thumbnail, and comes at a retry", async ({ page }) => {
    await page.clock.install();
    const asked: string[] = [];
    await page.route(full, (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    await openFromWall(page);
    const retry = frame(page).getByRole("button", { name: "Try again" });
    await passRetries(page, retry);
    await expect(frame(page).getByRole("alert")).toContainText("got lost on the way");
    await expect(frame(page).locator('img[alt=""]').first()).toBeVisible();
    expect(new Set(asked).size, "each try has an address of its own").toBe(3);

    await page.unroute(full);
    await retry.focus();
    await page.keyboard.press("Enter");
    await expect
      .poll(() => picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(320);
    await expect(retry).toBeHidden();
    await expect(frame(page).getByRole("link")).toBeFocused();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page of an item has the full picture, and says nothing of fetching", async ({
    page,
  }) => {
    await visit(page, `${grid}/${item.id}`);
    await expect
      .poll(() => picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(320);
    expect(await source(page)).toBe(`/cdn/base/${item.location}`);
    await expect(fetching(page)).toBeHidden();
    await expect(page.getByRole("link", { name: "Load this page again" })).toBeVisible();
  });
});

test.describe("the full-size view of a comic page", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test("has the page's picture until its own is there, and says so when it does not come", async ({
    page,
  }) => {
    const release = await heldBack(page, "**/cdn/base/**");
    await visit(page, "/comics/talechasers/2/3");
    await expect(page.locator('figure[data-state="arrived"]')).toBeVisible();
    await page.getByRole("link", { name: "Open full size" }).click();
    const view = page.getByRole("dialog");
    await expect(view.getByText("Fetching the full picture…")).toBeVisible();
    const standIn = view.locator('img[alt=""]');
    await expect(standIn).toHaveJSProperty("complete", true);
    expect(await standIn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      320,
    );
    release();
    await expect(view.getByText("Fetching the full picture…")).toBeHidden();
    await expect(standIn).toHaveCount(0);

    await page.unroute("**/cdn/base/**");
    await page.clock.install();
    await page.route("**/cdn/base/**", (route) => route.abort());
    await visit(page, "/comics/talechasers/2/5#full");
    const retry = view.getByRole("button", { name: "Try again" });
    await passRetries(page, retry);
    await page.unroute("**/cdn/base/**");
    await retry.click();
    await expect
      .poll(() => view.getByRole("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(1_000);
    await expect(view.getByRole("group")).toBeFocused();
  });
});
