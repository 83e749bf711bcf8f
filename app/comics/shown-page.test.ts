import { describe, expect, it } from "vitest";
import type { PageRef } from "~/reading/page-ref";
import { isStale, toPageViewModel, type PageData } from "./shown-page";

const at = (chapter: number, page: number): PageRef => ({ chapter, page });

/** What a reader knows of a comic, and where its page 2/3 leads. */
function parts(
  known: { pages: number[]; latest?: PageRef },
  page: { count: number; next?: PageRef },
) {
  return {
    comic: { latest: known.latest },
    chapter: { number: 2, pages: known.pages, count: known.pages.length },
    page: { page: 3, count: page.count, controls: { next: page.next } },
  } as unknown as PageData;
}

describe("a page has outgrown what the reader knows", () => {
  it("when its chapter has a page more", () => {
    const known = { pages: [1, 2, 3], latest: at(2, 3) };
    expect(isStale(parts(known, { count: 4, next: at(2, 4) }))).toBe(true);
  });

  it("when the next chapter has begun", () => {
    const known = { pages: [1, 2, 3], latest: at(2, 3) };
    expect(isStale(parts(known, { count: 3, next: at(3, 1) }))).toBe(true);
  });

  it("not when nothing came out, or the newest page is not known", () => {
    const pages = [1, 2, 3, 4];
    expect(isStale(parts({ pages, latest: at(2, 4) }, { count: 4, next: at(2, 4) }))).toBe(false);
    expect(isStale(parts({ pages }, { count: 4, next: at(2, 4) }))).toBe(false);
  });
});

describe("a page as the reader shows it", () => {
  const shown = (chapter: object = {}, opening = "") =>
    toPageViewModel({
      comic: { title: "Talechasers", first: at(1, 1), latest: at(2, 4) },
      chapter: { number: 2, title: "In Your Paws", count: 3, ...chapter },
      page: { page: 3, position: 2, opening, controls: { previous: at(2, 2), next: at(2, 4) } },
    } as unknown as PageData);

  it("leads to the pages beside it and to both ends", () => {
    expect(shown().controls).toEqual({
      first: at(1, 1),
      previous: at(2, 2),
      next: at(2, 4),
      latest: at(2, 4),
    });
  });

  it("is described by what is known of it, with the number of its address", () => {
    expect(shown().alt).toBe("Talechasers, chapter 2, In Your Paws: page 3; one of 3 pages");
    expect(shown({ title: "", count: 1 }).alt).toBe(
      "Talechasers, chapter 2: page 3; its only page",
    );
    expect(shown({ count: 1 }, "A fox waves").alt).toBe(
      "Talechasers, chapter 2, In Your Paws: page 3; its only page. A fox waves",
    );
  });
});
