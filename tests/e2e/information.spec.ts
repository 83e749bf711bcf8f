import { followMenu } from "./menu";
import { expect, expectStarted, screens, test, visit } from "./site";
import { readContent } from "../../scripts/content/read-content";

const { email, socialLinks } = readContent("links.yaml");
const { stickers } = readContent("stickers.yaml");
const patchNotes = readContent("patch-notes.yaml");

const [latest, ...earlier] = patchNotes.map(({ version }) => version) as [string, ...string[]];
/** Two versions in the middle of the list, the newer one first. */
const [newer, older] = earlier.slice(earlier.length / 2) as [string, string];
const address = `${email.user}@${email.host}`;

test("the source of the contact page hides the e-mail address, and the page shows it", async ({
  page,
}) => {
  const texts: Promise<string>[] = [];
  page.on("response", (response) => texts.push(response.text().catch(() => "")));
  await visit(page, "/contact");
  await expect(page.getByRole("link", { name: /^E-mail/ })).toHaveAttribute(
    "href",
    `mailto:${address}`,
  );
  await expect(page.getByText(address)).toBeVisible();
  for (const part of [address, `@${email.host}`]) {
    expect((await Promise.all(texts)).join()).not.toContain(part);
  }
});

test("versions of the patch notes are chosen by menu, keys and links, and Back shows the previous one", async ({
  page,
}) => {
  const select = page.getByLabel("Version", { exact: true });
  const shows = async (version: string) => {
    await expect(page).toHaveURL(`/patch-notes?version=${version}`);
    await expect(page.getByRole("heading", { level: 2 })).toHaveText(new RegExp(`^${version} `));
    await expect(select).toHaveValue(version);
  };
  await visit(page, "/contact");
  await followMenu(page, "/patch-notes");
  await shows(latest);
  await page.goBack();
  await expect(page).toHaveURL("/contact");
  await page.goForward();
  await shows(latest);
  await page.reload();
  await expectStarted(page);
  await select.focus();
  for (const version of earlier.slice(0, 3)) {
    await page.keyboard.press("ArrowDown");
    await shows(version);
    await expect(select).toBeFocused();
  }
  // The versions passed by arrow keys share one history entry.
  await page.goBack();
  await shows(latest);
  await select.selectOption(newer);
  await shows(newer);
  await page.getByRole("link", { name: `← Version ${older}`, exact: true }).click();
  await shows(older);
  await page.goBack();
  await shows(newer);
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test("Back from a version that failed leads to the version before", async ({ page }) => {
    const select = page.getByLabel("Version", { exact: true });
    const shown = page.getByRole("heading", { level: 2 });
    await visit(page, `/patch-notes?version=${latest}`);
    await expectStarted(page);
    for (const version of [newer, older]) {
      await select.dispatchEvent("pointerdown");
      await select.selectOption(version);
      await expect(shown).toHaveText(new RegExp(`^${version} `));
    }
    await page.route("**/patch-notes.data**", (route) => route.abort());
    await select.dispatchEvent("pointerdown");
    await select.selectOption(newer);
    await expect(page.getByRole("link", { name: "Try again" })).toBeVisible();
    await page.unroute("**/patch-notes.data**");
    await page.goBack();
    await expect(shown).toHaveText(new RegExp(`^${older} `));
    await expect(select).toHaveValue(older);
  });
});

test.describe("on a small phone", () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test("stickers are squares, and the links of the QR page are large and above the fold", async ({
    page,
  }) => {
    await visit(page, "/telegram-stickers");
    const pictures = page.getByRole("main").getByRole("img");
    await expect(pictures).toHaveCount(stickers.length);
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

    await test.step("the QR page loads one document and one picture, and its menu works", async () => {
      await page.waitForLoadState("networkidle");
      const main = requests.filter((path) => !/donate|favicon/.test(path));
      expect(main).toEqual(["/qr", "/cdn/m/chase/characters/chase/1.png"]);
      await page.getByRole("button", { name: "Switch to dark colors" }).click();
      await expect(page.getByRole("button", { name: "Switch to light colors" })).toBeVisible();
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await followMenu(page, "/contact");
      await expect(page).toHaveURL("/contact");
    });
  });
});

test("the QR page is under 10 kB and loads no scripts", async ({ site }) => {
  const response = await fetch(`${site.url}/qr`, { headers: { "Accept-Encoding": "gzip" } });
  expect(Number(response.headers.get("Content-Length"))).toBeLessThan(10 * 1_024);
  expect(await response.text()).not.toMatch(/modulepreload|<template|import\(/);
});

test("a sheet is folded on phones and open on wide windows", async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await visit(page, "/characters/vixy");
  const appearances = page.getByRole("link", { name: /, page \d+$/ }).first();
  await expect(appearances).toBeHidden();
  await page.locator("summary", { hasText: "Appears on" }).click();
  await expect(appearances).toBeVisible();
  await page.setViewportSize(screens.desktop);
  await visit(page, "/characters/vixy");
  await expect(appearances).toBeVisible();
  await expect(page.getByText("Skills", { exact: true })).toBeVisible();
  for (const summary of await page.locator("summary").all()) await expect(summary).toBeHidden();
});

test("a character sheet is printed on one page", async ({ page }) => {
  await visit(page, "/characters/chase");
  const margin = { top: "1cm", right: "1.2cm", bottom: "1cm", left: "1.2cm" };
  const printed = (await page.pdf({ format: "A4", margin })).toString("latin1");
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
