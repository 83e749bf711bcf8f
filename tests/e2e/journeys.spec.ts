import { expect, test, visit } from "./site";
import { control, expectReady } from "./story";

test("a visitor who starts in the middle of the comic stays a new reader until page one", async ({
  page,
}) => {
  const note = page.getByText(/^New here\? Start at page one/);
  await visit(page, "/comics/talechasers/3/8");
  await expectReady(page);
  await expect(note).toBeVisible();
  const end = page.getByRole("region", { name: "This is the newest page" });
  await expect(end.getByRole("link", { name: "Start at page one" })).toBeVisible();
  await page.reload();
  await expectReady(page);
  await expect(note).toBeHidden();
  await expect(page.getByText("turn pages, a click enlarges")).toBeVisible();

  await visit(page, "/comics/talechasers");
  await expect(page.getByRole("heading", { name: "Start reading" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Start at page one" })).toBeVisible();
  await page.getByRole("link", { name: "Continue: chapter 3, page 8" }).click();
  await control(page, "First").click();
  await expect(page).toHaveURL("/comics/talechasers/1/1");
  // The reading state contains the page after its picture has loaded.
  const bookmark = () => page.evaluate(() => localStorage.getItem("reading-state:talechasers"));
  await expect.poll(bookmark).toContain('"bookmark":{"chapter":1,"page":1,');
  await visit(page, "/");
  const start = page.getByRole("main").getByRole("link", { name: /page one|^Continue/i });
  await expect(start).toHaveText(["Start at page one"]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("without JavaScript, a client finds commission examples, the request form and the terms", async ({
    page,
  }) => {
    const follow = (name: string | RegExp) =>
      page.getByRole("main").getByRole("link", { name }).first().click();
    await page.goto("/");
    await follow(/, from US\$\d/);
    await expect(page.getByRole("link", { name: "Request: Expressive Sketch" })).toBeVisible();
    await follow("Tereza: Sketch Page");
    await follow("Ask for one like this");
    await follow("Terms of service");
    await expect(page.getByRole("heading", { name: "Refunds" })).toBeVisible();
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Chase");
  });
});
