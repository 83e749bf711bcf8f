import type { Page } from "playwright/test";
import {
  errorStatus,
  expect,
  expectStarted,
  onEachScreen,
  test,
  visit,
  withAndWithoutJavaScript,
} from "./site";

const form = "/tf-generator";
const aResult = /\/tf-generator\/result\?r=[\w.-]+$/;

function choice(page: Page, legend: string, name: string) {
  return page.getByRole("group", { name: legend }).getByRole("radio", { name });
}

/** Chooses as a pointer does: the label covers the radio. */
async function choose(page: Page, legend: string, name: string): Promise<void> {
  await choice(page, legend, name).check({ force: true });
}

const submit = (page: Page) => page.getByRole("button", { name: "I submit my request!" });

/** Waits for a result, and tells what it is. */
async function outcome(page: Page): Promise<string> {
  await expect(page).toHaveURL(aResult);
  const headline = page.getByRole("heading", { level: 1 });
  await expect(headline).toHaveText(/^You have been transformed into an? .+!$/);
  return (await headline.textContent())!;
}

async function expectOutcome(page: Page, headline: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);
  await expect(page).toHaveURL(aResult);
}

withAndWithoutJavaScript((javaScriptEnabled) => {
  const open = async (page: Page, path: string) => {
    await visit(page, path);
    if (javaScriptEnabled) await expectStarted(page);
  };

  test("a request leads to a result that stays, and the form remembers it", async ({ page }) => {
    await open(page, form);
    await page.getByLabel("Category").selectOption("Birds");
    await choose(page, "Mythical", "Only");
    await choose(page, "Modifier", "Yes");
    await submit(page).click();
    const first = await outcome(page);
    await page.reload();
    await expectOutcome(page, first);
    const address = page.url();

    await page.getByRole("link", { name: "Back to the form" }).click();
    await expect(page).toHaveURL(form);
    await expect(page.getByLabel("Category")).toHaveValue("BIRDS");
    await expect(choice(page, "Mythical", "Only")).toBeChecked();
    await expect(choice(page, "Extinct", "Include")).toBeChecked();
    await expect(choice(page, "Modifier", "Yes")).toBeChecked();

    await page.getByRole("button", { name: "Wait! Please reset!" }).click();
    await expect(page.getByLabel("Category")).toHaveValue("ALL");
    await expect(choice(page, "Mythical", "Include")).toBeChecked();
    await expect(page).toHaveURL(form);

    // Another visitor, with no choices of their own.
    await page.context().clearCookies();
    await visit(page, address);
    await expectOutcome(page, first);
  });

  test("neither reloading nor Back and Forward transform again", async ({ page }) => {
    await open(page, form);
    await page.getByRole("link", { name: "Give me a random transformation!" }).click();
    const first = await outcome(page);
    const firstAddress = page.url();
    await page.reload();
    await expectOutcome(page, first);
    if (javaScriptEnabled) await expectStarted(page);

    await page.getByRole("link", { name: "Zap me again!" }).click();
    await expect(page).not.toHaveURL(firstAddress);
    const second = await outcome(page);
    await page.goBack();
    await expectOutcome(page, first);
    await expect(page).toHaveURL(firstAddress);
    await page.goForward();
    await expectOutcome(page, second);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(form);
  });

  test("the code on the badge transforms at once, and the form is a step away", async ({
    page,
  }) => {
    await open(page, "/tf-generator/result?qr=true");
    await outcome(page);
    await expect(page.getByRole("link", { name: "Zap me again!" })).toHaveAttribute(
      "href",
      "/tf-generator/result?qr=true",
    );
  });

  test("a result that nobody sealed leads to the form", async ({ page }) => {
    await visit(page, "/tf-generator/result?r=made.up");
    await expect(page).toHaveURL(form);
  });

  test("the full list can be searched", async ({ page }) => {
    await open(page, form);
    await page.getByRole("link", { name: /full list/ }).click();
    await expect(page).toHaveURL("/tf-generator/list");
    // The address comes first, and then the list.
    const creatures = page.getByRole("main").getByRole("listitem");
    await expect.poll(() => creatures.count()).toBeGreaterThan(250);
    const box = page.getByRole("searchbox");
    await box.fill("ARCTIC föx");
    if (!javaScriptEnabled) await page.getByRole("button", { name: "Search" }).click();
    await expect(creatures).toHaveText(["Fox Arctic"]);
    await box.fill("nothing of the sort");
    await box.press("Enter");
    await expect(page).toHaveURL("/tf-generator/list?q=nothing+of+the+sort");
    await expect(page.getByText("Nothing found for")).toBeVisible();
    await page.reload();
    await expect(page.getByText("Nothing found for")).toBeVisible();
    await page.getByRole("link", { name: "Show all of them" }).click();
    await expect(page).toHaveURL("/tf-generator/list");
    await expect.poll(() => creatures.count()).toBeGreaterThan(250);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 400/ });

  test("more than one Only comes back as 400, and can be mended", async ({ page }) => {
    await visit(page, form);
    await page.getByLabel("Category").selectOption("Mammals");
    await choose(page, "Extinct", "Only");
    await choose(page, "Mythical", "Only");
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    await submit(page).click();
    expect((await answered).status()).toBe(400);
    await expect(page.getByText("At most one field can be marked as only!")).toBeVisible();
    await expect(choice(page, "Extinct", "Only")).toBeChecked();
    await expect(choice(page, "Mythical", "Only")).toBeChecked();
    await expect(page.getByLabel("Category")).toHaveValue("MAMMALS");
    await choose(page, "Mythical", "Exclude");
    await submit(page).click();
    await outcome(page);
  });

  test("the outcome follows the zap", async ({ page }) => {
    await visit(page, "/tf-generator/result?quick=true");
    await expect(page.getByRole("article")).toHaveCSS("opacity", "1");
    await outcome(page);
  });
});

test.describe("with JavaScript", () => {
  test("one Only closes the other sorts, and opens them again", async ({ page }) => {
    await visit(page, form);
    await expectStarted(page);
    await choose(page, "Casarokan", "Only");
    for (const legend of ["Extinct", "Mythical"]) {
      await expect(choice(page, legend, "Only")).toBeDisabled();
    }
    await choose(page, "Casarokan", "Include");
    await expect(choice(page, "Extinct", "Only")).toBeEnabled();
    await expect(submit(page)).toBeEnabled();
  });

  test("what is chosen before the application starts counts", async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/assets/**/*.js", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(form, { waitUntil: "commit" });
    await choose(page, "Extinct", "Only");
    await page.getByLabel("Category").selectOption("Reptiles");
    release();
    await expectStarted(page);
    await expect(choice(page, "Extinct", "Only")).toBeChecked();
    await expect(choice(page, "Mythical", "Only")).toBeDisabled();
    await expect(page.getByLabel("Category")).toHaveValue("REPTILES");
  });

  test("can be used by keyboard alone", async ({ page }) => {
    await visit(page, form);
    await expectStarted(page);
    await page.getByLabel("Category").focus();
    await page.keyboard.press("b");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowRight");
    await expect(choice(page, "Extinct", "Exclude")).toBeChecked();
    for (let field = 0; field < 4; field += 1) await page.keyboard.press("Tab");
    await expect(submit(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await outcome(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  test("the zap plays for what is new alone", async ({ page }) => {
    const returned = page.locator("[data-still]");
    await visit(page, form);
    await expectStarted(page);
    await page.getByRole("link", { name: "Give me a random transformation!" }).click();
    await outcome(page);
    await expect(returned).toHaveCount(0);
    const firstAddress = page.url();
    await page.getByRole("link", { name: "Zap me again!" }).click();
    await expect(page).not.toHaveURL(firstAddress);
    await outcome(page);
    await expect(returned).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(firstAddress);
    await expect(returned).toHaveCount(1);

    // Documents, whose application comes after the first paint.
    await page.reload();
    await expectStarted(page);
    await expect(returned).toHaveCount(0);
    await visit(page, "/contact");
    await page.goBack();
    await expect(page).toHaveURL(firstAddress);
    await expect(returned).toHaveCount(1);
  });

  test("a search in the list asks for nothing and keeps focus", async ({ page }) => {
    await visit(page, "/tf-generator/list");
    await expectStarted(page);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    const box = page.getByRole("searchbox");
    await box.fill("fox");
    await box.press("Enter");
    await expect(page).toHaveURL("/tf-generator/list?q=fox");
    await expect(box).toBeFocused();
    expect(requests.filter((url) => url.includes("tf-generator"))).toEqual([]);
  });
});

onEachScreen((name, viewport) => {
  test(`fits a ${name} from side to side`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const path of [form, "/tf-generator/result?qr=true", "/tf-generator/list"]) {
      await visit(page, path);
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(await overflow(), path).toBeLessThanOrEqual(0);
    }
  });
});

test.describe("with less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("there is no zap", async ({ page }) => {
    await visit(page, "/tf-generator/result?quick=true");
    const animations = await page
      .getByRole("main")
      .evaluate((main) => main.getAnimations({ subtree: true }).length);
    expect(animations).toBe(0);
    await expect(page.getByRole("article")).toHaveCSS("opacity", "1");
  });
});

test.describe("with an upstream in trouble", () => {
  test.use({ expectedErrors: errorStatus });

  test("a request ends on the error page, and its choices wait in the form", async ({
    page,
    siteOn,
  }) => {
    const site = siteOn("an outage");
    await page.goto(site.url + form);
    await expectStarted(page);
    await page.getByLabel("Category").selectOption("Fish");
    await choose(page, "Extinct", "Only");
    await submit(page).click();
    await expect(page).toHaveURL(`${site.url}/error?from=%2Ftf-generator`);
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page.getByLabel("Category")).toHaveValue("FISH");
    await expect(choice(page, "Extinct", "Only")).toBeChecked();
  });
});
