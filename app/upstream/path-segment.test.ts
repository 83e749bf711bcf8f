import fc from "fast-check";
import { expect, it } from "vitest";
import { encodePath, isPathSegment } from "./path-segment";

it.each(["fox", "...", "a..b", "a b", "%20", "a/b"])("isPathSegment accepts %j", (text) => {
  expect(isPathSegment(text)).toBe(true);
});

it.each("|..|%2e|.%252e|/a|a//b|a/../b|a/%2e%2e/b|a\\b|a%2fb|%25255C".split("|"))(
  "isPathSegment rejects %j",
  (text) => expect(isPathSegment(text.trim())).toBe(false),
);

it("encodePath encodes each segment of a path separately", () => {
  const segment = fc.string({ unit: "grapheme", minLength: 1 }).filter(isPathSegment);
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1, maxLength: 6 }), (segments) => {
      const { pathname, search, hash } = new URL(`http://upstream.test/${encodePath(segments)}`);
      expect(pathname.split("/").slice(1).map(decodeURIComponent)).toEqual(segments);
      expect(search + hash).toBe("");
    }),
  );
});
