import { expect, screens, test, visit } from "./site";
import { control, expectReading, story, storyPage } from "./story";

test.use({ viewport: screens.phone });

test("a fan reads from the home page, to both ends, and picks chapter and page", async ({
  page,
}) => {
  await visit(page, "/");
  await page.getByRole("link", { name: "Read the comic" }).click();
  await expect(page).toHaveURL("/comics/talechasers");
  await expect(page).toHaveTitle("Read Talechasers · Talechasers");
  await page.getByRole("link", { name: "Page one" }).click();
  await expectReading(page, story[0]!);
  for (const name of ["First", "Previous"] as const) {
    await expect(control(page, name)).toBeDisabled();
  }
  await control(page, "Next").click();
  await expectReading(page, story[1]!);
  await control(page, "Latest", "below").click();
  await expectReading(page, story.at(-1)!);
  for (const name of ["Next", "Latest"] as const) {
    await expect(control(page, name, "below")).toBeDisabled();
  }
  await control(page, "Previous", "below").click();
  await expectReading(page, story.at(-2)!);
  await control(page, "First").click();
  await expectReading(page, story[0]!);

  await page.getByRole("link", { name: "All chapters" }).click();
  await page.getByRole("combobox", { name: "Chapter" }).selectOption("2");
  await page.getByRole("button", { name: "Go" }).click();
  await expectReading(page, storyPage("2/1"));

  await page.getByRole("link", { name: "All chapters" }).click();
  await page.getByText("2 In Your Paws").last().click();
  await page.getByRole("link", { name: "Page 5" }).filter({ visible: true }).first().click();
  await expectReading(page, storyPage("2/5"));
});

test("the picture that a page shows to friends is there", async ({ request }) => {
  const html = await (await request.get("/comics/talechasers/2/3")).text();
  const [, preview = ""] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
  const answer = await request.get(preview);
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toMatch(/^image\//);
});
