import { formatCents } from "../../app/charities/money";
import { gamersOutreachEvents } from "../../app/charities/charities";
import { donations, raised } from "../../mocks/data/donations";
import type { OwnUpstream } from "./own-upstream";
import {
  errorStatus,
  expect,
  expectStarted,
  onEachScreen,
  test,
  visit,
  withAndWithoutJavaScript,
} from "./site";

const root = "/stream/charities";
const thisYear = new Date().getUTCFullYear();

/** The total of an event of the sample, as its table shows it. */
function totalOf(event: string): string {
  const amounts = Object.values(donations[event] ?? {});
  return formatCents(amounts.reduce((sum, dollars) => sum + Math.round(dollars * 100), 0));
}

/** An event with so many donors, of names of every length. */
function crowd(size: number): Record<string, number> {
  return Object.fromEntries(
    Array.from({ length: size }, (_, index) => [
      `donor ${index} ${"x".repeat(index % 40)}`,
      ((index * 7919) % 20_000) / 100,
    ]),
  );
}

const newest = (upstream: OwnUpstream, data: unknown) => {
  for (const year of [thisYear, thisYear + 1]) upstream.data[`donations/als-${year}/twitch`] = data;
};

withAndWithoutJavaScript((javaScriptEnabled) => {
  test("the introduction has the total, and leads to each charity", async ({ page }) => {
    await visit(page, root);
    const main = page.getByRole("main");
    await expect(main).toContainText(formatCents(Math.round(raised * 100)));
    for (const [name, slug] of [
      ["ALS", "als"],
      ["Gamers Outreach", "go"],
      ["Hawaii", "kka"],
    ]) {
      await main.getByRole("link", { name }).click();
      await expect(page).toHaveURL(`${root}/${slug}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name!);
      await page.getByRole("link", { name: "All charities" }).click();
      await expect(page).toHaveURL(root);
    }
  });

  test("another year is chosen, and Back returns", async ({ page }) => {
    await visit(page, `${root}/als`);
    if (javaScriptEnabled) await expectStarted(page);
    const select = page.getByLabel("Year", { exact: true });
    await expect(select).toHaveValue(String(thisYear));
    await expect(select.getByRole("option").first()).toHaveText("2023");
    await select.focus();
    await select.selectOption("2024");
    if (!javaScriptEnabled) await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(`${root}/als?year=2024`);
    await expect(page.getByRole("heading", { name: "Papa Barks 2024" })).toBeVisible();
    await expect(page.getByRole("row", { name: /^Total/ })).toContainText(totalOf("als-2024"));
    await expect(page).toHaveTitle(/Papa Barks 2024/);
    if (javaScriptEnabled) await expect(select).toBeFocused();
    await page.goBack();
    await expect(page.getByRole("heading", { name: `Papa Barks ${thisYear}` })).toBeVisible();
    await expect(select).toHaveValue(String(thisYear));
  });

  test("each event of Gamers Outreach is one choice away", async ({ page }) => {
    await visit(page, `${root}/go?event=nothing-of-the-kind`);
    if (javaScriptEnabled) await expectStarted(page);
    await expect(page.getByRole("heading", { name: "Jolly Jamboree 2024" })).toBeVisible();
    for (const { fullName, shortName, year } of gamersOutreachEvents.toReversed()) {
      const event = `${shortName}-${year}`;
      await page.getByLabel("Event", { exact: true }).selectOption({ label: fullName });
      if (!javaScriptEnabled) await page.getByRole("button", { name: "Show" }).click();
      await expect(page).toHaveURL(`${root}/go?event=${event}`);
      await expect(page.getByRole("heading", { name: fullName })).toBeVisible();
      await expect(page.getByRole("row", { name: /^Total/ })).toContainText(totalOf(event));
    }
  });

  test("Hawaii has its one table, in the order of all tables", async ({ page }) => {
    await visit(page, `${root}/kka`);
    await expect(page.getByRole("combobox")).toHaveCount(0);
    const names = page.getByRole("table").locator("tbody").getByRole("rowheader");
    await expect(names.nth(0)).toHaveText("Chase");
    await expect(names.nth(1)).toHaveText("The Fox Fam");
    await expect(names.nth(2)).toHaveText("Chase's Family");
    await expect(names).toHaveCount(Object.keys(donations["kka-2024"]!).length);
    await expect(page.getByRole("img", { name: /^Chase: \$175\.00; / })).toBeVisible();
  });

  test("an event that nobody gave to yet has a total of nothing", async ({ page, siteOn }) => {
    const site = siteOn({});
    newest(site.upstream, {});
    await visit(page, `${site.url}${root}/als`);
    await expect(page.getByRole("row", { name: /^Total/ })).toContainText("$0.00");
  });
});

test.describe("donations that cannot be had", () => {
  test.use({ expectedErrors: errorStatus });

  test("lead to the error page, and back to the same choice", async ({ page, siteOn }) => {
    const site = siteOn({});
    const { upstream } = site;
    newest(upstream, { Chase: 1 });
    await visit(page, `${site.url}${root}`);
    await expect(page.getByText("Together we have raised")).toHaveCount(0);
    await page.goto(`${site.url}${root}/als`);
    await expectStarted(page);
    await page.getByLabel("Year", { exact: true }).selectOption("2024");
    await expect(page).toHaveURL(
      `${site.url}/error?from=${encodeURIComponent(`${root}/als?year=2024`)}`,
    );
    upstream.data["donations/als-2024/twitch"] = { Chase: 2.5 };
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page).toHaveURL(`${site.url}${root}/als?year=2024`);
    await expect(page.getByRole("row", { name: /^Total/ })).toContainText("$2.50");
    await page.goBack();
    await expect(page).toHaveURL(/\/error\?/);
    await expect(page.getByRole("link", { name: "Try again" })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`${site.url}${root}/als`);
  });
});

test("the table is gone while another is on the way, and what is below keeps its distance", async ({
  page,
}) => {
  await visit(page, `${root}/als`);
  await expectStarted(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/als.data**", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel("Year", { exact: true }).selectOption("2023");
  await expect(page.getByText("Counting the coins…")).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).not.toBeInViewport();
  release();
  await expect(page.getByRole("heading", { name: "Papa Barks 2023" })).toBeVisible();
  await expect(page.getByRole("table")).toBeVisible();
});

onEachScreen((screen, viewport) => {
  test(`five thousand donors stand still on a ${screen}`, async ({ page, siteOn }) => {
    const site = siteOn({});
    newest(site.upstream, crowd(5_000));
    await page.setViewportSize(viewport);
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
    // So many rows take a busy machine longer than a journey usually waits.
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await expect(page.locator("tbody tr")).toHaveCount(5_000);
    await page.waitForLoadState("networkidle");
    const shifts = await page.evaluate(
      () => (globalThis as unknown as { shifts: number[] }).shifts,
    );
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBe(0);

    // They scroll in a window of their own, by keyboard too, with their total in sight.
    const list = page.getByRole("region", { name: "Donations" });
    await list.focus();
    await page.keyboard.press("End");
    await expect(page.locator("tbody tr").last()).toBeInViewport();
    await expect(page.locator("tfoot tr")).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4_000);

    const answer = await fetch(`${site.url}${root}/als`, { headers: { "Accept-Encoding": "br" } });
    expect(Number(answer.headers.get("Content-Length"))).toBeLessThan(90_000);
  });
});
