import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { expect, expectStarted, screens, test, visit, withAndWithoutJavaScript } from "./site";
import {
  expectResult,
  expectRound,
  namesOf,
  options,
  pick,
  setup,
  start,
  startButton,
  team,
} from "./starter-steps";

const smallPhone = { width: 360, height: 640 };

withAndWithoutJavaScript((javaScript) => {
  test("a whole game by mouse, to a picture of the team", async ({ page }) => {
    await start(page, javaScript);
    for (let round = 1; round <= 6; round += 1) await pick(page, round);
    const picture = page.getByRole("img", { name: /^A team of 6: \S/ });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1200);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download the picture" }).click();
    expect((await download).suggestedFilename()).toMatch(/\.png$/);
    await page.getByRole("link", { name: "Play again" }).click();
    await expect(startButton(page)).toBeVisible();
    await expect(page.getByRole("link", { name: /^Continue/ })).toHaveCount(0);
  });

  test("settings are kept by the game that they started", async ({ page }) => {
    await visit(page, setup);
    if (javaScript) await expectStarted(page);
    await page.getByLabel("Pool").selectOption("Scarlet/Violet only");
    await page.getByLabel("Always").check();
    await page.getByLabel("Legendary", { exact: true }).uncheck();
    await startButton(page).click();
    await expectRound(page, 1);
    await expect(options(page).filter({ hasText: "shiny" })).toHaveCount(3);
    const picture = options(page).first().locator("img");
    await expect(picture).toHaveAttribute("src", /\/pokemon\/shiny\/\d+\.png/);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300);
  });

  test("a double click picks once", async ({ page }) => {
    await start(page, javaScript);
    await options(page).nth(1).dblclick();
    await expectRound(page, 2);
    await page.reload();
    await expectRound(page, 2);
  });

  test("a reload changes nothing", async ({ page }) => {
    await start(page, javaScript);
    await pick(page, 1);
    await pick(page, 2);
    const before = await namesOf(page);
    const offered = await options(page).allInnerTexts();
    await page.reload();
    await expectRound(page, 3);
    expect(await namesOf(page)).toEqual(before);
    expect(await options(page).allInnerTexts()).toEqual(offered);
  });

  test("a game that was left can be continued from the setup", async ({ page }) => {
    await start(page, javaScript);
    await pick(page, 1);
    await pick(page, 2);
    const before = await namesOf(page);
    const left = await page.request.get(setup, { headers: { Cookie: await cookies(page) } });
    expect(left.headers()["cache-control"]).toBe("no-store");
    await visit(page, setup);
    await page.getByRole("link", { name: "Continue your game (3 of 6)" }).click();
    await expectRound(page, 3);
    expect(await namesOf(page)).toEqual(before);
  });

  test("a game ends early, and is not offered again", async ({ page, context }) => {
    await start(page, javaScript);
    await pick(page, 1);
    const address = page.url();
    await page.getByRole("button", { name: "End this game" }).click();
    await expect(page).toHaveURL(setup);
    await expect(startButton(page)).toBeVisible();
    await expect(page.getByRole("link", { name: /^Continue/ })).toHaveCount(0);
    expect((await context.cookies()).filter(({ name }) => name === "starter")).toEqual([]);
    const ended = await page.request.get(address, { maxRedirects: 0 });
    expect(ended.headers()["location"]).toMatch(/^\/error\?from=/);
  });

  test("in two tabs a round is played once", async ({ page, context }) => {
    await start(page, javaScript);
    const other = await context.newPage();
    await visit(other, page.url());
    if (javaScript) await expectStarted(other);
    await pick(page, 1, 0);
    const chosen = await namesOf(page);
    // What this tab shows has been played in the other one.
    await options(other).nth(2).click();
    await expectRound(other, 2);
    expect(await namesOf(other)).toEqual(chosen);
  });

  test("in two tabs, one finishes what the other shows", async ({ page, context }) => {
    await start(page, javaScript);
    for (let round = 1; round <= 5; round += 1) await pick(page, round);
    const other = await context.newPage();
    await visit(other, page.url());
    if (javaScript) await expectStarted(other);
    await pick(page, 6);
    await options(other).first().click();
    await expectResult(other);
  });

  test("a finished game does not come back to life", async ({ page }) => {
    await start(page, javaScript);
    const address = page.url();
    for (let round = 1; round <= 6; round += 1) await pick(page, round);
    const result = page.url();
    await page.goBack();
    // With JavaScript the whole game is one step; without, a browser keeps one for each round.
    // The address comes first. To go on before the page is there makes Remix log what it cuts off.
    if (javaScript) await expect(startButton(page)).toBeVisible();
    else await expectResult(page);
    await expect(page).toHaveURL(javaScript ? setup : result);
    await page.goForward();
    await expectResult(page);
    await visit(page, address);
    await expect(page).toHaveURL(result);
  });

  test("what is no game leads to the setup", async ({ page }) => {
    for (const search of ["", "?id=", "?id=25", "?id=../../etc"]) {
      for (const screen of ["game", "result"]) {
        await visit(page, `${setup}/${screen}${search}`);
        await expect(page).toHaveURL(setup);
      }
    }
  });
});

async function cookies(page: Page): Promise<string> {
  const all = await page.context().cookies();
  return all.map(({ name, value }) => `${name}=${value}`).join("; ");
}

test("a whole game by keyboard alone, each round said once", async ({ page }) => {
  await visit(page, setup);
  await expectStarted(page);
  await startButton(page).focus();
  await page.keyboard.press("Enter");
  await expectRound(page, 1);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const status = page.getByRole("status");
  await expect(status).toHaveText(
    /^Round 1 of 6\. Your team is empty\. Choose: 1 .+, 2 .+, 3 .+\.$/,
  );
  for (let round = 1; round <= 6; round += 1) {
    if (round > 1) {
      await expect(status).toHaveText(new RegExp(`^Round ${round} of 6\\. Your team: \\S`));
    }
    await page.keyboard.press(String((round % 3) + 1));
    if (round < 6) await expectRound(page, round + 1);
  }
  await expectResult(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("focus stays on its place from round to round", async ({ page }) => {
  await start(page);
  await options(page).nth(1).focus();
  for (let round = 1; round <= 3; round += 1) {
    await page.keyboard.press("Enter");
    await expectRound(page, round + 1);
    await expect(options(page).nth(1)).toBeFocused();
  }
});

test("the game is one step of history, and Back leads to the setup", async ({ page }) => {
  await start(page);
  const steps = await page.evaluate(() => history.length);
  for (let round = 1; round <= 3; round += 1) await pick(page, round);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await page.goBack();
  await expect(page).toHaveURL(setup);
  await expect(page.getByRole("link", { name: "Continue your game (4 of 6)" })).toBeVisible();
  await page.goForward();
  await expectRound(page, 4);
  await pick(page, 4);
});

test("a pick is on the team before the server has heard of it", async ({ page }) => {
  await start(page);
  for (let round = 1; round <= 4; round += 1) await pick(page, round);
  const held: (() => void)[] = [];
  await page.route("**/game.data?**", async (route) => {
    if (route.request().method() === "POST") await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  const name = (await options(page).nth(2).innerText()).split("\n").at(-1)!;
  await options(page).nth(2).click();
  await expect(team(page).nth(4)).toContainText(name);
  await expect(options(page).nth(0)).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("1");
  await options(page).nth(0).click({ force: true });
  await expect(team(page)).toHaveCount(5);
  await expect.poll(() => held.length).toBe(1);
  held[0]!();
  await expectRound(page, 6);
  await expect(team(page).nth(4)).toContainText(name);

  await options(page).nth(0).click();
  await expect(page.getByText("Compiling your results!")).toBeVisible();
  await expect(team(page)).toHaveCount(6);
  await expect.poll(() => held.length).toBe(2);
  held[1]!();
  await expectResult(page);
});

test("the three and the six fit one screen of a small phone", async ({ page }) => {
  await page.setViewportSize(smallPhone);
  await start(page);
  for (let round = 1; round <= 5; round += 1) await pick(page, round);
  const slots = page.getByRole("region", { name: "Your team" });
  const { y, height } = (await slots.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(smallPhone.height);
  const sizes = await options(page).evaluateAll((buttons) =>
    buttons.map((button) => button.getBoundingClientRect().width),
  );
  expect(Math.min(...sizes)).toBeGreaterThan(90);
});

test("the game and its result have no violation, on any screen, in either scheme", async ({
  page,
}) => {
  const expectAccessible = async () => {
    for (const [screen, colorScheme] of [
      ["phone", "light"],
      ["desktop", "dark"],
    ] as const) {
      await page.setViewportSize(screens[screen]);
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
      const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
      expect(violations.map(({ id, nodes }) => ({ id, where: nodes[0]?.html }))).toEqual([]);
      const over = () => document.documentElement.scrollWidth - innerWidth;
      expect(await page.evaluate(over)).toBeLessThanOrEqual(0);
    }
  };
  // Before anything moves: what fades already would go on.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await start(page);
  await pick(page, 1);
  await expectAccessible();
  for (let round = 2; round <= 6; round += 1) await pick(page, round);
  await expectAccessible();
});
