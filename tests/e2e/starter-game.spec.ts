import { expectAccessible } from "./accessible";
import { expect, expectStarted, openWithoutScripts, test, visit } from "./site";
import {
  expectResult,
  expectRound,
  namesOf,
  options,
  pick,
  setup,
  startButton,
} from "./starter-steps";

// The pick in an outdated tab is rejected.
test.use({ expectedErrors: /status of 409/ });

test("a visitor can play a whole starter game by keyboard and mouse in two tabs", async ({
  page,
  context,
}) => {
  const title = page.getByRole("heading", { level: 1 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, setup);
  await expectStarted(page);

  await test.step("the game has the settings that the visitor chose", async () => {
    await page.getByLabel("Pool").selectOption("Scarlet/Violet only");
    await page.getByLabel("Always").check();
    await page.getByLabel("Legendary", { exact: true }).uncheck();
    await startButton(page).focus();
    await page.keyboard.press("Enter");
    await expectRound(page, 1);
    await expect(page).toHaveURL(/\/choose-your-starter\/game\?id=[0-9a-f-]{36}$/);
    await expect(options(page).filter({ hasText: "shiny" })).toHaveCount(3);
  });
  const address = page.url();
  const other = await context.newPage();
  await visit(other, address);
  await expectStarted(other);

  await test.step("each round is announced once and keeps the focus in place", async () => {
    await expect(title).toBeFocused();
    const status = page.getByRole("status");
    await expect(status).toHaveText(/^Round 1 of 6\. Your team is empty\. Choose: .+, .+, .+\.$/);
    const steps = await page.evaluate(() => history.length);
    await pick(page, 1);
    await expect(status).toHaveText(/^Round 2 of 6\. Your team: \S/);
    await options(page).nth(1).focus();
    await page.keyboard.press("Enter");
    await expectRound(page, 3);
    await expect(options(page).nth(1)).toBeFocused();
    await expect(status).toHaveText(/^Round 3 of 6\. Your team: \S/);
    expect(await page.evaluate(() => history.length), "steps of history").toBe(steps);
  });

  await test.step("a sentence refuses a pick in a tab that shows an old round", async () => {
    const chosen = await namesOf(page);
    await options(other).nth(2).click();
    await expectRound(other, 3);
    expect(await namesOf(other)).toEqual(chosen);
    await expect(other.getByRole("alert")).toContainText(/You had already picked .+ in round \d\./);
  });

  await test.step("a double click picks one option", async () => {
    await options(page).nth(1).dblclick();
    await expectRound(page, 4);
  });

  await test.step("Back leads to the setup and Forward leads to the game", async () => {
    await page.goBack();
    await expect(page).toHaveURL(setup);
    await expect(page.getByRole("link", { name: "Continue your game (4 of 6)" })).toBeVisible();
    await page.goForward();
    await expectRound(page, 4);
    await pick(page, 4);
    await pick(page, 5);
  });

  await test.step("the options and the team fit into the window of a small phone", async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByRole("region", { name: "Your team" })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
  });

  await test.step("the last pick leads to the result in every tab", async () => {
    await pick(page, 6);
    await expect(title).toBeFocused();
    await expectAccessible(page);
    await options(other).first().click();
    await expectResult(other);
  });

  await test.step("the whole game is one history entry", async () => {
    await page.goBack();
    await expect(page).toHaveURL(setup);
    await page.goForward();
    await expectResult(page);
  });
});

test("choices on the setup page that are made before hydration remain after hydration", async ({
  page,
}) => {
  const release = await openWithoutScripts(page, setup);
  await page.getByLabel("Legendary", { exact: true }).uncheck();
  // The label covers the radio button.
  await page.getByLabel("Always").check({ force: true });
  await release();
  await page.getByLabel("Pool").selectOption("Scarlet/Violet only");
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await startButton(page).click();
  expect(Object.fromEntries(new URLSearchParams((await sent).postData()!))).toEqual({
    pool: "9",
    includeNfe: "on",
    includeMythical: "on",
    includePseudoLegendary: "on",
    shinyOdds: "1",
  });
  await expect(options(page)).toHaveCount(3);
});
