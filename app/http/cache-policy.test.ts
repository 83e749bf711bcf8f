import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { cacheControl, chooseCachePolicy } from "./cache-policy";
import { knownCookies, pageCookies, readPreferences } from "./preferences.server";

const requestWith = (cookie: string, method = "GET") =>
  new Request("http://localhost/", { method, headers: cookie ? { Cookie: cookie } : {} });

/** The policy of a page whose content changes in `minutes` minutes. */
function policy(
  status: number,
  { cookie = "", method = "GET", minutes = Infinity, own = "" } = {},
) {
  const headers = new Headers(own ? { "Cache-Control": own } : {});
  const changesAt = Date.now() + minutes * 60_000;
  chooseCachePolicy(headers, requestWith(cookie, method), status, { changesAt });
  return headers.get("Cache-Control");
}

// The cookie parser decides which cookies count, and which color scheme applies.
it.each([
  ["data-theme =dark", true, "dark"],
  ["a=b ;\tdata-theme=dark;", true, "dark"],
  ["data-theme=d%61rk", true, "dark"],
  ["data-theme=dark; data-theme=light", true, "dark"],
  ['data-theme="dark"', true, undefined],
  ["data-theme=%E0%A4%A", true, undefined],
  ["data-saver=on", true, undefined],
  ["reading=talechasers.2.3", false, undefined],
  ["_ga=1", false, undefined],
  ["Data-Theme=dark", false, undefined],
  ["", false, undefined],
])("with the cookie %j a page is private: %s, with the scheme %s", (cookie, isPersonal, scheme) => {
  const expected = isPersonal ? cacheControl.privatePage : cacheControl.page;
  expect([200, 304].map((status) => policy(status, { cookie }))).toEqual([expected, expected]);
  expect(readPreferences(requestWith(cookie)).scheme).toBe(scheme);
});

it.each([
  ["a page with a policy of its own", { own: cacheControl.live }, cacheControl.live],
  ["a page that changes soon", { minutes: 10 }, cacheControl.live],
  ["a personal page that changes soon", { minutes: 10, cookie: "fit=two" }, cacheControl.ofTheDay],
  ["a page that has changed", { minutes: 0, own: cacheControl.live }, "no-store"],
  ["the answer to a post", { method: "POST" }, "no-store"],
])("%s", (_name, page, expected) => {
  expect(policy(200, page)).toBe(expected);
});

it.each([302, 404, 500])("forbids caching of a response with status %i", (status) => {
  expect(policy(status, { own: cacheControl.page })).toBe("no-store");
});

const nginxVisitors = "deploy/nginx/templates/visitors.conf.template";

it.each([nginxVisitors, "docs/scaling.md", "docs/security.md"])(
  "%s names every cookie that changes pages",
  (file) => {
    const text = readFileSync(file, "utf8");
    for (const cookie of pageCookies) expect(text).toMatch(new RegExp(`[\`|:(]${cookie}[\`|)]`));
  },
);

it("nginx knows the cookies that the site reads, and no others", () => {
  const named = readFileSync(nginxVisitors, "utf8").matchAll(
    /(?<=[~*]);\\s\*(?:\(\?:)?([\w|-]+)\)?=/g,
  );
  expect(new Set(Array.from(named, ([, names]) => names!.split("|")).flat())).toEqual(knownCookies);
});
