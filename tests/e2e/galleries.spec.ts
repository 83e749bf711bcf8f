import type { Locator, Page } from "playwright/test";
import { fanArt } from "../../mocks/data/galleries/fan-art";
import { heldBack } from "./held-back";
import { errorStatus, expect, expectStarted, screens, test, visit } from "./site";
import { drag, letGo, swipe } from "./swipe";

const wall = "/galleries/fan-art";

interface Hung {
  id: string;
  title: string;
  alt?: string;
}

/** A piece of the sample gallery by its place, from 0. */
function piece(at: number): Required<Hung> & { path: string } {
  const { id, title, alt } = fanArt.at(at)!;
  return { id, title, alt, path: `${wall}/${id}` };
}

function thumbnail(page: Page, { title, alt }: Hung): Locator {
  const name = alt ? `${title}. ${alt}` : title;
  return page.getByRole("main").getByRole("link", { name, exact: true });
}

function dialog(page: Page): Locator {
  return page.locator("dialog[open]");
}

/** Waits until a piece is open over the wall, with its picture. */
async function expectOpen(
  page: Page,
  { title, alt, path }: ReturnType<typeof piece>,
): Promise<void> {
  await expect(dialog(page).getByRole("heading", { level: 2 })).toHaveText(title);
  await expect(page).toHaveURL(path);
  const picture = dialog(page).getByRole("img", { name: alt });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(320);
}

/** Waits until the story of an open piece has come, which was held back: nothing moves for it. */
async function expectStory(page: Page, at: number, release: () => void): Promise<void> {
  const place = () => dialog(page).getByRole("link", { name: "Next" }).boundingBox();
  const before = await place();
  release();
  await expectOpen(page, piece(at));
  await expect(dialog(page)).toHaveAttribute("aria-busy", "false");
  await expect(dialog(page)).toContainText(fanArt[at]!.description.replace(/<[^>]*>/g, ""));
  expect(await place(), "nothing moves").toEqual(before);
}

async function expectClosed(page: Page, last: Hung): Promise<void> {
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(wall);
  await expect(thumbnail(page, last)).toBeFocused();
}

async function openWall(page: Page): Promise<void> {
  await visit(page, wall);
  await expectStarted(page);
}

/** Opens the wall from the hub, so that there is something before it in history. */
async function openFromHub(page: Page): Promise<void> {
  await visit(page, "/galleries");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Fan art/ })
    .click();
  await expectStarted(page);
}

test("a piece opens over the wall, and closes in every way by one step of history", async ({
  page,
}) => {
  await openFromHub(page);
  await thumbnail(page, piece(2)).click();
  await expectOpen(page, piece(2));
  await page.goBack();
  await expectClosed(page, piece(2));
  await page.goForward();
  await expectOpen(page, piece(2));
  await page.goBack();
  await expectClosed(page, piece(2));

  const ways: Record<string, () => Promise<void>> = {
    Escape: () => page.keyboard.press("Escape"),
    "its button": () => dialog(page).getByRole("button", { name: "Close" }).click(),
    "a click beside it": () => page.mouse.click(6, 400),
  };
  for (const [way, close] of Object.entries(ways)) {
    await test.step(`by ${way}`, async () => {
      await thumbnail(page, piece(1)).click();
      await expectOpen(page, piece(1));
      await close();
      await expectClosed(page, piece(1));
    });
  }
  await page.goBack();
  await expect(page).toHaveURL("/galleries");
});

test("a piece that was fetched ahead opens at once, and its story comes after", async ({
  page,
}) => {
  await openFromHub(page);
  const fetched = page.waitForResponse((response) =>
    response.url().includes(`${piece(2).id}.data`),
  );
  await thumbnail(page, piece(2)).focus();
  await (await fetched).finished();
  const release = await heldBack(page, `**${wall}/*.data*`);
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("heading", { level: 2 })).toHaveText(piece(2).title);
  await expect(dialog(page)).toHaveAttribute("aria-busy", "true");
  await expect(dialog(page)).toBeFocused();
  // Who leaves before all of it is there is on the wall.
  await page.keyboard.press("Escape");
  await expectClosed(page, piece(2));
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toHaveAttribute("aria-busy", "true");
  // Also who leaves it and opens it again in one breath.
  await Promise.all([page.keyboard.press("Escape"), page.keyboard.press("Enter")]);
  await expectStory(page, 2, release);
  await Promise.all([page.keyboard.press("Escape"), page.keyboard.press("Enter")]);
  await expectOpen(page, piece(2));
  await page.goBack();
  await expectClosed(page, piece(2));
  await page.goBack();
  await expect(page).toHaveURL("/galleries");
});

test("an open piece is turned at once, with what the wall knows of the next", async ({ page }) => {
  await openFromHub(page);
  await page.setViewportSize(screens.phone);
  await thumbnail(page, piece(0)).click();
  await expectOpen(page, piece(0));
  const release = await heldBack(page, `**${wall}/*.data*`);
  const title = dialog(page).getByRole("heading", { level: 2 });
  for (const at of [1, 2]) {
    await page.keyboard.press("ArrowRight");
    await expect(title).toHaveText(piece(at).title);
    await expect(dialog(page).getByRole("img", { name: piece(at).alt })).toBeVisible();
    await expect(page).toHaveURL(piece(0).path);
  }
  await expectStory(page, 2, release);
  await page.goBack();
  await expectClosed(page, piece(2));
});

test("a piece that is left while a turn is on its way takes one step back", async ({ page }) => {
  await openFromHub(page);
  await thumbnail(page, piece(0)).click();
  await expectOpen(page, piece(0));
  const release = await heldBack(page, `**${wall}/*.data*`);
  await page.keyboard.press("ArrowRight");
  await expect(dialog(page).getByRole("heading", { level: 2 })).toHaveText(piece(1).title);
  await Promise.all([page.keyboard.press("Escape"), page.keyboard.press("Escape")]);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(wall);
  release();
  await page.goBack();
  await expect(page).toHaveURL("/galleries");
});

test("an open piece is walked by keyboard, and leads to its neighbours and its full size", async ({
  page,
}) => {
  await openWall(page);
  await thumbnail(page, piece(0)).focus();
  await page.keyboard.press("Enter");
  await expectOpen(page, piece(0));
  const focused: string[] = [];
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press("Tab");
    focused.push(
      await page.evaluate(() => {
        const { activeElement: at } = document;
        if (at === document.body) return "browser";
        return at?.closest("dialog") ? (at.textContent ?? "").trim() : "outside";
      }),
    );
  }
  expect(focused).not.toContain("outside");
  expect(focused).toEqual(expect.arrayContaining(["Next", "Close"]));

  await expect(dialog(page).getByRole("link", { name: "Previous" })).toBeDisabled();
  await dialog(page).getByRole("link", { name: "Next" }).click();
  await expectOpen(page, piece(1));
  for (const [key, to] of [
    ["ArrowRight", 2],
    ["ArrowLeft", 1],
    ["End", -1],
  ] as const) {
    await page.keyboard.press(key);
    await expectOpen(page, piece(to));
  }
  await expect(dialog(page).getByRole("link", { name: "Next" })).toBeDisabled();
  await page.keyboard.press("Home");
  await expectOpen(page, piece(0));
  await page.keyboard.press("ArrowRight");
  await expectOpen(page, piece(1));

  await page.getByRole("link", { name: "Open the picture in full size" }).click();
  const full = page.getByRole("dialog", { name: "Picture in full size" });
  await expect(full).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  await expect(full).toBeHidden();
  await expectOpen(page, piece(1));
  await page.goBack();
  await expectClosed(page, piece(1));
});

test("a piece is a page of its own after a reload, and Back leads to the wall", async ({
  page,
}) => {
  await openWall(page);
  await thumbnail(page, piece(1)).click();
  await expectOpen(page, piece(1));
  await page.reload();
  await expectStarted(page);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(piece(1).title);
  await expect(page.getByRole("img", { name: piece(1).alt })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Next" }).click();
  await expect(heading).toHaveText(piece(2).title);
  await expect(page).toHaveURL(piece(2).path);
  await page.goBack();
  await expect(heading).toHaveText(piece(1).title);
  await page.goBack();
  await expect(page).toHaveURL(wall);
  await expect(thumbnail(page, piece(1))).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { ...screens.phone, height: 500 }, hasTouch: true, isMobile: true });

  test("the wall keeps its place, and a swipe leads to the neighbours", async ({
    page,
    context,
  }) => {
    await openWall(page);
    const last = thumbnail(page, piece(-1));
    await last.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    expect(scrolled).toBeGreaterThan(100);
    await last.tap();
    await expectOpen(page, piece(-1));
    const cdp = await context.newCDPSession(page);
    // It follows the finger, and its neighbour on the wall with it.
    const thumbnails = page.locator("figure").getByAltText("", { exact: true });
    await drag(cdp, { x: 90, y: 250 }, { x: 290, y: 245 });
    await expect(page.locator("figure[data-drag]")).toBeVisible();
    await expect(thumbnails.last()).toBeInViewport();
    const picture = dialog(page).getByRole("img", { name: piece(-1).alt });
    expect((await picture.boundingBox())?.x).toBeGreaterThan(100);
    await letGo(cdp);
    await expectOpen(page, piece(-2));
    await expect(page.locator("figure[data-drag]")).toHaveCount(0);
    await swipe(cdp, { x: 290, y: 250 }, { x: 90, y: 255 });
    await expectOpen(page, piece(-1));
    await page.goBack();
    await expectClosed(page, piece(-1));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  });
});

test.describe("with an upstream in trouble", () => {
  test.use({ expectedErrors: errorStatus });

  const hung = [1, 2, 3, 4].map((n) => ({
    id: `p${n}`,
    title: `Piece ${n}`,
    location: `p${n}.png`,
  }));

  test("a piece that is empty or not to be had stays closed, and closes its neighbour", async ({
    page,
    siteOn,
  }) => {
    const site = siteOn({
      "galleries/fan-art": hung,
      "galleries/fan-art/items/p1": {},
      "galleries/fan-art/items/p3": hung[2],
    });
    await page.goto(site.url + wall);
    await expectStarted(page);
    for (const n of [1, 2]) {
      const answered = page.waitForResponse((response) => response.url().includes(`p${n}.data`));
      await thumbnail(page, hung[n - 1]!).click();
      await answered;
      await expect(page).toHaveURL(site.url + wall);
      await expect(dialog(page)).toHaveCount(0);
    }
    await thumbnail(page, hung[2]!).click();
    await expect(dialog(page).getByRole("heading", { level: 2 })).toHaveText("Piece 3");
    await page.keyboard.press("ArrowRight");
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(site.url + wall);
  });
});

test("a piece opens over the page of a long wall, and closes to it", async ({ page, siteOn }) => {
  const pieces = Array.from({ length: 250 }, (_, at) => ({
    ...{ id: `piece-${at + 1}`, title: `Fox ${at + 1}`, location: `fan-art/${at + 1}.png` },
  }));
  const data = { "galleries/fan-art": pieces, "galleries/fan-art/items/piece-222": pieces[221] };
  const { url } = siteOn(data);
  await visit(page, url + wall);
  await expectStarted(page);
  await page.getByRole("link", { name: "Page 2 of 2" }).click();
  await expect(page).toHaveURL(`${url}${wall}?page=2`);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await thumbnail(page, { id: "", title: "Fox 222" }).click();
  await expect(dialog(page)).toContainText("222 of 250");
  await expect(page).toHaveURL(`${url}${wall}/piece-222?page=2`);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${url}${wall}?page=2`);
  await expect(thumbnail(page, { id: "", title: "Fox 222" })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(url + wall);
  await expect(thumbnail(page, { id: "", title: "Fox 1" })).toBeVisible();
});
