import type { Page } from "playwright/test";
import { errorStatus, expect, expectStarted, test, visit, withAndWithoutJavaScript } from "./site";
import { expectRound, options, pick, setup, startButton } from "./starter-steps";

const transformations = "/tf-generator";
const fursonas = "/fursona-generator";
const result = { transformation: /result\?r=[\w.-]+$/, fursona: /generator\?r=[\w.-]+$/ };

const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });

/** The radio itself is invisible under its key. */
const choose = (page: Page, legend: string, name: string) =>
  page
    .getByRole("group", { name: legend })
    .getByRole("radio", { name, exact: true })
    .check({ force: true });

/** Opens a page whose scripts do not come until they are released. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return release;
}

withAndWithoutJavaScript((javaScript) => {
  test.use({ expectedErrors: errorStatus });

  test("both generators and the game go through a failure and back", async ({ page, siteOn }) => {
    const { url, upstream } = siteOn("sample content");
    const open = async (path: string) => {
      await visit(page, url + path);
      if (javaScript) await expectStarted(page);
    };

    await open(fursonas);
    await page.getByLabel("Category").selectOption("Birds");
    await choose(page, "Number of colors", "3");
    upstream.isDown = true;
    for (let time = 0; time < 2; time += 1) {
      // The alert of the time before is there already.
      const answered = page.waitForResponse((response) => response.request().method() === "POST");
      await button(page, "Generate!").click();
      await answered;
      await expect(page.getByRole("alert")).toContainText("I couldn't really think of anything");
      await expect(page.getByLabel("Category")).toHaveValue("BIRDS");
    }
    upstream.isDown = false;
    await button(page, "Generate!").click();
    await expect(page).toHaveURL(result.fursona);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page.getByLabel("Category")).toHaveValue("BIRDS");
    await button(page, "Reroll!").click();
    await expect(page.getByRole("article")).toBeVisible();

    await open(transformations);
    await page.getByLabel("Category").selectOption("Fish");
    upstream.isDown = true;
    await button(page, "I submit my request!").click();
    await expect(page).toHaveURL(`${url}/error?from=%2Ftf-generator`);
    upstream.isDown = false;
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page.getByLabel("Category")).toHaveValue("FISH");
    await button(page, "I submit my request!").click();
    await expect(page).toHaveURL(result.transformation);

    await open(setup);
    await page.getByLabel("Legendary", { exact: true }).uncheck();
    upstream.isDown = true;
    await startButton(page).click();
    await expect(page.getByRole("alert")).toHaveText("An error has occurred. Please try again!");
    await expect(page.getByLabel("Legendary", { exact: true })).not.toBeChecked();
    upstream.isDown = false;
    await startButton(page).click();
    await expectRound(page, 1);
    await pick(page, 1);
    upstream.isDown = true;
    await button(page, "End this game").click();
    await expect(page.getByRole("alert")).toContainText("Could not communicate with the server.");
    upstream.isDown = false;
    // To reload would send the form again.
    await visit(page, page.url());
    await expectRound(page, 2);
    upstream.isDown = true;
  });
});

test.describe("choices made before the scripts have come", () => {
  test("stay when another control is touched after them: the game", async ({ page }) => {
    const release = await openWithoutScripts(page, setup);
    await page.getByLabel("Legendary", { exact: true }).uncheck();
    await choose(page, "Shiny odds", "Always");
    release();
    await expectStarted(page);
    await page.getByLabel("Pool").selectOption("Scarlet/Violet only");
    await page.getByLabel("Mythical", { exact: true }).uncheck();
    await expect(page.getByLabel("Legendary", { exact: true })).not.toBeChecked();
    await expect(page.getByLabel("Always")).toBeChecked();
    const sent = page.waitForRequest((request) => request.method() === "POST");
    await startButton(page).click();
    expect(Object.fromEntries(new URLSearchParams((await sent).postData()!))).toEqual({
      pool: "9",
      includeNfe: "on",
      includePseudoLegendary: "on",
      shinyOdds: "1",
    });
    await expect(options(page)).toHaveCount(3);
  });

  test("stay when another control is touched after them: the TF generator", async ({ page }) => {
    const release = await openWithoutScripts(page, transformations);
    await choose(page, "Modifier", "Yes");
    const held = page.waitForResponse((response) => response.request().method() === "POST");
    release();
    await expectStarted(page);
    await held;
    await choose(page, "Mythical", "Exclude");
    await expect(page.getByRole("radio", { name: "Yes" })).toBeChecked();
  });
});

test.describe("the TF generator's choices", () => {
  test("are held as they are made, and a reset forgets them", async ({ page, context }) => {
    const held = () => page.waitForResponse((response) => response.request().method() === "POST");
    await visit(page, transformations);
    await expectStarted(page);
    for (const change of [
      () => page.getByLabel("Category").selectOption("Birds"),
      () => choose(page, "Casarokan", "Only"),
    ]) {
      const answered = held();
      await change();
      expect((await answered).status()).toBe(200);
    }
    await page.getByRole("link", { name: /full list/ }).click();
    await page.getByRole("link", { name: "Back to the TF generator" }).click();
    await expect(page.getByLabel("Category")).toHaveValue("BIRDS");
    const extinct = page.getByRole("group", { name: "Extinct" }).getByRole("radio");
    await expect(extinct.first()).toBeDisabled();

    const other = await context.newPage();
    await visit(other, transformations);
    await expect(other.getByLabel("Category")).toHaveValue("BIRDS");
    await other.close();

    await button(page, "Wait! Please reset!").click();
    await expect(page.getByLabel("Category")).toHaveValue("ALL");
    await expect(extinct.first()).toBeEnabled();
    await page.reload();
    await expect(page.getByLabel("Category")).toHaveValue("ALL");
  });
});

test.describe("a double click", () => {
  // The game that it starts is not there to be played.
  test.use({ expectedErrors: errorStatus });

  test("asks the upstream once, and the button says so meanwhile", async ({ page, siteOn }) => {
    const fox = { success: true, name: "Fox", colors: [{ name: "Ink", hexCode: "#101018" }] };
    const site = siteOn({
      "generators/fursona": fox,
      "generators/transformation": fox,
      "generators/transformation/quick": fox,
      "tools/pokemon/choose-your-starter": "0b8a6f0e-52a9-4f5e-9f0c-2f3f5a0f6c1d",
    });
    const { upstream } = site;
    let letGo = () => {};
    let isLetGo = Promise.resolve();
    await page.route("**/*.data*", async (route) => {
      await isLetGo;
      await route.continue();
    });

    for (const [path, role, name, busy, call] of [
      [fursonas, "button", "Generate!", "Rolling…", "fursona"],
      [transformations, "button", "I submit my request!", "Zapping…", "transformation"],
      [transformations, "link", "Give me a random transformation!", "Zapping…", "quick"],
      [setup, "button", "Start", "Starting…", "choose-your-starter"],
    ] as const) {
      await visit(page, site.url + path);
      await expectStarted(page);
      const asked = upstream.asked.length;
      isLetGo = new Promise((resolve) => (letGo = resolve));
      const main = page.getByRole("main");
      await main.getByRole(role, { name, exact: true }).dblclick();
      const under = main.getByRole(role, { name: busy });
      await expect(under).toHaveAttribute("aria-disabled", "true");
      await expect(under).toBeFocused();
      await under.click({ force: true });
      await under.press("Enter");
      letGo();
      await expect(page).not.toHaveURL(site.url + path);
      const calls = upstream.asked.slice(asked).filter((made) => made.endsWith(call));
      expect(calls, name).toHaveLength(1);
    }
  });
});
