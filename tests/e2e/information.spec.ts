import { errorStatus, expect, expectStarted, test, visit } from "./site";
import { readContent } from "../../scripts/content";

const { email, socialLinks } = readContent("links.yaml");
const patchNotes = readContent("patch-notes.yaml");

const latest = patchNotes[0]!.version;
const address = `${email.user}@${email.host}`;

test("from the contact page through the patch notes, and back", async ({ page }) => {
  const texts: Promise<string>[] = [];
  page.on("response", (response) => texts.push(response.text().catch(() => "")));
  const select = page.getByLabel("Version", { exact: true });
  const shows = (version: RegExp) =>
    expect(page.getByRole("heading", { level: 2, name: version })).toBeVisible();

  await test.step("the e-mail link works, and its address is nowhere to be collected", async () => {
    await visit(page, "/contact");
    await expect(page.getByRole("link", { name: /^E-mail/ })).toHaveAttribute(
      "href",
      `mailto:${address}`,
    );
    await expect(page.getByText(address)).toBeVisible();
    const all = await Promise.all(texts);
    expect(all.some((text) => text.includes("<html"))).toBe(true);
    for (const part of [address, `@${email.host}`]) expect(all.join()).not.toContain(part);
    expect(all.find((text) => text.includes("<html"))).not.toContain("mailto:");
  });

  await test.step("the patch notes begin with the latest version, and Back leaves them", async () => {
    const menu = page.getByRole("navigation", { name: "Main" });
    await menu.getByRole("button", { name: "Site Info" }).click();
    await menu.getByRole("link", { name: "Patch Notes" }).click();
    await expect(page).toHaveURL(`/patch-notes?version=${latest}`);
    await page.goBack();
    await expect(page).toHaveURL("/contact");
    await page.goForward();
    await expect(page).toHaveURL(`/patch-notes?version=${latest}`);
  });

  await test.step("the browser is given one version of them, and no more", async () => {
    await page.reload();
    await select.focus();
    await expectStarted(page);
    const all = (await Promise.all(texts)).join();
    expect(all).toContain(patchNotes[0]!.groups[0]!.changes[0]);
    for (const { groups } of patchNotes.slice(1)) {
      expect(all).not.toContain(groups[0]!.changes[0]);
    }
  });

  await test.step("arrow keys walk through the versions, and one Back leads out", async () => {
    await select.focus();
    for (const { version } of patchNotes.slice(1, 4)) {
      await page.keyboard.press("ArrowDown");
      await expect(page).toHaveURL(`/patch-notes?version=${version}`);
      await expect(select).toBeFocused();
    }
    await page.goBack();
    await expect(page).toHaveURL(`/patch-notes?version=${latest}`);
    await expect(select).toHaveValue(latest);
  });

  await test.step("another version is chosen, and the one before follows", async () => {
    await select.focus();
    await select.selectOption("0.9");
    await expect(page).toHaveURL("/patch-notes?version=0.9");
    await shows(/^0\.9 No more extras$/);
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(page).toHaveTitle(/0\.9: No more extras/);
    await expect(select).toBeFocused();
    await page.getByRole("link", { name: "Version 0.8.2" }).click();
    await shows(/^0\.8\.2 /);
    await expect(select).toHaveValue("0.8.2");
    await page.goBack();
    await shows(/^0\.9 /);
    await expect(select).toHaveValue("0.9");
    await page.goBack();
    await expect(page).toHaveURL(`/patch-notes?version=${latest}`);
  });
});

test.describe("a download", () => {
  // A failure has its status; and browsers ask the file's host for an icon that it has none of.
  test.use({ expectedErrors: errorStatus });

  test("that fails says so, and leads to its file at the next try", async ({ page, siteOn }) => {
    const { url, upstream } = siteOn({ "downloads/super-fox": "javascript:alert(1)" });
    await visit(page, `${url}/downloads`);
    await page.getByRole("link", { name: "Download Super Fox" }).click();
    await expect(page.getByText("Failed to fetch file. Please try again!")).toBeVisible();
    upstream.data["downloads/super-fox"] = `${upstream.url}/cdn/base/downloads/super-fox.png`;
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page).toHaveURL(`${upstream.url}/cdn/base/downloads/super-fox.png`);
  });
});

test.describe("on a small phone", () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test("the sticker page has room for its pack, and the page behind the QR code for thumbs", async ({
    page,
  }) => {
    await visit(page, "/telegram-stickers");
    const pictures = page.getByRole("main").getByRole("img");
    await expect(pictures).toHaveCount(24);
    const uneven = await pictures.evaluateAll((all) =>
      all
        .map((picture) => picture.getBoundingClientRect())
        .filter(({ width, height }) => Math.abs(width - height) >= 1),
    );
    expect(uneven).toEqual([]);

    const requests: string[] = [];
    page.on("request", (request) => {
      if (["script", "fetch", "image", "document"].includes(request.resourceType())) {
        requests.push(new URL(request.url()).pathname);
      }
    });
    await visit(page, "/qr");
    const targets = page.getByRole("main").getByRole("link");
    await expect(targets).toHaveCount(socialLinks.length + 1);
    for (const target of await targets.all()) {
      const box = (await target.boundingBox())!;
      expect(box.height).toBeGreaterThanOrEqual(56);
      expect(box.width).toBeGreaterThanOrEqual(56);
      expect(box.y + box.height, await target.innerText()).toBeLessThanOrEqual(640);
    }
    await expect(targets.first()).toHaveAttribute("href", "/tf-generator/result?qr=true");

    await test.step("which is one small document and one picture, and its menu works", async () => {
      await page.waitForLoadState("networkidle");
      const main = requests.filter((path) => !/donate|favicon/.test(path));
      expect(main).toEqual(["/qr", "/cdn/m/chase/characters/chase/1.png"]);
      await page.getByRole("button", { name: "Switch to dark colors" }).click();
      await expect(page.getByRole("button", { name: "Switch to light colors" })).toBeVisible();
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await page.getByRole("button", { name: "Site Info" }).click();
      await page.getByRole("link", { name: "Contact", exact: true }).click();
      await expect(page).toHaveURL("/contact");
    });
  });
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

test("a character sheet is printed on one page", async ({ page }) => {
  await visit(page, "/characters/chase");
  const margin = { top: "1cm", right: "1.2cm", bottom: "1cm", left: "1.2cm" };
  const printed = (await page.pdf({ format: "A4", margin })).toString("latin1");
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
