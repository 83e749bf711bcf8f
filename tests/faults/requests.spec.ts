import { queryNames } from "../../app/http/query-names";
import { buildRoutes } from "../e2e/build-routes";
import { expect, test } from "../e2e/site";
import { sample } from "../setup/sample";
import { ask, head, type RawAnswer } from "./raw";

/** Path traversal, control characters, header lines and broken escapes. */
const hostile = [
  "..%2F..%2Fpackage.json",
  "..%5C..%5Cpackage.json",
  "%00",
  "%0d%0aInjected:%20yes",
  "%E0%A4%A",
  "%",
];

const isParameter = (segment: string) => segment.startsWith(":") || segment === "*";

/** Every address with one hostile parameter, of every route, as a document and as its data. */
function hostileParameters(): string[] {
  return buildRoutes().flatMap(({ path }) => {
    const segments = path.split("/");
    return segments.filter(isParameter).flatMap((parameter) =>
      hostile.flatMap((value) => {
        const fill = (segment: string) => (isParameter(segment) ? "1" : segment);
        const own = (segment: string) => (segment === parameter ? value : fill(segment));
        const address = segments.map(own).join("/");
        return [address, `${address}.data`];
      }),
    );
  });
}

/** Every route once, with a hostile value in each query that it may know. */
function hostileQueries(): string[] {
  return buildRoutes().map(({ path }, shift) => {
    const fields = [...queryNames].map((name, at) => `${name}=${hostile[(at + shift) % 6]}`);
    return `${path.replace(/[:*][^/]*/g, "1") || "/"}?${fields.join("&")}`;
  });
}

/** Addresses that no browser sends. */
const strange = [
  "/assets/..%2f..%2fpackage.json",
  "/assets/../../package.json",
  "/assets/%E0%A4%A",
  "/cdn/d/..%2f..%2fv1/commissions/data",
  "//evil.example/..",
  "/\\evil.example",
  "/shop%0d%0aInjected:%20yes/",
  "http://evil.example/comics/talechasers/1",
  "*",
  "/shop?_data=routes%2Fshop",
  "/shop.data?_routes=__proto__,nowhere",
  "/.data",
  `/comics/talechasers/${"x".repeat(12_000)}`,
  `/shop?q=${"x".repeat(12_000)}`,
];

/** The cookie that tells the missing page its requested address. */
const lostCookie =
  /^lost=[\w.~!*'()%-]*; Max-Age=30; Path=\/(?:cga\/)?404; HttpOnly; SameSite=Lax$/;

function expectHarmless(site: string, { status, headers, body }: RawAnswer, name: string) {
  // The error pages have the status 500, and oEmbed answers 501 for an unknown format.
  if (!/^\/(?:(?:cga\/)?error|oembed)(?:\.data)?\?/.test(name))
    expect(status, name).toBeLessThan(500);
  expect(headers["injected"], name).toBeUndefined();
  const cookies = (headers["set-cookie"] ?? "").replace(lostCookie, "");
  expect(cookies, name).not.toMatch(/injected|\.\.|%/i);
  expect(headers["x-content-type-options"], name).toBe("nosniff");
  const target = name.startsWith("/telegram-stickers/install") ? "https://t.me" : site;
  expect([site, target], name).toContain(new URL(headers["location"] ?? "/", site).origin);
  expect(body, name).not.toMatch(/root:x:|"dependencies"|^\s+at .*:\d+:\d+/m);
}

test("answers hostile addresses without an error or a leak", async ({ serve }) => {
  const site = await serve();
  await site.opened;
  const before = site.output().length;
  const all = [...hostileParameters(), ...hostileQueries()];
  expect(all.length).toBeGreaterThan(300);
  const rest = [...sample(all, 160), ...strange];
  const visitAll = async () => {
    for (let address = rest.shift(); address !== undefined; address = rest.shift()) {
      const answer = await ask(site.url, head(`GET ${address}`, site.url));
      expectHarmless(site.url, answer, address.slice(0, 200));
    }
  };
  await Promise.all(Array.from({ length: 16 }, visitAll));
  const log = site.output().slice(before);
  expect(log, "the log has no stack, and no query").not.toMatch(/^\s+at |\?/m);
});
