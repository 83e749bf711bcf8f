import { expect, screens, test, visit, withAndWithoutJavaScript } from "./site";
import { control, expectReading, picture, story } from "./story";

test.use({ viewport: screens.phone });

test("the sample story has 21 pages, and a gap", () => {
  expect(story).toHaveLength(21);
  const second = story.filter(({ chapter }) => chapter === 2);
  expect(second.map(({ page }) => page)).toEqual([1, 2, 3, 5, 6, 7, 8]);
});

withAndWithoutJavaScript(() => {
  test("a fan reads everything, from the home page to the latest page", async ({ page }) => {
    await visit(page, "/");
    await page.getByRole("link", { name: "Read the comic" }).click();
    await expect(page).toHaveURL("/comics/talechasers");
    await expect(page).toHaveTitle("Read Talechasers · Talechasers");
    await page.getByRole("link", { name: "Page one" }).click();

    for (const [index, current] of story.entries()) {
      await expectReading(page, current);
      const isFirst = index === 0;
      const isLast = index === story.length - 1;
      for (const where of ["above", "below"] as const) {
        for (const name of ["First", "Previous", "Next", "Latest"] as const) {
          const disabled = name === "First" || name === "Previous" ? isFirst : isLast;
          const link = control(page, name, where);
          await expect(link).toBeVisible();
          if (disabled) await expect(link).toBeDisabled();
          else await expect(link).toHaveAttribute("href", /^\/comics\/talechasers\/\d\/\d$/);
        }
      }
      if (!isLast) await control(page, "Next", index % 2 ? "below" : "above").click();
    }
  });

  test("and all the way back by Previous", async ({ page }) => {
    await visit(page, "/comics/talechasers/latest");
    for (const current of story.toReversed()) {
      await expectReading(page, current);
      if (current !== story[0]) await control(page, "Previous").click();
    }
    await expect(control(page, "Previous")).toBeDisabled();
  });

  test("First and Latest go to both ends", async ({ page }) => {
    await visit(page, "/comics/talechasers/2/3");
    await control(page, "Latest").click();
    await expectReading(page, story.at(-1)!);
    await control(page, "First").click();
    await expectReading(page, story[0]!);
  });

  test("the landing page opens a chapter, the latest page, and any page", async ({ page }) => {
    await visit(page, "/comics/talechasers");
    const chapters = page.getByRole("combobox", { name: "Chapter" });
    await expect(chapters).toHaveValue("3");
    await expect(chapters.getByRole("option")).toHaveText([
      "1 Matters of Size",
      "2 In Your Paws",
      "3 Two of Clubs",
      "4 A Familiar Situation (coming soon)",
    ]);
    await expect(chapters.getByRole("option", { name: /coming soon/ })).toBeDisabled();
    await chapters.selectOption("2");
    await page.getByRole("button", { name: "Go" }).click();
    await expectReading(
      page,
      story.find(({ chapter }) => chapter === 2)!,
    );

    await visit(page, "/comics/talechasers");
    await page.getByRole("link", { name: "Latest page" }).first().click();
    await expectReading(page, story.at(-1)!);

    await visit(page, "/comics/talechasers");
    await page.getByText("2 In Your Paws").last().click();
    await page.getByRole("link", { name: "Page 5" }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL("/comics/talechasers/2/5");
  });

  test("a page tells search engines and friends what it is", async ({ page }) => {
    await visit(page, "/comics/talechasers/2/3");
    await expect(picture(page)).toHaveAttribute("alt", /^Talechasers, chapter 2, page 3/);
    const preview = page.locator('meta[property="og:image"]');
    await expect(preview).toHaveAttribute("content", /^http.*\/comics\/talechasers\/2\/\w+\.png/);
    const answer = await page.request.get((await preview.getAttribute("content")) ?? "");
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toMatch(/^image\//);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      /\/comics\/talechasers\/2\/3$/,
    );
  });
});

test("a chapter's address opens its first page", async ({ request }) => {
  for (const [path, target] of [
    ["/comics", "/comics/talechasers"],
    ["/comics/talechasers/2", "/comics/talechasers/2/1"],
    ["/comics/talechasers/latest", story.at(-1)!.path],
    ["/comics/talechasers/2/3/next", "/comics/talechasers/2/5"],
    ["/comics/talechasers/2/1/previous", "/comics/talechasers/1/6"],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(302);
    expect(answer.headers()["location"], path).toBe(target);
  }
});
