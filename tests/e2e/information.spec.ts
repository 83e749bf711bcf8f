import { readContent } from "../../scripts/content/read-content";
import { followMenu } from "./menu";
import { expect, expectStarted, screens, test, visit } from "./site";
import { expectReady, storyPage } from "./story";

const { email, socialLinks } = readContent("links.yaml");
const { stickers } = readContent("stickers.yaml");
const patchNotes = readContent("patch-notes.yaml");

const [latest, ...earlier] = patchNotes.map(({ version }) => version) as [string, ...string[]];
/** Two consecutive versions in the middle of the list, the newer one first. */
const [newer, older] = earlier.slice(earlier.length / 2) as [string, string];

test("the contact page shows an e-mail address that its source obscures", async ({ page }) => {
  const address = `${email.user}@${email.host}`;
  const texts: Promise<string>[] = [];
  page.on("response", (response) => texts.push(response.text().catch(() => "")));
  await visit(page, "/contact");
  const link = page.getByRole("link", { name: /^E-mail/ });
  await expect(link).toHaveAttribute("href", `mailto:${address}`);
  await expect(page.getByText(address)).toBeVisible();
  expect((await Promise.all(texts)).join()).not.toContain(`@${email.host}`);
});

test.describe("the patch notes", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test("the menu, keys and links of the patch notes open an older version", async ({ page }) => {
    const select = page.getByLabel("Version", { exact: true });
    const shows = async (version: string) => {
      await expect(page).toHaveURL(`/patch-notes?version=${version}`);
      await expect(page.getByRole("heading", { level: 2 })).toHaveText(new RegExp(`^${version} `));
      await expect(select).toHaveValue(version);
    };
    await visit(page, "/contact");
    await followMenu(page, "/patch-notes");
    await shows(latest);
    await page.reload();
    await expectStarted(page);
    await select.focus();
    for (const version of earlier.slice(0, 2)) {
      await page.keyboard.press("ArrowDown");
      await shows(version);
      await expect(select).toBeFocused();
    }
    for (const version of [earlier[0]!, latest]) {
      await page.goBack();
      await shows(version);
    }
    await select.selectOption(newer);
    await shows(newer);
    await page.getByRole("link", { name: `← Version ${older}`, exact: true }).click();
    await shows(older);
    await page.route("**/patch-notes.data**", (route) => route.abort());
    await select.selectOption(newer);
    await expect(page.getByRole("link", { name: "Try again" })).toBeVisible();
    await page.unroute("**/patch-notes.data**");
    await page.goBack();
    await shows(older);
    await page.goBack();
    await shows(newer);
  });
});

test("on a small phone, stickers are square and the QR page shows large links without scrolling", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
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
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await visit(page, "/qr");
  const targets = page.getByRole("main").getByRole("link");
  await expect(targets).toHaveCount(socialLinks.length + 1);
  await expect(targets.first()).toHaveAttribute("href", "/tf-generator/result?qr=true");
  for (const target of await targets.all()) {
    const box = (await target.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(56);
    expect(box.y + box.height, await target.innerText()).toBeLessThanOrEqual(640);
  }
  await page.waitForLoadState("networkidle");
  const main = requests.filter((path) => !/donate|favicon|\.woff2$/.test(path));
  expect(main).toEqual(["/qr", "/cdn/m/chase/characters/chase/1.png"]);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await followMenu(page, "/contact");
  await expect(page).toHaveURL("/contact");
});

test("character sheets are collapsed on phones and expanded in wide windows", async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await visit(page, "/characters/vixy");
  const appearances = page.getByRole("link", { name: "Chapter 1: Matters of Size" });
  await expect(appearances).toBeHidden();
  await page.locator("summary", { hasText: "Appears in" }).click();
  await expect(appearances).toBeVisible();
  const skills = page.getByText("Skills", { exact: true });
  await expect(skills).toBeHidden();
  await page.getByText(/^\d more facts$/).click();
  await expect(skills).toBeVisible();
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, "/characters/vixy");
    await expect(appearances).toBeVisible();
    await expect(skills).toBeVisible();
    await expect(page.getByRole("main").locator("summary:visible")).toHaveCount(0);
  }
});

test("the text and the landmarks of a map are below the map on the screen and in print", async ({
  page,
}) => {
  await visit(page, "/world/geography");
  const texts = [page.getByText("Picture a plate"), page.getByRole("main").getByRole("listitem")];
  for (const text of texts) await expect(text.last()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const text of texts) await expect(text.last()).toBeVisible();
});

test("a comic page and a character sheet are printed on one sheet of paper each", async ({
  page,
}) => {
  const countSheets = async () => {
    const margin = { top: "1cm", right: "1.2cm", bottom: "1cm", left: "1.2cm" };
    const file = await page.pdf({ format: "A4", margin });
    return file.toString("latin1").match(/\/Type\s*\/Page\b/g)!.length;
  };
  await visit(page, storyPage("1/3").path);
  await expectReady(page);
  expect(await countSheets()).toBe(1);
  await visit(page, "/comics/talechasers/1/scroll");
  await expect(page.locator('figure[data-state="arrived"]').first()).toBeVisible();
  expect(await countSheets()).toBe(6);
  await visit(page, "/characters/chase");
  expect(await countSheets()).toBe(1);
});
