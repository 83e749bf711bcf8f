import { expect, it } from "vitest";
import { readPreferences } from "~/http/preferences.server";
import { action } from "~/routes/preferences";
import { origin, responseOf } from "./route-response";

function post(fields: Record<string, string>, referrer?: string) {
  const body = new URLSearchParams(fields);
  const headers: HeadersInit = referrer === undefined ? {} : { Referer: referrer };
  return responseOf(action, "/preferences", {}, { method: "POST", body, headers });
}

const read = (headers: Record<string, string>) => readPreferences(new Request(origin, { headers }));

it("a preference is stored in a cookie for a year", async () => {
  const { status, location, headers } = await post(
    { scheme: "dark" },
    new URL("/world/狐?q=ž", origin).href,
  );
  expect([status, location]).toEqual([303, "/world/%E7%8B%90?q=%C5%BE"]);
  expect(headers.get("Cache-Control")).toBe("no-store");
  expect(headers.getSetCookie()).toEqual([
    "data-theme=dark; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax",
  ]);
});

it.each<[Record<string, string>, object]>([
  [
    { scheme: "dark", "data-saver": "on" },
    { scheme: "dark", dataSaver: true },
  ],
  [{ "data-saver": "off" }, { dataSaver: false }],
  [
    { scroll: "on", fit: "two", words: "open" },
    { scrolls: true, fit: "two", readsWords: true },
  ],
])("the preference form with %j results in the preferences %j", async (fields, expected) => {
  const { headers } = await post(fields);
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  expect(cookies).toHaveLength(Object.keys(fields).length);
  expect(read({ Cookie: cookies.join("; ") })).toEqual({ ...read({}), ...expected });
});

it.each([
  ["scheme", "dark%3B Domain=evil.example"],
  ["scheme", "constructor"],
  ["scroll", "yes"],
])(
  "the invalid preference %s=%s is rejected in a form and ignored in a cookie",
  async (field, value) => {
    const { status, headers } = await post({ [field]: value });
    expect([status, headers.getSetCookie()]).toEqual([400, []]);
    const name = field === "scheme" ? "data-theme" : field;
    expect(read({ Cookie: `${name}=${value}` })).toEqual(read({}));
  },
);

it.each([
  undefined,
  "https://evil.example/shop",
  `${origin}//evil.example`,
  `${origin}/x/..//y/.//evil.example`,
])("a preference form with the referrer %j does not redirect to another site", async (referrer) => {
  const { location } = await post({ scheme: "dark" }, referrer);
  expect(new URL(location!, origin).origin).toBe(origin);
});

it("a preference form that React sends is stored without a redirect", async () => {
  const init = { method: "POST", body: new URLSearchParams({ "data-saver": "on" }) };
  const choose = (path: string) =>
    responseOf(action, path, {}, { ...init, headers: { "Sec-Fetch-Dest": "empty" } });
  const { status, location, headers } = await choose("/preferences");
  expect([status, location]).toEqual([204, null]);
  expect(headers.getSetCookie()).toHaveLength(1);
  expect((await choose("/preferences?to=/shop")).location).toBe("/shop");
});

it("the Save-Data header applies until the visitor chooses a data saver setting", () => {
  expect(read({ "Save-Data": "on" }).dataSaver).toBe(true);
  expect(read({ "Save-Data": "on", Cookie: "data-saver=off" }).dataSaver).toBe(false);
});
