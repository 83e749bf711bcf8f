import { startUpstream } from "../../mocks/server";
import {
  errorStatus,
  expect,
  expectStarted,
  freePort,
  test,
  visit,
  withAndWithoutJavaScript,
} from "./site";
import { expectRound, namesOf, options, pick, setup, startButton } from "./starter-steps";

const unknown = "00000000-0000-4000-8000-000000000000";

test.use({ expectedErrors: errorStatus });
const startFailed = "An error has occurred. Please try again!";
const unreachable = "Could not communicate with the server. Please try again!";

withAndWithoutJavaScript((javaScript) => {
  test("nothing is lost, and everything can be tried again", async ({ page, serve }) => {
    const port = await freePort();
    let upstream = await startUpstream("healthy", port);
    const site = await serve({ UPSTREAM_URL: upstream.url });
    await site.opened;
    await visit(page, site.url + setup);
    if (javaScript) await expectStarted(page);
    await page.getByLabel("Always").check();

    await upstream.close();
    await startButton(page).click();
    await expect(page.getByRole("alert")).toHaveText(startFailed);
    await expect(page.getByLabel("Always")).toBeChecked();

    upstream = await startUpstream("healthy", port);
    await startButton(page).click();
    await expectRound(page, 1);
    await pick(page, 1);
    const before = await namesOf(page);

    await upstream.close();
    if (javaScript) {
      await options(page).first().click();
      await expect(page.getByRole("alert")).toContainText(unreachable);
      expect(await namesOf(page)).toEqual(before);
      upstream = await startUpstream("healthy", port);
      await pick(page, 2);
      await upstream.close();
    }
    const response = await page.reload();
    expect(response?.status()).toBe(503);
    await expect(page.getByRole("alert")).toHaveText(unreachable);
    upstream = await startUpstream("healthy", port);
    await page.getByRole("link", { name: "Try again" }).click();
    await expectRound(page, javaScript ? 3 : 2);
    expect((await namesOf(page)).slice(0, 1)).toEqual(before);
    await upstream.close();
  });
});

test("a game that the upstream does not know leads to the error page", async ({ page }) => {
  await visit(page, `${setup}/game?id=${unknown}`, 500);
  await expect(page).toHaveURL(/\/error\?from=/);
});
