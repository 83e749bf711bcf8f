import { describe, expect, it } from "vitest";
import { action, loader } from "~/routes/preferences";
import { readPreferences } from "~/http/preferences.server";
import { responseOf, origin } from "./route-response";

function post(fields: Record<string, string>, referrer?: string) {
  const body = new URLSearchParams(fields);
  const headers: HeadersInit = referrer === undefined ? {} : { Referer: referrer };
  return responseOf(action, "/preferences", {}, { method: "POST", body, headers });
}

const read = (headers: Record<string, string>) => readPreferences(new Request(origin, { headers }));

describe("a choice", () => {
  it("is stored in a cookie for a year, and redirects to the page it was made on", async () => {
    const { status, location, headers } = await post({ scheme: "dark" }, `${origin}/comics?x=1`);
    expect([status, location]).toEqual([303, "/comics?x=1"]);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^data-theme=dark; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  it.each([
    [{ scheme: "light" }, { scheme: "light" }],
    [
      { scheme: "dark", "data-saver": "on" },
      { scheme: "dark", dataSaver: true },
    ],
    [{ "data-saver": "off" }, { dataSaver: false }],
    [{ scroll: "on" }, { scrolls: true }],
    [{ fit: "two" }, { fit: "two" }],
    [{ words: "open" }, { readsWords: true }],
    [{}, {}],
  ])("of %j is read back as %j", async (fields, expected) => {
    const { headers } = await post(fields as Record<string, string>);
    const cookies = headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
    expect(cookies).toHaveLength(Object.keys(fields).length);
    expect(read({ Cookie: cookies.join("; ") })).toEqual({ ...read({}), ...expected });
  });

  it.each([
    ["scheme", "dark; Domain=evil.example"],
    ["scheme", "constructor"],
    ["scroll", "yes"],
  ])("is rejected with 400 for %s=%s", async (field, value) => {
    const { status, headers } = await post({ [field]: value });
    expect(status).toBe(400);
    expect(headers.getSetCookie()).toEqual([]);
  });

  it.each([
    "https://evil.example/shop",
    `${origin}//evil.example`,
    `${origin}/\\evil.example`,
    `${origin}/x/..//y/.//evil.example`,
    "javascript:alert(1)",
  ])("does not redirect to another site from %j", async (referrer) => {
    const { location } = await post({ scheme: "dark" }, referrer);
    expect(new URL(location!, origin).origin).toBe(origin);
  });

  it("redirects home without a referrer, and encodes addresses", async () => {
    expect((await post({ scheme: "dark" })).location).toBe("/");
    const referrer = new URL("/world/狐?q=ž", origin).href;
    expect((await post({ scheme: "dark" }, referrer)).location).toBe("/world/%E7%8B%90?q=%C5%BE");
  });
});

it("redirects GET /preferences home", async () => {
  expect(await responseOf(loader, "/preferences")).toMatchObject({ status: 302, location: "/" });
});

it("follows Save-Data until the visitor chooses", () => {
  expect(read({ "Save-Data": "on" }).dataSaver).toBe(true);
  expect(read({ "Save-Data": "off" }).dataSaver).toBe(false);
  expect(read({ "Save-Data": "on", Cookie: "data-saver=off" }).dataSaver).toBe(false);
});

it.each(["data-theme=blue", "data-theme=", "data-theme=%E0%A4%A", "data-theme", ";;="])(
  "ignores the cookie %j",
  (Cookie) => expect(read({ Cookie })).toEqual(read({})),
);
