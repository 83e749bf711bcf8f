import fc from "fast-check";
import { expect, it } from "vitest";
import { parseSitePath } from "./site-path";

it.each(["/", "/galleries/fan-art#42", "/search?next=https://evil.example/"])(
  "parseSitePath accepts the path %s",
  (path) => {
    expect(parseSitePath(path)).toBe(path);
  },
);

it("parseSitePath percent-encodes paths", () => {
  expect(parseSitePath("/world/Šarn")).toBe("/world/%C5%A0arn");
});

it.each([
  ...[undefined, null, "", "comics", "https://evil.example/", " //evil.example"],
  ...["//evil.example", "/\\evil.example", "/\t/evil.example"],
  ...["javascript:alert(1)", "//[", `/${"š".repeat(1_000)}`, new File([], "/comics")],
])("parseSitePath rejects %j", (text) => {
  expect(parseSitePath(text)).toBeUndefined();
});

it("parseSitePath never returns a path that leads to another site", () => {
  const piece = fc.constantFrom("/", "\\", ".", "..", "%2e", "\t", "\n", "@", ":", "evil.example");
  const path = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join("")}`);
  fc.assert(
    fc.property(fc.oneof(path, fc.string(), fc.webUrl()), (given) => {
      const { host } = new URL(parseSitePath(given) ?? "/", "https://talechasers.example/error");
      expect(host).toBe("talechasers.example");
    }),
    { numRuns: 1_000 },
  );
});
