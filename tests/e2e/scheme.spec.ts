import { holdRequests } from "./hold-requests";
import { expectScheme } from "./scheme";
import { expect, expectStarted, test, visit, withAndWithoutJavaScript } from "./site";

withAndWithoutJavaScript((javaScriptEnabled) => {
  const scheme = javaScriptEnabled ? "light" : "dark";
  const other = javaScriptEnabled ? "dark" : "light";

  test(`the color scheme is the system's (${scheme}) until the visitor chooses a scheme`, async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await visit(page, "/comics/talechasers?from=somewhere");
    await expectScheme(page, scheme);
    await page.emulateMedia({ colorScheme: other });
    await expectScheme(page, other);
    await page.emulateMedia({ colorScheme: scheme });
    await expectScheme(page, scheme);

    await page.getByRole("button", { name: `Switch to ${other} colors` }).click();
    await expectScheme(page, other);
    await expect(page).toHaveURL("/comics/talechasers?from=somewhere");
    if (javaScriptEnabled) {
      expect(await page.evaluate(() => localStorage.getItem("data-theme"))).toBe(other);
    } else {
      const cookies = await context.cookies();
      expect(cookies.find(({ name }) => name === "data-theme")?.value).toBe(other);
    }
    await page.reload();
    await expectScheme(page, other);
    const top = page.getByRole("contentinfo").getByRole("link", { name: "Return to top" });
    await top.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await top.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

test("the color scheme that the visitor chose applies in all tabs and after client navigations", async ({
  page,
  context,
}) => {
  await visit(page, "/");
  const other = await context.newPage();
  await visit(other, "/comics/talechasers");
  await page.getByRole("button", { name: "Switch to dark colors" }).click();
  await expectScheme(other, "dark");
  await expectStarted(other);

  // A slow navigation shows a progress bar.
  const release = await holdRequests(other, "**/*.data*");
  const bar = other.locator("[data-busy]");
  await expect(bar).toHaveCount(0);
  await other.getByRole("link", { name: "Page one" }).click();
  await expect(bar).toBeVisible();
  await expect.poll(async () => (await bar.boundingBox())?.width).toBeGreaterThan(50);
  release();
  await expect(other).toHaveURL("/comics/talechasers/1/1");
  await expect(bar).toHaveCount(0);

  await expectScheme(other, "dark");
  await other.getByRole("button", { name: "Switch to light colors" }).click();
  await expectScheme(page, "light");
});
