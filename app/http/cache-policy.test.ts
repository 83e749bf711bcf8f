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
  it("may be kept by shared caches for a minute, and longer while the site is down", () => {
    expect(policy()).toBe(cacheControl.page);
    expect(cacheControl.page).toMatch(/^public,.*s-maxage=60\b.*stale-if-error=\d{5,}/);
  });

  it.each(["HEAD", "GET"])("asked for by %s is the same", (method) => {
    expect(policy(200, { method })).toBe(cacheControl.page);
  });

  it("that has not changed is the same", () => {
    expect(policy(304)).toBe(cacheControl.page);
  });

  it.each(["data-theme=dark", "data-saver=on", "reading=talechasers.2.3", "a=b; data-theme=light"])(
    "stays with its visitor when the cookie %s had a say",
    (cookie) => {
      expect(policy(200, { cookie })).toBe(cacheControl.privatePage);
      expect(cacheControl.privatePage).toMatch(/^private\b/);
    },
  );

  it.each(["_ga=1", "my-data-theme=dark", "x=data-theme=1", "data-themes=dark"])(
    "is for all when the cookie is %s",
    (cookie) => {
      expect(policy(200, { cookie })).toBe(cacheControl.page);
    },
  );

  // What the parser takes for a cookie of ours, and the scheme that the page then has.
  it.each([
    ["data-theme =dark", true, "dark"],
    ["data-theme\t=\tdark", true, "dark"],
    [" \t data-theme= dark ", true, "dark"],
    ["a=b;data-theme =dark", true, "dark"],
    ["a=b ;\tdata-theme=dark;", true, "dark"],
    ["no-value; data-theme =dark", true, "dark"],
    [";;; data-theme=dark", true, "dark"],
    ["data-theme=d%61rk", true, "dark"],
    ["data-theme=dark; data-theme=light", true, "dark"],
    ["data-theme=; data-theme=dark", true, undefined],
    ["data-theme=", true, undefined],
    ['data-theme="dark"', true, undefined],
    ["data-theme=DARK", true, undefined],
    ["data-theme=%E0%A4%A", true, undefined],
    ["data-theme==dark", true, undefined],
    ["data-saver =on", true, undefined],
    ["reading\t=talechasers.2.3", true, undefined],
    ["Data-Theme=dark", false, undefined],
    ["DATA-THEME=dark", false, undefined],
    ['"data-theme"=dark', false, undefined],
    ["data-theme", false, undefined],
    ["data-theme; dark", false, undefined],
    ["data theme=dark", false, undefined],
    ["a=b, data-theme=dark", false, undefined],
    ["a=b data-theme=dark", false, undefined],
    ["data-theme\u00a0=dark", false, undefined],
    ["__proto__=dark", false, undefined],
    ["constructor=data-theme", false, undefined],
  ])("with the cookie %j is personal: %s, its scheme %s", (cookie, isPersonal, scheme) => {
    expect(policy(200, { cookie })).toBe(isPersonal ? cacheControl.privatePage : cacheControl.page);
    const request = new Request("http://localhost/", { headers: { Cookie: cookie } });
    expect(readPreferences(request).scheme).toBe(scheme);
  });
});

describe("nothing else is kept", () => {
  it.each([301, 302, 303, 400, 403, 404, 429, 500, 503])("status %i", (status) => {
    expect(policy(status)).toBe("no-store");
  });

  it.each(["POST", "PUT", "DELETE"])("the answer to %s", (method) => {
    expect(policy(200, { method })).toBe("no-store");
  });
});

it("only files whose name is a hash are immutable", () => {
  const immutable = Object.entries(cacheControl).filter(([, value]) => /immutable/.test(value));
  expect(immutable.map(([name]) => name)).toEqual(["hashedFile"]);
});

it.each(["deploy/nginx/templates/visitors.conf.template", "docs/scaling.md"])(
  "%s names every cookie that changes pages",
  (file) => {
    const text = readFileSync(file, "utf8");
    for (const cookie of pageCookies) expect(text).toMatch(new RegExp(`[\`|:(]${cookie}[\`|)]`));
  },
);
