import { expect, it } from "vitest";
import { revalidateUnlessFragmentChange } from "./should-revalidate";

function isAskedFor(from: string, to: string, formMethod?: "POST"): boolean {
  return revalidateUnlessFragmentChange({
    currentUrl: new URL(from, "http://own.invalid"),
    currentParams: {},
    nextUrl: new URL(to, "http://own.invalid"),
    nextParams: {},
    ...(formMethod && { formMethod }),
    defaultShouldRevalidate: true,
  });
}

it.each([
  ["/a#full", "/a", false],
  ["/a", "/a#full", false],
  ["/a?b#full", "/a?b", false],
  ["/a", "/a", true],
  ["/a#full", "/a#full", true],
  ["/a#full", "/a?b", true],
  ["/a#full", "/b", true],
])("from %s to %s: %s", (from, to, asked) => {
  expect(isAskedFor(from, to)).toBe(asked);
});

it("a form is followed by what it changed, wherever it leads", () => {
  expect(isAskedFor("/a#full", "/a", "POST")).toBe(true);
});
