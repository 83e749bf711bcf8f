import type { Locator, Page } from "playwright/test";
import { fanArt } from "../../mocks/data/galleries/fan-art";
import { holdRequests } from "./hold-requests";
import { errorStatus, expect, expectStarted, screens, test, visit } from "./site";
import { drag, endDrag, swipe } from "./swipe";

const grid = "/galleries/fan-art";

interface Listed {
  id: string;
  title: string;
  alt?: string;
}

/** An item of the sample gallery by its index. */
function item(at: number): Required<Listed> & { path: string } {
  const { id, title, alt } = fanArt.at(at)!;
  return { id, title, alt, path: `${grid}/${id}` };
}

/** A list of `length` items, named by their numbers. */
const listOf = (length: number) =>
  Array.from({ length }, (_, at) => ({
    id: `p${at + 1}`,
    title: `Item ${at + 1}`,
    location: `p${at + 1}.png`,
  }));

function thumbnail(page: Page, { title, alt }: Listed): Locator {
  const name = alt ? `${title}. ${alt}` : title;
  return page.getByRole("main").getByRole("link", { name, exact: !alt });
}

function dialog(page: Page): Locator {
  return page.locator("dialog[open]");
}

/** Waits until an item is open over the grid, with its picture. */
async function expectOpen(
  page: Page,
  { title, alt, path }: ReturnType<typeof item>,
): Promise<void> {
  await expect(dialog(page).getByRole("heading", { level: 2 })).toHaveText(title);
  await expect(page).toHaveURL(path);
  const picture = dialog(page).getByRole("img", { name: alt });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(320);
}

async function expectClosed(page: Page, last: Listed): Promise<void> {
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(grid);
  await expect(thumbnail(page, last)).toBeFocused();
}

/** Waits until an open dialog accepts presses. */
const expectPressable = (page: Page) => expect(dialog(page)).toHaveCSS("pointer-events", "auto");

async function openGrid(page: Page): Promise<void> {
  await visit(page, grid);
  await expectStarted(page);
}

/** Opens the grid by a link, so that the history has an entry before it. */
async function openFromHub(page: Page): Promise<void> {
  await visit(page, "/galleries");
  await page.getByRole("main").locator(`a[href="${grid}"]`).first().click();
  await expectStarted(page);
}

test("a gallery item opens over the grid and closes by Back, Escape, its button or a click outside", async ({
  page,
}) => {
  await openFromHub(page);
  await thumbnail(page, item(2)).click();
  await expectOpen(page, item(2));
  await page.goBack();
  await expectClosed(page, item(2));

  const ways: Record<string, () => Promise<void>> = {
    Escape: () => page.keyboard.press("Escape"),
    "its button": () => dialog(page).getByRole("button", { name: "Close" }).click(),
    "a click beside it": () => page.mouse.click(6, 400),
  };
  for (const [way, close] of Object.entries(ways)) {
    await test.step(`the item closes by ${way}`, async () => {
      await thumbnail(page, item(1)).click();
      await expectOpen(page, item(1));
      await expectPressable(page);
      await close();
      await expectClosed(page, item(1));
    });
  }
  await page.goBack();
  await expect(page).toHaveURL("/galleries");
});

test("only a press that begins and ends beside a gallery item closes the item", async ({
  page,
}) => {
  // This window is higher than the picture, so the item is empty above and below.
  await page.setViewportSize({ width: 1000, height: 1000 });
  await openGrid(page);
  await thumbnail(page, item(0)).click();
  await expectOpen(page, item(0));
  await expectPressable(page);
  const box = (await dialog(page).boundingBox())!;
  const [outside, empty] = [
    { x: 6, y: 500 },
    { x: box.x + 20, y: box.y + 8 },
  ];
  const text = (await dialog(page).getByRole("heading").boundingBox())!;
  const isEmpty = ({ x, y }: typeof empty) => document.elementFromPoint(x, y)?.tagName === "DIALOG";
  expect(await page.evaluate(isEmpty, empty)).toBe(true);
  for (const [from, to] of [
    [text, outside],
    [outside, text],
    [empty, empty],
  ] as const) {
    await page.mouse.move(from.x + 4, from.y + 4);
    await page.mouse.down();
    await page.mouse.move(to.x + 4, to.y + 4);
    await page.mouse.up();
  }
  await expectOpen(page, item(0));
  await page.mouse.click(outside.x, outside.y);
  await expectClosed(page, item(0));
});

test("the second press of a double click neither closes a gallery item nor opens the full size", async ({
  page,
  context,
}) => {
  const cdp = await context.newCDPSession(page);
  await cdp.send("Animation.enable");
  await cdp.send("Animation.setPlaybackRate", { playbackRate: 0 });
  await openGrid(page);
  await thumbnail(page, item(0)).click();
  await expectOpen(page, item(0));
  const picture = (await dialog(page)
    .getByRole("img", { name: item(0).alt })
    .boundingBox())!;
  await page.mouse.click(picture.x + picture.width / 2, picture.y + picture.height / 2);
  await page.mouse.click(6, 400);
  await page.keyboard.press("ArrowRight");
  await expectOpen(page, item(1));
  await cdp.send("Animation.setPlaybackRate", { playbackRate: 1 });
  await expectPressable(page);
  await page.mouse.click(6, 400);
  await expectClosed(page, item(1));
});

test("Escape goes back one history entry while the next gallery item loads", async ({ page }) => {
  await openFromHub(page);
  await thumbnail(page, item(0)).click();
  await expectOpen(page, item(0));
  const release = await holdRequests(page, `**${grid}/*.data*`);
  await page.keyboard.press("ArrowRight");
  await Promise.all([page.keyboard.press("Escape"), page.keyboard.press("Escape")]);
  await expectClosed(page, item(0));
  release();
  await page.goBack();
  await expect(page).toHaveURL("/galleries");
});

test("arrow keys turn to the next gallery item while the focus stays in the dialog", async ({
  page,
}) => {
  await openGrid(page);
  await thumbnail(page, item(0)).focus();
  await page.keyboard.press("Enter");
  await expectOpen(page, item(0));
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

  await expect(dialog(page).getByRole("link", { name: "Previous" })).toHaveCount(0);
  await dialog(page).getByRole("link", { name: "Next" }).click();
  await expectOpen(page, item(1));
  await page.keyboard.press("ArrowRight");
  await expectOpen(page, item(2));
  await page.keyboard.press("ArrowLeft");
  await expectOpen(page, item(1));
  await page.goBack();
  await expectClosed(page, item(1));
});

test.describe("on a phone", () => {
  test.use({ viewport: { ...screens.phone, height: 500 }, hasTouch: true, isMobile: true });

  test("a swipe on a phone turns to the next gallery item and keeps the scroll position of the grid", async ({
    page,
    context,
  }) => {
    await openGrid(page);
    const last = thumbnail(page, item(-1));
    await last.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    expect(scrolled).toBeGreaterThan(100);
    await last.tap();
    await expectOpen(page, item(-1));
    await expectPressable(page);
    const cdp = await context.newCDPSession(page);
    // The picture and its neighbor's thumbnail follow the finger.
    const thumbnails = page.locator("figure").getByAltText("", { exact: true });
    await drag(cdp, { x: 90, y: 250 }, { x: 290, y: 245 });
    await expect(page.locator("figure[data-drag]")).toBeVisible();
    await expect(thumbnails.last()).toBeInViewport();
    const picture = dialog(page).getByRole("img", { name: item(-1).alt });
    expect((await picture.boundingBox())?.x).toBeGreaterThan(100);
    await endDrag(cdp);
    await expectOpen(page, item(-2));
    await expect(page.locator("figure[data-drag]")).toHaveCount(0);
    await swipe(cdp, { x: 290, y: 250 }, { x: 90, y: 255 });
    await expectOpen(page, item(-1));
    await page.goBack();
    await expectClosed(page, item(-1));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  });
});

test("when a gallery item closes, its thumbnail has the focus, even on a different page of the list", async ({
  page,
  siteOn,
}) => {
  const listed = listOf(121);
  const known = listed.map((one) => [`galleries/fan-art/items/${one.id}`, one] as const);
  const site = siteOn({ "galleries/fan-art": listed, ...Object.fromEntries(known) });
  await visit(page, `${site.url}${grid}?page=2`);
  await expectStarted(page);
  await thumbnail(page, listed[119]!).click();
  await expect(dialog(page).getByRole("heading", { level: 2 })).toHaveText("Item 120");
  await dialog(page).getByRole("link", { name: "Next" }).click();
  await expect(dialog(page).getByRole("heading", { level: 2 })).toHaveText("Item 121");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(`${site.url}${grid}?page=3`);
  await expect(thumbnail(page, listed[120]!)).toBeFocused();
  await expect(thumbnail(page, listed[120]!)).toBeInViewport();

  await visit(page, `${site.url}${grid}/p110`);
  await expectStarted(page);
  await page.getByRole("link", { name: /^All / }).click();
  await expect(page).toHaveURL(`${site.url}${grid}?page=2#item-p110`);
  await expect(thumbnail(page, listed[109]!)).toBeFocused();
  await expect(thumbnail(page, listed[109]!)).toBeInViewport();
});

test.describe("when items are missing", () => {
  test.use({ expectedErrors: errorStatus });

  test("a gallery item that is empty or cannot be loaded does not open", async ({
    page,
    siteOn,
  }) => {
    const listed = listOf(4);
    const site = siteOn({
      "galleries/fan-art": listed,
      "galleries/fan-art/items/p1": {},
      "galleries/fan-art/items/p3": listed[2],
    });
    await page.goto(site.url + grid);
    await expectStarted(page);
    for (const n of [1, 2]) {
      const answered = page.waitForResponse((response) => response.url().includes(`p${n}.data`));
      await thumbnail(page, listed[n - 1]!).click();
      await answered;
      await expect(page).toHaveURL(site.url + grid);
      await expect(dialog(page)).toHaveCount(0);
    }
    await thumbnail(page, listed[2]!).click();
    await expect(dialog(page).getByRole("heading", { level: 2 })).toHaveText("Item 3");
    await page.keyboard.press("ArrowRight");
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(site.url + grid);
  });
});
