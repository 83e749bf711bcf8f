import { describe, expect, it } from "vitest";
import { cacheControl, pageCacheControl } from "./cache-policy";
import { readFileSync } from "node:fs";
import { pageCookies, readPreferences } from "./preferences.server";

const policy = (status = 200, { method = "GET", cookie = "" } = {}) =>
  pageCacheControl(
    new Request("http://localhost/", { method, headers: cookie ? { Cookie: cookie } : {} }),
    status,
  );

describe("a page", () => {
  it.each(["HEAD", "GET"])("is public with %s", (method) => {
    expect(policy(200, { method })).toBe(cacheControl.page);
    expect(policy(304, { method })).toBe(cacheControl.page);
  });

  // The parser decides which cookies are read, and the color scheme.
  it.each([
    ["data-theme =dark", true, "dark"],
    [" \t data-theme= dark ", true, "dark"],
    ["a=b ;\tdata-theme=dark;", true, "dark"],
    ["no-value; data-theme =dark", true, "dark"],
    ["data-theme=d%61rk", true, "dark"],
    ["data-theme=dark; data-theme=light", true, "dark"],
    ["data-theme=; data-theme=dark", true, undefined],
    ["data-theme=", true, undefined],
    ['data-theme="dark"', true, undefined],
    ["data-theme=DARK", true, undefined],
    ["data-theme=%E0%A4%A", true, undefined],
    ["data-theme==dark", true, undefined],
    ["data-saver=on", true, undefined],
    ["reading=talechasers.2.3", true, undefined],
    ["_ga=1", false, undefined],
    ["Data-Theme=dark", false, undefined],
    ['"data-theme"=dark', false, undefined],
    ["data-theme", false, undefined],
    ["a=b, data-theme=dark", false, undefined],
    ["data-theme\u00a0=dark", false, undefined],
    ["__proto__=dark", false, undefined],
  ])("with the cookie %j is private: %s, with the scheme %s", (cookie, isPersonal, scheme) => {
    expect(policy(200, { cookie })).toBe(isPersonal ? cacheControl.privatePage : cacheControl.page);
    const request = new Request("http://localhost/", { headers: { Cookie: cookie } });
    expect(readPreferences(request).scheme).toBe(scheme);
  });
});

it.each([302, 404, 500])("does not store a response with status %i", (status) => {
  expect(policy(status)).toBe("no-store");
});

it("does not store the response to a POST request", () => {
  expect(policy(200, { method: "POST" })).toBe("no-store");
});

it.each(["deploy/nginx/templates/visitors.conf.template", "docs/scaling.md"])(
  "%s names every cookie that changes pages",
  (file) => {
    const text = readFileSync(file, "utf8");
    for (const cookie of pageCookies) expect(text).toMatch(new RegExp(`[\`|:(]${cookie}[\`|)]`));
  },
);
