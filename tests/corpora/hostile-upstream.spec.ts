import type { BrowserContext, Page } from "playwright/test";
import { expect, expectStarted, test, type SiteOn } from "../e2e/site";
import { sample } from "../setup/sample";
import { dangersOf } from "./dangers";
import { all, hostileData, hostilePages } from "./hostile-upstream";

/** Collects dialogs, new pages and requests to other hosts. */
async function collectSigns(context: BrowserContext): Promise<string[]> {
  const signs: string[] = [];
  await context.exposeBinding("ran", (_source, what: string) => void signs.push(`ran: ${what}`));
  await context.addInitScript(() => {
    const { ran } = window as unknown as { ran: (what: string) => void };
    for (const name of ["alert", "confirm", "prompt", "print", "msgbox"] as const) {
      Object.assign(window, { [name]: (what: unknown) => ran(`${name} ${String(what)}`) });
    }
  });
  context.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "127.0.0.1") signs.push(request.url());
  });
  await context.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => route.abort());
  context.on("page", (page) => signs.push(`opened ${page.url()}`));
  return signs;
}

/** Removes the content security policy from every document. */
async function removePolicy(context: BrowserContext): Promise<void> {
  await context.route(/^http:\/\/127\.0\.0\.1/, async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const { "content-security-policy": policy, ...headers } = response.headers();
    expect(policy).toBeTruthy();
    return route.fulfill({ response, headers });
  });
}

/** Starts the application, if the page has one, by a press. */
async function startAny(page: Page): Promise<void> {
  if ((await page.locator("body > template").count()) === 0) return;
  await page.locator("main").dispatchEvent("pointerup");
  await expectStarted(page);
}

const dangersIn = (page: Page) => page.evaluate(dangersOf as () => string[]);

// The pictures of hostile names do not exist.
test.use({ expectedErrors: /the server responded with a status of 404/ });

test.describe("a hostile upstream", () => {
  let site: SiteOn;

  test.beforeEach(({ siteOn }) => {
    site = siteOn(hostileData);
  });

  for (const [policy, pages] of [
    ["with the policy", 1],
    ["without it", 2],
  ] as const) {
    test(`runs no script on any page, ${policy}`, async ({ page, context }) => {
      test.setTimeout(240_000);
      expect(all.length).toBeGreaterThan(500);
      const signs = await collectSigns(context);
      if (policy === "without it") await removePolicy(context);
      for (const path of sample(hostilePages, pages, pages)) {
        const response = await page.goto(site.url + path);
        expect(response?.status(), path).toBe(200);
        expect(new URL(page.url()).pathname, path).toBe(path.split("?")[0]);
        await startAny(page);
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        expect(await dangersIn(page), path).toEqual([]);
        expect(signs, path).toEqual([]);
      }
      if (policy === "with the policy") return;
      // Pages that the application renders from data.
      await page.goto(`${site.url}/choose-your-starter`);
      await expectStarted(page);
      for (const [path, name] of [
        ["/shop", "Shop"],
        ["/commissions", "Commissions"],
      ]) {
        await page
          .locator(`header a[href="${path}"]`)
          .first()
          .evaluate((link: HTMLElement) => link.click());
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(name!);
        await expect(page.locator("div[data-own-links]").first()).toBeAttached();
        expect(await dangersIn(page), `${name}, rendered by the application`).toEqual([]);
      }
      expect(signs).toEqual([]);
    });
  }
});
