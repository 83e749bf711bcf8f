import { describe, expect, it } from "vitest";
import type { PageRef } from "~/page-ref";
import { findShownPages, type ComicPage } from "./page";

const at = (chapter: number, page: number): PageRef => ({ chapter, page });

describe("the shown pages", () => {
  const page = (number: number) =>
    ({
      ref: at(2, number),
      controls: { previous: at(2, number - 1), next: at(2, number + 1) },
    }) as ComicPage;

  it("a comic page without a spread is shown alone", () => {
    const own = page(3);
    expect(findShownPages(own)).toEqual({ pages: [own], controls: own.controls });
  });

  it("both comic pages of a spread are shown in reading order at the address of each page", () => {
    const [left, right] = [page(3), page(4)];
    for (const [own, partner] of [
      [left, right],
      [right, left],
    ]) {
      const spread = { partner, previous: at(2, 1) };
      const { pages, controls } = findShownPages({ ...own!, spread });
      expect(pages.map((one) => one.ref.page)).toEqual([3, 4]);
      expect(controls).toEqual({ previous: at(2, 1), next: at(2, 5) });
    }
  });
});
