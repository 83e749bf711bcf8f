import { buildActions } from "./build-routes";
import { errorStatus, expect, test, visit } from "./site";
import { chapterOf } from "./own-upstream";
import { heading } from "./story";

const markup = [
  "<p>Shown text, <em>with emphasis</em>.</p>",
  "<script>window.hacked = 'script'</script>",
  "<img src=x onerror=\"window.hacked = 'onerror'\">",
  "<svg onload=\"window.hacked = 'svg'\"><script>window.hacked = 'svg script'</script></svg>",
  "<a href=\"javascript:window.hacked = 'link'\">a link</a>",
  '<a href="//evil.example/">another</a>',
  "<iframe srcdoc=\"<script>parent.hacked = 'frame'</script>\"></iframe>",
  '<form action="https://evil.example/"><input name="password"><button>Send</button></form>',
  "<style>body { display: none }</style>",
  '<p style="position:fixed;inset:0" id="main" onclick="window.hacked = \'click\'">A paragraph</p>',
  "<math><mtext><table><mglyph><style><img src=x onerror=\"window.hacked = 'mutation'\">",
  "</title></head></article><!-- <p>Still here</p>",
  "{{constructor.constructor('window.hacked = 1')()}}",
].join("\n");

test.describe("hostile commentary", () => {
  // The image in the commentary does not exist.
  test.use({ expectedErrors: errorStatus });

  test("shows its text and runs nothing", async ({ page, siteOn }) => {
    const site = siteOn({
      "comics/talechasers/latest": [1, 2],
      "comics/talechasers/chapters/1": chapterOf({ 1: "Harmless", 2: markup }),
      "commissions/data": { status: markup },
    });
    const dialogs: string[] = [];
    page.on("dialog", (dialog) => dialogs.push(dialog.message()));
    // The browser renders the page turn, the server the reload.
    await visit(page, `${site.url}/comics/talechasers/1/1`);
    await page.getByRole("link", { name: "Next" }).first().click();
    for (const from of ["turn", "document"]) {
      if (from === "document") await page.reload();
      await expect(heading(page)).toHaveText("Talechasers, chapter 1, page 2");
      const main = page.getByRole("main");
      await expect(main.getByText("Shown text, with emphasis.")).toBeVisible();
      const texts = main.locator("[data-own-links]");
      await expect(texts.locator("script, iframe, style, input[name=password]")).toHaveCount(0);
      await expect(page.locator('[href^="javascript"], [href^="//"], [onerror]')).toHaveCount(0);
      await expect(page.locator("[id=main]")).toHaveCount(1);
      await main.getByText("A paragraph").click();
      await main.getByText("a link", { exact: true }).click();
      expect(await page.evaluate(() => (window as { hacked?: string }).hacked)).toBeUndefined();
    }
    expect(dialogs).toEqual([]);
    await visit(page, site.url);
    await expect(page.getByRole("row", { name: /^Commissions/ })).toContainText("<script>");
    expect(await page.evaluate(() => (window as { hacked?: string }).hacked)).toBeUndefined();
  });
});

test.describe("forms sent from elsewhere", () => {
  const forgeries = {
    "a foreign origin": { Origin: "https://evil.example" },
    "no origin": {},
  };

  test("include all actions", () => {
    expect(buildActions().map(({ path }) => path)).toContain("/preferences");
  });

  for (const [name, headers] of Object.entries(forgeries)) {
    test(`from ${name} are rejected by every action at all of its addresses`, async ({ site }) => {
      for (const { id, path, query } of buildActions()) {
        const old = new URLSearchParams({ _data: id }).toString();
        for (const address of [
          `${path}?${query}`,
          `${path}.data?${query}`,
          `${path}?${[query, old].filter(Boolean).join("&")}`,
        ]) {
          const answer = await fetch(site.url + address, {
            method: "POST",
            headers: {
              ...headers,
              "Content-Type": "application/x-www-form-urlencoded",
            },
            body: "scheme=dark&from=%2F",
            redirect: "manual",
          });
          expect(answer.status, address).toBe(403);
          expect(answer.headers.get("Set-Cookie"), address).toBeNull();
          expect(answer.headers.get("X-Content-Type-Options"), address).toBe("nosniff");
          expect(answer.headers.get("Cache-Control"), address).toBe("no-store");
          expect(await answer.text(), address).not.toMatch(/\bat .*:\d+:\d+/);
        }
      }
    });
  }
});
