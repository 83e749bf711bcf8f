import { expect, it } from "vitest";
import { revalidateUnlessFragmentChange } from "./should-revalidate";

function revalidates(from: string, to: string, formMethod?: "POST"): boolean {
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
])("revalidates from %s to %s: %s", (from, to, asked) => {
  expect(revalidates(from, to)).toBe(asked);
});

it("revalidates after a form", () => {
  expect(revalidates("/a#full", "/a", "POST")).toBe(true);
});
