import type { Locator, Page } from "playwright/test";
import { chapterOf } from "./own-upstream";
import { errorStatus, expect, expectStarted, test, visit } from "./site";

/** The targets of the links in the text; the text of each link is its address. */
const addresses = [
  "/contact",
  "/commissions/tos?from=text#top",
  "/cga",
  "/v1/rss/feeds/chase",
  "/cdn/base/drawing-2.png",
  "/nowhere",
];

// The upstream has no feed, and Chromium adds inline styles to the document of a picture.
test.use({
  expectedErrors: new RegExp(`${errorStatus.source}|Applying inline style`),
  // A comic page whose text contains the links.
  page: async ({ page, siteOn }, use) => {
    const site = siteOn({
      "comics/talechasers/latest": [1, 1],
      "shop/entries": [],
    });
    const { upstream } = site;
    const links = [...addresses, `${site.url}/shop`].map(
      (href) => `<p><a href="${href}"><em>${href}</em></a></p>`,
    );
    upstream.data["comics/talechasers/chapters/1"] = chapterOf({ 1: links.join("") });
    await visit(page, `${site.url}/comics/talechasers/1/1`);
    await expectStarted(page);
    await use(page);
  },
});

function link(page: Page, name: string): Locator {
  return page.getByRole("main").getByRole("link", { name, exact: true });
}

/** Follows a link, and returns whether the document stayed. */
async function stays(page: Page, follow: () => Promise<unknown>): Promise<boolean> {
  await page.evaluate(() => document.documentElement.setAttribute("data-before", ""));
  const from = page.url();
  await follow();
  await expect(page).not.toHaveURL(from);
  await page.waitForLoadState();
  return (await page.locator("html[data-before]").count()) === 1;
}

test("links in a text are client navigations, by click and by key", async ({ page }) => {
  const { origin } = new URL(page.url());
  for (const [name, path, heading, isByKey] of [
    ["/contact", "/contact", "Contact", false],
    ["/commissions/tos?from=text#top", "/commissions/tos?from=text#top", "Terms of service", true],
    [
      "/nowhere",
      "/404?from=%2Fnowhere",
      "Hey, there! Looks like the page you tried to visit is missing!",
      true,
    ],
  ] as const) {
    const follow = () => (isByKey ? link(page, name).press("Enter") : link(page, name).click());
    expect(await stays(page, follow), name).toBe(true);
    await expect(page).toHaveURL(origin + path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(link(page, name)).toBeVisible();
  }
});

test("the browser handles links with modifier keys, and links to other sub-sites and files", async ({
  page,
  context,
}) => {
  const start = page.url();
  const opened = context.waitForEvent("page");
  await link(page, "/contact").click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL(new URL("/contact", start).href);
  await expect(page).toHaveURL(start);
  for (const name of ["/cga", "/v1/rss/feeds/chase", "/cdn/base/drawing-2.png"]) {
    await page.goto(start);
    await expectStarted(page);
    expect(await stays(page, () => link(page, name).click()), name).toBe(false);
    await expect(page).toHaveURL(new URL(name, start).href);
    await expect(page.getByText("Eep!")).toBeHidden();
  }
});
