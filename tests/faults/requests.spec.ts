import { queryNames } from "../../app/http/query-names";
import { buildRoutes } from "../e2e/build-routes";
import { expect, test } from "../e2e/site";
import { sample } from "../setup/sample";
import { ask, head, type RawAnswer } from "./raw";

/** Path traversal, control characters, header lines, broken escapes and markup. */
const hostile = [
  "..%2F..%2Fpackage.json",
  "%00",
  "%0d%0aInjected:%20yes",
  "%E0%A4%A",
  "%",
  "%22%3E%3Cscript%3Ealert(1)%3C/script%3E",
  "%F0%9F%A6%8A%EF%BF%BE%E2%80%AE",
];

/**
 * All routes as documents and as loader data, with a hostile value in each parameter and each known
 * query parameter.
 */
function hostileAddresses(): string[] {
  return buildRoutes().flatMap(({ path }, shift) => {
    const fields = [...queryNames].map((name, at) => `${name}=${hostile[(at + shift) % 7]}`);
    const filled = path.replace(/[:*][^/]*/g, "1") || "/";
    const parameters = path.match(/[:*][^/]*/g) ?? [];
    const addresses = parameters.flatMap((parameter) =>
      hostile.map((value) => path.replace(parameter, value).replace(/[:*][^/]*/g, "1")),
    );
    return [`${filled}?${fields.join("&")}`, ...addresses, ...addresses.map((at) => `${at}.data`)];
  });
}

/** Addresses that browsers never send. */
const strange = [
  "/assets/..%2f..%2fpackage.json",
  "/assets/../../package.json",
  "/cdn/d/..%2f..%2fv1/commissions/data",
  "//evil.example/..",
  "/\\evil.example",
  "/shop%0d%0aInjected:%20yes/",
  "http://evil.example/comics/talechasers/1",
  "*",
  "/shop.data?_routes=__proto__,nowhere",
  `/shop?q=${"x".repeat(12_000)}`,
];

function expectHarmless(site: string, { status, headers, body }: RawAnswer, name: string) {
  // The error pages have status 500.
  if (!/^\/(?:cga\/)?error(?:\.data)?\?/.test(name)) expect(status, name).toBeLessThan(500);
  expect(headers["injected"], name).toBeUndefined();
  expect(headers["set-cookie"] ?? "", name).not.toMatch(/injected|\.\.|%/i);
  expect(headers["x-content-type-options"], name).toBe("nosniff");
  const target = name.startsWith("/telegram-stickers/install") ? "https://t.me" : site;
  expect([site, target], name).toContain(new URL(headers["location"] ?? "/", site).origin);
  expect(body, name).not.toMatch(/root:x:|"dependencies"|<script>alert|^\s+at .*:\d+:\d+/m);
}

test("the server responds to hostile addresses without an error or leaked data", async ({
  serve,
}) => {
  const site = await serve();
  await site.opened;
  const before = site.output().length;
  const rest = [...sample(hostileAddresses(), 160), ...strange];
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
