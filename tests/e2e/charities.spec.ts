import { errorStatus, expect, expectStarted, screens, test, visit } from "./site";

const root = "/stream/charities";
const thisYear = new Date().getUTCFullYear();

/** An event with so many donors, of names of every length. */
function crowd(size: number): Record<string, number> {
  return Object.fromEntries(
    Array.from({ length: size }, (_, index) => [
      `donor ${index} ${"x".repeat(index % 40)}`,
      ((index * 7919) % 20_000) / 100,
    ]),
  );
}

test.describe("the choice of a year", () => {
  test.use({ expectedErrors: errorStatus });

  test("keeps focus and goes back, over an error page too", async ({ page, siteOn }) => {
    const { url, upstream } = siteOn("sample content");
    await page.clock.install();
    await visit(page, `${url}${root}/als`);
    const select = page.getByLabel("Year", { exact: true });

    await test.step("who only looks at it sees it grow, and a renewal that fails is not seen", async () => {
      const total = page.getByRole("row", { name: /^Total/ });
      const donations = `donations/als-${thisYear}/twitch`;
      upstream.data[donations] = { Chase: 5000, "broke but loud": 400 };
      await select.focus();
      await expectStarted(page);
      await page.clock.fastForward(30_000);
      await expect(total).toContainText("$5,400.00");
      await expect(page.getByRole("status").filter({ hasText: "total" })).toHaveText(
        "The total is now $5,400.00",
      );
      upstream.isDown = true;
      const failed = page.waitForResponse((answer) => answer.url().endsWith("/donations.json"));
      await page.clock.fastForward(30_000);
      expect((await failed).status()).toBe(503);
      upstream.isDown = false;
      upstream.data[donations] = { Chase: 5401 };
      await page.clock.fastForward(60_000);
      await expect(total).toContainText("$5,401.00");
      await expect(page).toHaveURL(`${url}${root}/als`);
    });

    await expect(select).toHaveValue(String(thisYear));

    await test.step("the table is gone while another is on the way, and what is below keeps its distance", async () => {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route("**/als.data**", async (route) => {
        await held;
        await route.continue();
      });
      await select.focus();
      await select.selectOption("2023");
      await expect(page.getByText("Loading donations…")).toBeVisible();
      await expect(page.getByRole("table")).toHaveCount(0);
      await expect(page.getByRole("contentinfo")).not.toBeInViewport();
      release();
      await expect(page).toHaveURL(`${url}${root}/als?year=2023`);
      await expect(page.getByRole("heading", { name: "Papa Barks 2023" })).toBeVisible();
      await expect(page.getByRole("table")).toBeVisible();
      await expect(page).toHaveTitle(/Papa Barks 2023/);
      await expect(select).toBeFocused();
      await page.goBack();
      await expect(page.getByRole("heading", { name: `Papa Barks ${thisYear}` })).toBeVisible();
      await expect(select).toHaveValue(String(thisYear));
    });

    upstream.isDown = true;
    await select.selectOption("2024");
    await expect(page).toHaveURL(
      `${url}/error?from=${encodeURIComponent(`${root}/als?year=2024`)}`,
    );
    upstream.isDown = false;
    upstream.data["donations/als-2024/twitch"] = { Chase: 2.5 };
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page).toHaveURL(`${url}${root}/als?year=2024`);
    await expect(page.getByRole("row", { name: /^Total/ })).toContainText("$2.50");
    await page.goBack();
    await expect(page).toHaveURL(/\/error\?/);
    await expect(page.getByRole("link", { name: "Try again" })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`${url}${root}/als`);
  });
});

for (const [screen, size] of [
  ["phone", 5_000],
  ["desktop", 500],
] as const) {
  test(`${size} donors stand still on a ${screen}`, async ({ page, siteOn }) => {
    const years = [thisYear, thisYear + 1].map((year) => `donations/als-${year}/twitch`);
    const site = siteOn(Object.fromEntries(years.map((call) => [call, crowd(size)])));
    await page.setViewportSize(screens[screen]);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          shifts.push((entry as PerformanceEntry & { value: number }).value);
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await visit(page, `${site.url}${root}/als`);
    await page.getByLabel("Year", { exact: true }).focus();
    // So many rows take a busy machine longer than a journey usually waits.
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await expect(page.locator("tbody tr")).toHaveCount(Math.min(size, 500));
    await expect(page.getByText(`from ${size.toLocaleString("en")} donors`)).toBeVisible();
    await page.waitForLoadState("networkidle");
    const shifts = await page.evaluate(
      () => (globalThis as unknown as { shifts: number[] }).shifts,
    );
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBe(0);

    // However much it is, it stays on one line.
    const lines = await page.locator("tfoot td").evaluate((amount) => {
      const text = document.createRange();
      text.selectNodeContents(amount);
      return text.getClientRects().length;
    });
    expect(lines).toBe(1);

    // They scroll in a window of their own, by keyboard too, with their total in sight.
    const list = page.getByRole("region", { name: "Donations" });
    await list.focus();
    await page.keyboard.press("End");
    await expect(page.locator("tbody tr").last()).toBeInViewport();
    await expect(page.locator("tfoot tr")).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4_000);

    const answer = await fetch(`${site.url}${root}/als`, { headers: { "Accept-Encoding": "br" } });
    expect(Number(answer.headers.get("Content-Length"))).toBeLessThan(40_000);
  });
}
