import { describe, expect, it } from "vitest";
import { action, loader } from "~/routes/preferences";
import { readPreferences } from "~/http/preferences.server";
import { responseOf, origin } from "./route-response";

/** Posts a choice, from a page of the site where one is named. */
function post(fields: Record<string, string | File>, from?: string) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const headers: HeadersInit = from === undefined ? {} : { Referer: from };
  return responseOf(action, "/preferences", {}, { method: "POST", body, headers });
}

/** The preferences of a visitor whose browser keeps these cookies. */
function preferencesWith(cookies: readonly string[]) {
  const Cookie = cookies.map((cookie) => cookie.split(";")[0]).join("; ");
  return readPreferences(new Request(origin, { headers: { Cookie } }));
}

describe("a choice", () => {
  it.each(["light", "dark"] as const)("of the %s scheme is kept for a year", async (scheme) => {
    const { status, location, headers } = await post({ scheme }, `${origin}/comics?x=1`);
    expect(status).toBe(303);
    expect(location).toBe("/comics?x=1");
    expect(headers.get("Cache-Control")).toBe("no-store");
    const [cookie = "", ...more] = headers.getSetCookie();
    expect(more).toEqual([]);
    expect(cookie).toMatch(/; Max-Age=31536000\b/);
    expect(cookie).toMatch(/; Path=\//);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).toMatch(/; HttpOnly/);
    expect(preferencesWith([cookie])).toMatchObject({ scheme });
  });

  it.each([
    ["on", true],
    ["off", false],
  ] as const)("to turn the data saver %s is kept", async (choice, dataSaver) => {
    const { headers } = await post({ "data-saver": choice });
    expect(preferencesWith(headers.getSetCookie())).toMatchObject({ scheme: undefined, dataSaver });
  });

  it.each([
    ["on", true],
    ["off", false],
  ] as const)("to scroll is kept: %s", async (scroll, scrolls) => {
    const { headers } = await post({ scroll });
    expect(preferencesWith(headers.getSetCookie())).toMatchObject({ scrolls });
  });

  it.each(["height", "width", "two"] as const)(
    "of how pages are shown is kept: %s",
    async (fit) => {
      const { headers } = await post({ fit });
      expect(preferencesWith(headers.getSetCookie())).toMatchObject({ fit });
    },
  );

  it.each([
    ["open", true],
    ["closed", false],
  ] as const)("to have the words of a page %s is kept", async (words, readsWords) => {
    const { headers } = await post({ words });
    expect(preferencesWith(headers.getSetCookie())).toMatchObject({ readsWords });
  });

  it("of both at once is kept, each in a cookie of its own", async () => {
    const { headers } = await post({ scheme: "dark", "data-saver": "on" });
    expect(headers.getSetCookie()).toHaveLength(2);
    expect(preferencesWith(headers.getSetCookie())).toMatchObject({
      scheme: "dark",
      dataSaver: true,
    });
  });

  it("of nothing keeps nothing", async () => {
    const { status, location, headers } = await post({}, `${origin}/comics`);
    expect({ status, location }).toEqual({ status: 303, location: "/comics" });
    expect(headers.getSetCookie()).toEqual([]);
  });
});

describe("an unknown value is refused with 400 and not kept", () => {
  it.each([
    ["scheme", "blue"],
    ["scheme", ""],
    ["scheme", "dark; Domain=evil.example"],
    ["scheme", "constructor"],
    ["data-saver", "yes"],
    ["scroll", "yes"],
    ["scheme", new File(["dark"], "dark")],
  ])("%s=%s", async (field, value) => {
    const { status, headers } = await post({ [field]: value });
    expect(status).toBe(400);
    expect(headers.getSetCookie()).toEqual([]);
  });
});

describe("the way back", () => {
  it("is home when the browser does not say", async () => {
    expect((await post({ scheme: "dark" })).location).toBe("/");
  });

  it.each([
    "https://evil.example/shop",
    "http://127.0.0.1:3000@evil.example/",
    `${origin}//evil.example`,
    `${origin}/\\evil.example`,
    `${origin}/.//evil.example`,
    `${origin}/x/..//y/.//evil.example`,
    "javascript:alert(1)",
    "about:blank",
    "",
  ])("never leads away, not even from %j", async (from) => {
    const { location } = await post({ scheme: "dark" }, from);
    expect(new URL(location!, origin).origin).toBe(origin);
  });

  it("may hold letters that headers cannot", async () => {
    const from = new URL("/world/狐?q=ž", origin).href;
    expect((await post({ scheme: "dark" }, from)).location).toBe("/world/%E7%8B%90?q=%C5%BE");
  });
});

it("asking for the form's address leads home", async () => {
  expect(await responseOf(loader, "/preferences")).toMatchObject({ status: 302, location: "/" });
});

describe("what a visitor prefers", () => {
  const read = (headers: Record<string, string>) =>
    readPreferences(new Request(origin, { headers }));
  const atFirst = {
    ...{ scheme: undefined, dataSaver: false },
    ...{ scrolls: false, fit: "height", readsWords: false },
  };

  it("is nothing in particular at first", () => {
    expect(read({})).toEqual(atFirst);
  });

  it("follows Save-Data until they choose", () => {
    expect(read({ "Save-Data": "on" }).dataSaver).toBe(true);
    expect(read({ "Save-Data": "off" }).dataSaver).toBe(false);
    expect(read({ "Save-Data": "on", Cookie: "data-saver=off" }).dataSaver).toBe(false);
    expect(read({ Cookie: "data-saver=on" }).dataSaver).toBe(true);
  });

  it.each(["data-theme=blue", "data-theme=", "data-theme=%E0%A4%A", "data-theme", ";;="])(
    "is not what a cookie like %j says",
    (Cookie) => {
      expect(read({ Cookie })).toEqual(atFirst);
    },
  );
});
