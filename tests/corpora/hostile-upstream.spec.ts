import type { BrowserContext, Page } from "playwright/test";
import { expect, expectStarted, test, type SiteOn } from "../e2e/site";
import { sample } from "../setup/sample";
import { dangersOf } from "./dangers";
import { all, hostileData, hostilePages } from "./hostile-upstream";

/** Whatever ran, asked for another host or opened a dialog, since the context was watched. */
async function watch(context: BrowserContext): Promise<string[]> {
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
  // Nothing of it gets anywhere.
  await context.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => route.abort());
  context.on("page", (page) => signs.push(`opened ${page.url()}`));
  return signs;
}

/** Takes the content security policy off every document, so that what it would stop is let run. */
async function withoutPolicy(context: BrowserContext): Promise<void> {
  await context.route(/^http:\/\/127\.0\.0\.1/, async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const { "content-security-policy": policy, ...headers } = response.headers();
    expect(policy).toBeTruthy();
    return route.fulfill({ response, headers });
  });
}

/** Starts the application where the page has one, by the use of a control: some wait for that. */
async function startAny(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "__remixContext" in window))) return;
  await page.evaluate(() => {
    const control = document.createElement("button");
    document.querySelector("main")!.append(control);
    control.focus();
    control.remove();
  });
  await expectStarted(page);
}

/** What could do harm in the page as the browser has it. */
const dangersIn = (page: Page) => page.evaluate(dangersOf as () => string[]);

// Own pictures of hostile texts are not there.
test.use({ expectedErrors: /the server responded with a status of 404/ });

test.describe("an upstream that was taken over", () => {
  let site: SiteOn;

  test.beforeEach(({ siteOn }) => {
    site = siteOn(hostileData);
  });

  // Whatever runs without the policy, the page alone would have had to stop.
  for (const [policy, pages] of [
    ["with the policy", 1],
    ["without it", 2],
  ] as const) {
    test(`runs nothing on any page, ${policy}`, async ({ page, context }) => {
      test.setTimeout(240_000);
      expect(all.length).toBeGreaterThan(500);
      const signs = await watch(context);
      if (policy === "without it") await withoutPolicy(context);
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
      // What the browser builds itself from data goes the same way.
      await page.goto(`${site.url}/choose-your-starter`);
      await expectStarted(page);
      for (const name of ["Shop", "Commissions"]) {
        await page.evaluate(
          (label) =>
            Array.from(document.querySelectorAll<HTMLAnchorElement>("header a"))
              .find(({ textContent }) => textContent?.trim() === label)!
              .click(),
          name,
        );
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
        await expect(page.locator("div[data-own-links]").first()).toBeAttached();
        expect(await dangersIn(page), `${name}, as built by the browser`).toEqual([]);
      }
      expect(signs).toEqual([]);
    });
  }

  test("shows its texts on the overlay as text only", async ({ page, context }) => {
    const signs = await watch(context);
    await withoutPolicy(context);
    await page.clock.install();
    let underWay = 0;
    page.on("request", () => (underWay += 1));
    page.on("requestfinished", () => (underWay -= 1));
    page.on("requestfailed", () => (underWay -= 1));
    await page.goto(`${site.url}/ex/overlay`);
    const shown = new Set<string>();
    // Less than any alert stays.
    for (let turn = 0; turn < 80 && shown.size < 6; turn += 1) {
      // The server's time is not the page's: what was asked for would be late.
      await expect.poll(() => underWay).toBe(0);
      await page.clock.runFor(3_000);
      const text = await page.locator("body").innerText();
      if (!text.trim() || shown.has(text)) continue;
      shown.add(text);
      expect(await dangersIn(page)).toEqual([]);
      expect(await page.locator("body script:not([src]):not([type=module])").count()).toBeLessThan(
        3,
      );
    }
    expect(shown.size).toBeGreaterThanOrEqual(6);
    expect(signs.filter((sign) => sign.startsWith("ran"))).toEqual([]);
  });
});

test.describe("the detection of running scripts", () => {
  test.use({ expectedErrors: /./ });

  // A page that starts no application, which would clear away what it did not render.
  const raw = '<img src="/x.png" onerror="alert(1)"><svg onload="alert(2)"></svg>';

  test("detects scripts of an unsanitized page, and the policy stops them", async ({
    page,
    context,
    site,
  }) => {
    const signs = await watch(context);
    for (const isOn of [false, true]) {
      signs.length = 0;
      await context.route(
        /\/qr$/,
        async (route) => {
          const response = await route.fetch();
          const { "content-security-policy": policy = "", ...headers } = response.headers();
          const body = (await response.text()).replace(
            "</main>",
            `<div data-own-links>${raw}</div></main>`,
          );
          const kept = isOn ? { ...headers, "content-security-policy": policy } : headers;
          await route.fulfill({ response, headers: kept, body });
        },
        { times: 1 },
      );
      const blocked = page.waitForEvent("console", {
        predicate: (message) => /Content Security Policy/.test(message.text()),
        timeout: isOn ? 10_000 : 0,
      });
      blocked.catch(() => undefined);
      await page.goto(`${site.url}/qr`);
      if (isOn) await blocked;
      else await expect.poll(() => signs.length).toBeGreaterThanOrEqual(2);
      expect(signs.filter((sign) => sign.startsWith("ran"))).toHaveLength(isOn ? 0 : 2);
      expect(await dangersIn(page)).toEqual(expect.arrayContaining(["onerror", "onload", "<svg>"]));
    }
  });
});
