import { expect, it } from "vitest";
import { revalidateUnlessFragmentChange } from "./should-revalidate";

it.each<[from: string, to: string, formMethod: "POST" | undefined, asked: boolean]>([
  ["/a#full", "/a", undefined, false],
  ["/a?b", "/a?b#full", undefined, false],
  ["/a", "/a", undefined, true],
  ["/a#full", "/a?b", undefined, true],
  ["/a#full", "/b", undefined, true],
  ["/a#full", "/a", "POST", true],
])(
  "the navigation from %s to %s with the form method %s has the shouldRevalidate result %s",
  (from, to, formMethod, asked) => {
    const [currentUrl, nextUrl] = [from, to].map((path) => new URL(path, "http://own.invalid"));
    const urls = { currentUrl: currentUrl!, nextUrl: nextUrl!, currentParams: {}, nextParams: {} };
    const method = formMethod && { formMethod };
    expect(
      revalidateUnlessFragmentChange({ ...urls, ...method, defaultShouldRevalidate: true }),
    ).toBe(asked);
  },
);
