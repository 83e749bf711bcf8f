import { expect, it } from "vitest";
import { cacheControl, pageKey, setCacheHeaders } from "./cache-policy.server";
import { readPreferences } from "./preferences.server";

const requestWith = (cookie: string, method = "GET") =>
  new Request("http://localhost/", { method, headers: cookie ? { Cookie: cookie } : {} });

/** Returns the policy of a page whose content changes in a number of minutes. */
function policy(
  status: number,
  { cookie = "", method = "GET", minutes = Infinity, own = "" } = {},
) {
  const headers = new Headers(own ? { "Cache-Control": own } : {});
  const changesAt = Date.now() + minutes * 60_000;
  setCacheHeaders(headers, requestWith(cookie, method), status, { changesAt });
  return headers.get("Cache-Control");
}

// The parser of cookies decides which cookies count and which color scheme applies.
it.each([
  ["data-theme =dark", "private", "dark"],
  ["a=b ;\tdata-theme=dark;", "private", "dark"],
  ["data-theme=d%61rk", "private", "dark"],
  ["data-theme=dark; data-theme=light", "private", "dark"],
  ['data-theme="dark"', "public", undefined],
  ["data-theme=%E0%A4%A", "public", undefined],
  ["data-theme=1", "public", undefined],
  ["fit=height", "public", undefined],
  ["data-saver=on", "private", undefined],
  ["reading=talechasers.2.3", "public", undefined],
  ["_ga=1", "public", undefined],
  ["Data-Theme=dark", "public", undefined],
  ["", "public", undefined],
])(
  "for the cookie %j, the Cache-Control header of a page is %s, and the color scheme is %s",
  (cookie, visibility, scheme) => {
    const expected = visibility === "private" ? cacheControl.privatePage : cacheControl.page;
    expect([200, 304].map((status) => policy(status, { cookie }))).toEqual([expected, expected]);
    expect(readPreferences(requestWith(cookie)).scheme).toBe(scheme);
  },
);

it.each([
  [
    "a page whose route sets a policy",
    { own: cacheControl.changingPage },
    cacheControl.changingPage,
  ],
  ["a page that changes soon", { minutes: 10 }, cacheControl.changingPage],
  [
    "a personal page that changes soon",
    { minutes: 10, cookie: "fit=two" },
    cacheControl.changingPrivatePage,
  ],
  ["a page that has changed", { minutes: 0, own: cacheControl.changingPage }, "no-store"],
  ["the answer to a post", { method: "POST" }, "no-store"],
])("the Cache-Control header of %s (%j) is %s", (_name, page, expected) => {
  expect(policy(200, page)).toBe(expected);
});

it.each([302, 404, 500])(
  "a response with status %i has the Cache-Control header no-store",
  (status) => {
    expect(policy(status, { own: cacheControl.page })).toBe("no-store");
  },
);

it("the key of a page contains its address, the encoding and the preferences that pages read", () => {
  const plain = pageKey("/", {});
  for (const cookie of ["__cf_bm=abc; tf=x", "data-themes=dark", "data-theme=1", "fit=height"]) {
    expect(pageKey("/", { cookie }), cookie).toBe(plain);
  }
  expect(pageKey("/", { "save-data": "on", cookie: "data-saver=off" })).toBe(plain);
  expect(pageKey("/", { "save-data": "1" })).toBe(plain);
  const dark = pageKey("/", { cookie: "data-theme=dark" });
  expect(pageKey("/", { cookie: "_ga=2;data-theme=dark; fit=4" })).toBe(dark);
  const keys = [
    ...[plain, dark, pageKey("/other", {}), pageKey("/", { "save-data": "on" })],
    ...["gzip", "br"].map((encoding) => pageKey("/", { "accept-encoding": encoding })),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

it("a page that depends on the cookie of a feature has no key in the page cache", () => {
  const address = "/tf-generator.data?q=fox";
  for (const [cookie, isOwn] of [
    ["tf=ALL", true],
    ["starter=x", false],
  ] as const) {
    expect(pageKey(address, { cookie }) === undefined, cookie).toBe(isOwn);
    const headers = new Headers();
    const sent = { headers: { Cookie: cookie } };
    setCacheHeaders(headers, new Request(`http://localhost${address}`, sent), 200);
    const expected = isOwn ? cacheControl.privatePage : cacheControl.page;
    expect(headers.get("Cache-Control")).toBe(expected);
  }
});
