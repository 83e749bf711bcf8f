import { describe, expect, it } from "vitest";
import type { ComicPage } from "../page";
import { invalidatePrefetched, storePrefetched } from "../prefetched-pages";
import { unlessPrefetched } from "./use-prefetching";

describe("unlessPrefetched", () => {
  const runsLoader = (from: string, to: string) => {
    return unlessPrefetched({
      currentUrl: new URL(from, "http://own.invalid"),
      currentParams: {},
      nextUrl: new URL(to, "http://own.invalid"),
      nextParams: {},
      defaultShouldRevalidate: true,
    });
  };

  it.each([
    ["/comics/c/2/3", "/comics/c/2/4", false],
    ["/comics/c/2/4", "/comics/c/3/1", false],
    ["/comics/c/2/4", "/comics/b/2/4", true],
    ["/comics/c/3/1", "/comics/c/3/2", true],
    ["/comics/c/3/1", "/comics/c/3/1", true],
    ["/comics/c/2/3#full", "/comics/c/2/3", false],
  ])(
    "for a navigation from %s to %s, the shouldRevalidate of the reader returns %j",
    (from, to, expected) => {
      const pageAt = (chapter: number, page: number) =>
        ({
          comic: { slug: "c" },
          ref: { chapter, page },
          controls: { next: { chapter: 9, page: 9 } },
        }) as ComicPage;
      storePrefetched([pageAt(2, 4), pageAt(3, 1)]);
      expect(runsLoader(from, to)).toBe(expected);
      invalidatePrefetched();
      expect(runsLoader(from, to)).toBe(!from.includes("#"));
    },
  );
});
