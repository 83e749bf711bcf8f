import { expect, it } from "vitest";
import { isPathSegment } from "./path-segment";

it.each(["fox", "...", ".fox", "fox.", "a..b", "a b", "%20", "%2e%2e%2e", "2f", "2e", "a/b"])(
  "accepts %j as a path segment",
  (text) => expect(isPathSegment(text)).toBe(true),
);

it.each([
  "",
  ".",
  "..",
  "%2e",
  "%2E.",
  ".%252e",
  "/",
  "/a",
  "a/",
  "a//b",
  "a/../b",
  "../a",
  "a/.",
  "a/%2e%2e/b",
  "a\\b",
  "a%2fb",
  "a%2F",
  "%5c",
  "%252f",
  "%25255C",
])("%j is not", (text) => expect(isPathSegment(text)).toBe(false));
