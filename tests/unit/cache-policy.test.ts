import { describe, expect, it } from "vitest";
import { cacheControl, pageCacheControl } from "~/http/cache-policy";

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
