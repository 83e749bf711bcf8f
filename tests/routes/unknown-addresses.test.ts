import { describe, expect, it } from "vitest";
import { legacyRedirects } from "~/http/legacy-redirects";
import { parseSitePath } from "~/http/site-path";
import { loader as mainError } from "~/routes/_main.error/route";
import { loader as guildError } from "~/routes/cga.error";
import { origin, responseOf } from "./route-response";
import { pageAt } from "./site-pages";
import { visitor } from "./visitor";

it.each<[from: string, to: string]>([
  ...Object.entries(legacyRedirects),
  // Chat programs append such characters.
  ["/shop/index.html", "/shop"],
  ["/contact%22?q=fox", "/contact?q=fox"],
  ["/comics/talechasers/02/003.", "/comics/talechasers/2/3"],
  ["/characters/vixy%2C", "/characters/vixy"],
  ["/characters/vixy%E2%80%9D", "/characters/vixy"],
  ["/galleries%E2%80%8B", "/galleries"],
])("the former address %s redirects permanently to the existing page %s", async (from, to) => {
  const { status, headers } = await pageAt(from, 0);
  expect([status, headers.get("Location")]).toEqual([301, to]);
  expect((await pageAt(to)).status).toBeLessThan(400);
});

it.each(["/panels.json", "/comics/talechasers/9/1/ahead.json"])(
  "the 404 response to the missing address %s is JSON",
  async (path) => {
    const answer = await pageAt(path, 0);
    expect([answer.status, await answer.json()]).toEqual([404, { error: "Nothing is here." }]);
  },
);

it.each([
  ["/nowhere/old-fox", "/404", "old fox"],
  ["/cga/Old_fox.html", "/cga/404", "Old fox"],
  ["/comics/%C5%A0arn's-fox", "/error", "Šarn's fox"],
  ["/cga/characters/old-fox", "/cga/error", "old fox"],
])(
  "the unknown address %s redirects to the page %s, which offers a search for the words %j",
  async (path, screen, words) => {
    const page = await visitor().open(path);
    expect([page.status, new URL(page.address, origin).pathname]).toEqual([404, screen]);
    expect(page.find("main").textContent).toContain("There is no page at this address.");
    expect(page.find("main form[action='/search'] input").getAttribute("value")).toBe(words);
    expect(page.document.querySelectorAll("main .actions a")).toHaveLength(3);
  },
);

describe.each([
  ["/error", mainError],
  ["/cga/error", guildError],
])("the error page %s in an outage", (path, loader) => {
  it("the error page in an outage has status 500 and offers a retry on this site", async () => {
    for (const from of ["/shop", "/world/狐?q=%20"]) {
      const search = new URLSearchParams({ from }).toString();
      const { status, headers, data } = await responseOf(loader, `${path}?${search}`);
      expect([status, headers.get("Cache-Control")]).toEqual([500, "no-store"]);
      expect(data).toEqual({ again: parseSitePath(from) });
    }
    for (const from of ["//evil.example", "https://evil.example", "nonsense"]) {
      const search = new URLSearchParams({ from }).toString();
      expect((await responseOf(loader, `${path}?${search}`)).data, from).toEqual({});
    }
  });
});
