import { email, links, socialLinks } from "../../app/shell/links";
import { patchNotes } from "../../app/site-info/patch-notes";
import { errorStatus, expect, expectStarted, test, visit, withAndWithoutJavaScript } from "./site";

const latest = patchNotes[0]!.version;
const address = `${email.user}@${email.host}`;

withAndWithoutJavaScript((javaScriptEnabled) => {
  test("the e-mail link works, and its address is nowhere to be collected", async ({ page }) => {
    const texts: string[] = [];
    page.on("response", async (response) => {
      if (/html|javascript/.test(response.headers()["content-type"] ?? "")) {
        texts.push(await response.text().catch(() => ""));
      }
    });
    await visit(page, "/contact");
    if (javaScriptEnabled) await expectStarted(page);
    await expect(page.getByRole("link", { name: /^E-mail/ })).toHaveAttribute(
      "href",
      `mailto:${address}`,
    );
    await expect(page.getByText(address)).toBeVisible();
    await expect.poll(() => texts.length).toBeGreaterThan(0);
    for (const text of texts) {
      for (const part of [address, `@${email.host}`]) expect(text).not.toContain(part);
    }
    const html = await (await page.request.get("/contact")).text();
    for (const part of [address, `@${email.host}`, "mailto:"]) expect(html).not.toContain(part);
  });

  test("the patch notes begin with the latest version, and Back leaves them", async ({ page }) => {
    await visit(page, "/contact");
    const menu = page.getByRole("navigation", { name: "Main" });
    await menu.getByRole("button", { name: "Site Info" }).click();
    await menu.getByRole("link", { name: "Patch Notes" }).click();
    await expect(page).toHaveURL(`/patch-notes?version=${latest}`);
    await page.goBack();
    await expect(page).toHaveURL("/contact");
    await page.goForward();
    await expect(page).toHaveURL(`/patch-notes?version=${latest}`);
  });

  test("a version that never was leads to the latest, and Back leaves it", async ({ page }) => {
    await visit(page, "/contact");
    await visit(page, "/patch-notes?version=9.9");
    await expect(page).toHaveURL(`/patch-notes?version=${latest}`);
    await page.goBack();
    await expect(page).toHaveURL("/contact");
  });

  test("another version is chosen, and the one before follows", async ({ page }) => {
    await visit(page, "/patch-notes?version=0.12");
    const select = page.getByLabel("Version", { exact: true });
    if (javaScriptEnabled) await expectStarted(page);
    await select.focus();
    await select.selectOption("0.9");
    if (!javaScriptEnabled) await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL("/patch-notes?version=0.9");
    await expect(page.getByRole("heading", { name: "0.9 No more extras" })).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(page).toHaveTitle(/0\.9: No more extras/);
    if (javaScriptEnabled) await expect(select).toBeFocused();

    await page.getByRole("link", { name: "Version 0.8.2" }).click();
    await expect(page.getByRole("heading", { name: /^0\.8\.2 / })).toBeVisible();
    await expect(select).toHaveValue("0.8.2");
    await page.goBack();
    await expect(page.getByRole("heading", { name: /^0\.9 / })).toBeVisible();
    await expect(select).toHaveValue("0.9");
    await page.goBack();
    await expect(page.getByRole("heading", { name: /^0\.12 / })).toBeVisible();
  });

  test.describe("a download", () => {
    // A failure has its status; and browsers ask the file's host for an icon that it has none of.
    test.use({ expectedErrors: errorStatus });

    test("leads to its file, from wherever the upstream keeps it", async ({ page, siteOn }) => {
      const { url, upstream } = siteOn({});
      upstream.data["downloads/super-fox"] = `${upstream.url}/cdn/base/downloads/super-fox.png`;
      await visit(page, `${url}/downloads`);
      await page.getByRole("link", { name: "Download Super Fox" }).click();
      await expect(page).toHaveURL(`${upstream.url}/cdn/base/downloads/super-fox.png`);
    });

    test("that fails says so, and comes at the next try", async ({ page, siteOn }) => {
      const site = siteOn({ "downloads/super-fox": "javascript:alert(1)" });
      const { upstream } = site;
      await visit(page, `${site.url}/downloads/super-fox`, 503);
      await expect(page.getByText("Failed to fetch file. Please try again!")).toBeVisible();
      upstream.data["downloads/super-fox"] = `${upstream.url}/cdn/base/downloads/super-fox.png`;
      await page.getByRole("link", { name: "Try again" }).click();
      await expect(page).toHaveURL(`${upstream.url}/cdn/base/downloads/super-fox.png`);
    });

    test("of something that is not there has the missing page", async ({ page }) => {
      await visit(page, "/downloads/nope", 404);
      await expect(page).toHaveURL("/404");
    });
  });

  test("the sticker page shows the pack, in room that was there before", async ({ page }) => {
    await visit(page, "/telegram-stickers");
    const pictures = page.getByRole("main").getByRole("img");
    await expect(pictures).toHaveCount(24);
    for (const picture of await pictures.all()) {
      const box = await picture.boundingBox();
      expect(Math.abs(box!.width - box!.height)).toBeLessThan(1);
    }
    await expect(page.getByRole("link", { name: "Get the pack" })).toHaveAttribute(
      "href",
      "/telegram-stickers/install",
    );
  });

  test("the terms lead to the commissions and to the contact page", async ({ page }) => {
    await visit(page, "/commissions/tos");
    const terms = page.getByRole("article");
    for (const rule of [/US\$100, at least half/, /no refunds/, /about a week/, /references/]) {
      await expect(terms).toContainText(rule);
    }
    await expect(terms.getByRole("link", { name: "commissions page" })).toHaveAttribute(
      "href",
      "/commissions",
    );
    await terms.getByRole("link", { name: "Ask me first" }).click();
    await expect(page).toHaveURL("/contact");
  });

  test.describe("the page behind the QR code, on a small phone", () => {
    test.use({ viewport: { width: 360, height: 640 } });

    test("has all it is about on the screen, large enough for a thumb", async ({ page }) => {
      await visit(page, "/qr");
      const targets = page.getByRole("main").getByRole("link");
      await expect(targets).toHaveCount(socialLinks.length + 1);
      for (const target of await targets.all()) {
        const box = await target.boundingBox();
        expect(box!.height).toBeGreaterThanOrEqual(56);
        expect(box!.width).toBeGreaterThanOrEqual(56);
        expect(box!.y + box!.height, await target.innerText()).toBeLessThanOrEqual(640);
      }
      await expect(targets.first()).toHaveAttribute("href", "/tf-generator/result?qr=true");
    });

    test("is one small document and one picture, and its menu works", async ({ page }) => {
      const requests: string[] = [];
      page.on("request", (request) => {
        if (["script", "fetch", "image", "document"].includes(request.resourceType())) {
          requests.push(new URL(request.url()).pathname);
        }
      });
      await visit(page, "/qr");
      await page.waitForLoadState("networkidle");
      const main = requests.filter((path) => !/donate|favicon/.test(path));
      expect(main).toEqual(["/qr", "/cdn/m/chase/characters/chase/1.png"]);

      await page.getByRole("button", { name: "Switch to dark colours" }).click();
      await expect(page.getByRole("button", { name: "Switch to light colours" })).toBeVisible();
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await page.getByRole("button", { name: "Site Info" }).click();
      await page.getByRole("link", { name: "Contact", exact: true }).click();
      await expect(page).toHaveURL("/contact");
    });
  });
});

test("arrow keys walk through the versions, and one Back leads out", async ({ page }) => {
  await visit(page, "/contact");
  await page.goto(`/patch-notes?version=${latest}`);
  await expectStarted(page);
  const select = page.getByLabel("Version", { exact: true });
  await select.focus();
  for (const { version } of patchNotes.slice(1, 4)) {
    await page.keyboard.press("ArrowDown");
    await expect(page).toHaveURL(`/patch-notes?version=${version}`);
    await expect(select).toBeFocused();
  }
  await page.goBack();
  await expect(page).toHaveURL(`/patch-notes?version=${latest}`);
});

test("the browser is given one version of the patch notes, and no more", async ({ page }) => {
  const texts: Promise<string>[] = [];
  page.on("response", (response) => texts.push(response.text().catch(() => "")));
  await visit(page, `/patch-notes?version=${latest}`);
  await expectStarted(page);
  const all = (await Promise.all(texts)).join();
  expect(all).toContain(patchNotes[0]!.groups[0]!.changes[0]);
  for (const { groups } of patchNotes.slice(1)) expect(all).not.toContain(groups[0]!.changes[0]);
});

test("the page behind the QR code is under 10 kB", async ({ site }) => {
  for (const encoding of ["br", "gzip"]) {
    const answer = await fetch(`${site.url}/qr`, { headers: { "Accept-Encoding": encoding } });
    expect(answer.headers.get("Content-Encoding")).toBe(encoding);
    expect(Number(answer.headers.get("Content-Length"))).toBeLessThan(10_000);
    const html = await answer.text();
    expect(html).not.toMatch(/modulepreload|__remixContext|import\(/);
  }
});

test("the patch notes' feed is announced, and served with a validator", async ({ request }) => {
  const html = await (await request.get(`/patch-notes?version=${latest}`)).text();
  const [, href = ""] = /<link[^>]*application\/atom\+xml[^>]*href="([^"]+)"/.exec(html) ?? [];
  const feed = await request.get(href);
  expect(feed.status()).toBe(200);
  expect(feed.headers()["content-type"]).toMatch(/^application\/atom\+xml/);
  expect(await feed.text()).toContain("<feed xmlns=");
  const again = await request.get(href, { headers: { "If-None-Match": feed.headers()["etag"]! } });
  expect(again.status()).toBe(304);
});

test("the sticker pack's short address leads to Telegram", async ({ request }) => {
  const answer = await request.get("/telegram-stickers/install", { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers()["location"]).toBe(links.stickerPack);
});
