import { errorStatus, expect, expectStarted, test, visit, withAndWithoutJavaScript } from "./site";
import { expectRound, namesOf, options, pick, setup, startButton } from "./starter-steps";

const unknown = "00000000-0000-4000-8000-000000000000";

test.use({ expectedErrors: errorStatus });
const startFailed = "An error has occurred. Please try again!";
const unreachable = "Could not communicate with the server. Please try again!";

withAndWithoutJavaScript((javaScript) => {
  test("nothing is lost, and everything can be tried again", async ({ page, siteOn }) => {
    const { url, upstream } = siteOn("sample content");
    await visit(page, url + setup);
    if (javaScript) await expectStarted(page);
    await page.getByLabel("Always").check();

    upstream.isDown = true;
    await startButton(page).click();
    await expect(page.getByRole("alert")).toHaveText(startFailed);
    await expect(page.getByLabel("Always")).toBeChecked();

    upstream.isDown = false;
    await startButton(page).click();
    await expectRound(page, 1);
    await pick(page, 1);
    const before = await namesOf(page);

    upstream.isDown = true;
    if (javaScript) {
      await options(page).first().click();
      await expect(page.getByRole("alert")).toContainText(unreachable);
      expect(await namesOf(page)).toEqual(before);
      upstream.isDown = false;
      await pick(page, 2);
      upstream.isDown = true;
    }
    const response = await page.reload();
    expect(response?.status()).toBe(503);
    await expect(page.getByRole("alert")).toHaveText(unreachable);
    upstream.isDown = false;
    await page.getByRole("link", { name: "Try again" }).click();
    await expectRound(page, javaScript ? 3 : 2);
    expect((await namesOf(page)).slice(0, 1)).toEqual(before);
    upstream.isDown = true;
  });
});

test("a game that the upstream does not know leads to the error page", async ({ page }) => {
  await visit(page, `${setup}/game?id=${unknown}`, 500);
  await expect(page).toHaveURL(/\/error\?from=/);
});
