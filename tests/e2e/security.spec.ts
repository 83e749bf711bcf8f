import { buildActions } from "./build-routes";
import { errorStatus, expect, test, visit } from "./site";
import { chapterOf } from "./own-upstream";
import { heading } from "./story";

/** Headers that every answer carries. */
const everywhere: Record<string, RegExp> = {
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "cross-origin-opener-policy": /^same-origin$/,
  "permissions-policy": /camera=\(\)/,
  "content-security-policy": /default-src 'none'.*frame-ancestors 'none'/,
};

for (const [kind, path, status] of [
  ["a document", "/comics/talechasers/1/1", 200],
  ["an error document", "/error", 500],
  ["a missing page", "/404", 404],
  ["data", "/comics/talechasers/1/1.data", 200],
  ["a resource", "/v1/rss/feeds/chase", 200],
  ["a picture that is not there", "/cdn/d/comics/talechasers/1/none.png", 404],
  ["a redirect of the application", "/comics/talechasers/1", 302],
  ["a legacy redirect", "/extras", 301],
  ["an unknown address", "/nowhere", 302],
  ["health", "/healthz", 200],
  ["a script that is not there", "/assets/none.js", 404],
] as const) {
  test(`${kind} carries the security headers`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(status);
    const headers = answer.headers();
    for (const [name, value] of Object.entries(everywhere)) {
      expect(headers[name], name).toMatch(value);
    }
    expect(headers["content-security-policy"]).not.toMatch(/unsafe-|\*|https?:(?:\s|;|$)/);
    expect(headers["x-powered-by"]).toBeUndefined();
  });
}

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
  // The picture of the commentary does not exist.
  test.use({ expectedErrors: errorStatus });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
      test.use({ javaScriptEnabled });

      test("shows its text, and does nothing", async ({ page, siteOn }) => {
        const site = siteOn({
          "comics/talechasers/latest": [1, 2],
          "comics/talechasers/chapters/1": chapterOf({ 1: "Harmless", 2: markup }),
          "commissions/data": { status: markup },
        });
        const dialogs: string[] = [];
        page.on("dialog", (dialog) => dialogs.push(dialog.message()));
        // Once rendered by the server, once by the browser.
        await visit(page, `${site.url}/comics/talechasers/1/1`);
        await page.getByRole("link", { name: "Next" }).first().click();
        for (const from of ["turn", "document"]) {
          if (from === "document") await page.reload();
          await expect(heading(page)).toHaveText("Talechasers, chapter 1, page 2 of 2");
          const main = page.getByRole("main");
          await expect(main.getByText("Shown text, with emphasis.")).toBeVisible();
          await expect(main.locator("script, iframe, style, input[name=password]")).toHaveCount(0);
          await expect(page.locator('[href^="javascript"], [href^="//"], [onerror]')).toHaveCount(
            0,
          );
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
  }
});

test.describe("forms sent from elsewhere", () => {
  const forgeries: Record<string, Record<string, string>> = {
    "a foreign origin": { Origin: "https://evil.example" },
    "a foreign origin behind a forged host": {
      Origin: "https://evil.example",
      "X-Forwarded-Host": "evil.example",
    },
    "a forged claim": { Origin: "https://evil.example", "X-Claimed-Origin": "self" },
    "a claim without an origin": { "X-Claimed-Origin": "self" },
    "an opaque origin": { Origin: "null" },
    "a foreign page": { "Sec-Fetch-Site": "cross-site" },
    "a sister site": { "Sec-Fetch-Site": "same-site" },
    "no origin": {},
  };

  test("can reach every action there is", () => {
    expect(buildActions().map(({ path }) => path)).toContain("/preferences");
  });

  for (const [name, headers] of Object.entries(forgeries)) {
    test(`from ${name} are refused by every action, in every way, and do nothing`, async ({
      site,
    }) => {
      const own = (value: string) => (value === "self" ? site.url : value);
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
              ...Object.fromEntries(Object.entries(headers).map(([key, to]) => [key, own(to)])),
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

  test("from the site's own pages are taken, and lead back inside", async ({ site }) => {
    for (const [from, location] of [
      ["/comics/talechasers/2/3", "/comics/talechasers/2/3"],
      ["//evil.example/", "/"],
      ["https://evil.example/", "/"],
      ["/\\evil.example", "/"],
    ] as const) {
      const answer = await fetch(`${site.url}/preferences`, {
        method: "POST",
        headers: { Origin: site.url, Referer: new URL(from, site.url).href },
        body: new URLSearchParams({ scheme: "dark" }),
        redirect: "manual",
      });
      expect(answer.status).toBe(303);
      expect(answer.headers.get("Location"), from).toBe(location);
      expect(answer.headers.get("Set-Cookie")).toMatch(/^data-theme=dark;.*HttpOnly.*SameSite=Lax/);
    }
  });

  test("with values this site does not know, or none, are refused", async ({ site }) => {
    for (const body of [
      new URLSearchParams({ scheme: "pink" }),
      new URLSearchParams({ "data-saver": "maybe" }),
      undefined,
      "{",
      new URLSearchParams({ scheme: "x".repeat(70_000) }),
    ]) {
      const answer = await fetch(`${site.url}/preferences`, {
        method: "POST",
        headers: { Origin: site.url },
        redirect: "manual",
        ...(body !== undefined && { body }),
      });
      expect([400, 413, 415], String(body).slice(0, 99)).toContain(answer.status);
      expect(answer.headers.get("Set-Cookie")).toBeNull();
      expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    }
  });
});

test("the place-keeping pixel ignores other sites", async ({ site }) => {
  const pixel = `${site.url}/reading/talechasers/1/2`;
  const foreign = await fetch(pixel, { headers: { "Sec-Fetch-Site": "cross-site" } });
  expect(foreign.headers.get("Set-Cookie")).toBeNull();
  const own = await fetch(pixel, { headers: { "Sec-Fetch-Site": "same-origin" } });
  expect(own.headers.get("Set-Cookie")).toMatch(/^reading=talechasers\.1\.2;/);
});
