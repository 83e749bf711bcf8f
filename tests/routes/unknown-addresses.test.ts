import { describe, expect, it } from "vitest";
import { legacyRedirects } from "~/http/legacy-redirects";
import { loader as guildError } from "~/routes/cga.error";
import { loader as mainError } from "~/routes/_main.error/route";
import { action } from "~/routes/$";
import { toAddressWords } from "~/routes/_main.404/address-words";
import { origin, responseOf } from "./route-response";
import { pageAt } from "./site-pages";
import { visitor } from "./visitor";

it.each(Object.entries(legacyRedirects))(
  "redirects the address %s of an earlier version to %s, which is there",
  async (from, to) => {
    const { status, headers } = await pageAt(from, 0);
    expect([status, headers.get("Location")]).toEqual([301, to]);
    expect((await pageAt(to)).status).toBeLessThan(400);
  },
);

it.each([
  ["/shop).", "/shop"],
  ["/shop/index.html", "/shop"],
  ["/index.html", "/"],
  ["/contact%22?q=fox", "/contact?q=fox"],
  ["/comics/talechasers/2/3)", "/comics/talechasers/2/3"],
  ["/comics/talechasers/02/003.", "/comics/talechasers/2/3"],
  ["/characters/vixy%2C", "/characters/vixy"],
])("redirects %s, to which something was added, once to %s", async (from, to) => {
  const { status, headers } = await pageAt(from, 0);
  expect([status, headers.get("Location")]).toEqual([301, to]);
  expect((await pageAt(to, 0)).status).toBe(200);
});

it.each([
  "/panels.json",
  "/comics/talechasers/1/1/panels.json",
  "/comics/talechasers/9/1/ahead.json",
])("answers %s, at which nothing is, as JSON", async (path) => {
  const answer = await pageAt(path, 0);
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([404, "application/json"]);
  expect(await answer.json()).toEqual({ error: "Nothing is here." });
});

it.each([
  ["/nowhere", "/404"],
  ["/constructor", "/404"],
  ["/stream/charities/unknown", "/404"],
  ["/cga/nowhere", "/cga/404"],
])("%s redirects to %s", async (path, location) => {
  const answer = await pageAt(path, 0);
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, location]);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(await responseOf(action, path, {}, { method: "POST" })).toMatchObject({
    status: 303,
    location,
  });
});

it.each([
  ["/wrold/Grove-Stag.html", "Grove Stag"],
  ["/characters/%C5%A0arn's_hound?from=here#top", "Šarn's hound"],
  ["/comics/talechasers/9/9", "talechasers"],
  ["/%zz/1", "zz"],
  ["/%00/☃", ""],
])("%s is searched by %j", (path, words) => {
  expect(toAddressWords(path)).toBe(words);
});

it.each([
  ["/nowhere/old-fox", "/404", "old fox"],
  ["/cga/old-fox", "/cga/404", "old fox"],
  ["/comics/old-fox", "/error", "old fox"],
  ["/cga/characters/old-fox", "/cga/error", "old fox"],
])("%s leads to %s, with the search filled in and three links", async (path, screen, words) => {
  const page = await visitor().open(path);
  expect([page.status, new URL(page.address, origin).pathname]).toEqual([404, screen]);
  expect(page.find("main").textContent).toContain("There is no page at this address.");
  const form = page.find("main form");
  expect(form.getAttribute("action")).toBe("/search");
  expect(page.find("main input[name=q]").getAttribute("value")).toBe(words);
  expect(page.document.querySelectorAll("main .actions a")).toHaveLength(3);
});

describe.each([
  ["/error", mainError],
  ["/cga/error", guildError],
])("%s in an outage", (path, loader) => {
  it("has status 500, is not cached, and is the same for every failed page", async () => {
    const again = `${path}?again=yes`;
    for (const from of ["/shop", "/world/狐?q=%20", "/comics/talechasers/1/1"]) {
      const search = new URLSearchParams({ from }).toString();
      const { status, headers, data } = await responseOf(loader, `${path}?${search}`);
      expect([status, headers.get("Cache-Control"), data]).toEqual([500, "no-store", { again }]);
    }
  });

  it.each(["", "?from=%2F%2Fevil.example"])("has no link to try again with %j", async (search) => {
    expect((await responseOf(loader, path + search)).data).toEqual({});
  });

  it.each([
    [`${origin}${path}?from=%2Fworld%3Fq%3Dfox`, "/world?q=fox"],
    [undefined, "/"],
    ["https://evil.example/error?from=%2Fshop", "/"],
    [`${origin}${path}?from=https%3A%2F%2Fevil.example`, "/"],
    ["nonsense", "/"],
  ])("tries again from %j at %s", async (referrer, location) => {
    const headers: HeadersInit = referrer === undefined ? {} : { Referer: referrer };
    const answer = await responseOf(loader, `${path}?again=yes`, {}, { headers });
    expect(answer.location).toBe(location);
  });
});
