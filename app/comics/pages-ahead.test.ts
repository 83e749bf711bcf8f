import { afterEach, expect, it, vi } from "vitest";
import { isAtHand, keepPages, outdatePages, partsAt, pictureAtHand } from "./pages-ahead";
import type { PagesAhead } from "./load-page.server";
import type { PageParts } from "./shown-page";

const next = { chapter: 9, page: 9 };

function ahead(pages: object[], chapters: object[] = []): PagesAhead {
  return { pages, chapters } as unknown as PagesAhead;
}

function parts(chapter: number, page: number): PageParts {
  const shared = { comic: { slug: "c" }, chapter: { number: chapter } };
  return { ...shared, page: { chapter, page } } as unknown as PageParts;
}

afterEach(() => {
  outdatePages();
  vi.useRealTimers();
});

it("shows what was loaded where it was loaded, and else what was at hand", () => {
  const loaded = parts(1, 2);
  keepPages(
    "c",
    ahead(
      [
        { chapter: 1, page: 2, controls: { next } },
        { chapter: 2, page: 2, controls: { next } },
      ],
      [{ number: 2 }],
    ),
  );
  expect(partsAt("c", { chapter: 1, page: 2 }, loaded)).toEqual(loaded);
  expect(partsAt("c", { chapter: 2, page: 2 }, loaded)).toMatchObject({
    comic: loaded.comic,
    chapter: { number: 2 },
    page: { chapter: 2, page: 2 },
  });
  // It stays on the screen after its time.
  outdatePages();
  expect(partsAt("c", { chapter: 2, page: 2 }, loaded).page.chapter).toBe(2);
});

it("has a page at hand for ten minutes, the newest for one, and none of another comic", () => {
  vi.useFakeTimers();
  keepPages(
    "c",
    ahead([
      { chapter: 1, page: 1, controls: { next } },
      { chapter: 1, page: 2, controls: {} },
    ]),
  );
  const atHand = () => [1, 2].map((page) => isAtHand("c", { chapter: 1, page }));
  expect(atHand()).toEqual([true, true]);
  expect(isAtHand("other", { chapter: 1, page: 1 })).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(atHand()).toEqual([true, false]);
  vi.advanceTimersByTime(9 * 60_000);
  expect(atHand()).toEqual([false, false]);
});

it("keeps two hundred, and of these what was shown last", () => {
  const pages = Array.from({ length: 200 }, (_, index) => ({
    chapter: 1,
    page: index + 1,
    controls: { next },
  }));
  keepPages("c", ahead(pages));
  partsAt("c", { chapter: 1, page: 1 }, parts(1, 999));
  keepPages("c", ahead([{ chapter: 1, page: 201, controls: { next } }]));
  const atHand = [1, 2, 3, 201].map((page) => isAtHand("c", { chapter: 1, page }));
  expect(atHand).toEqual([true, false, true, true]);
});

it("has the pictures of pages that are at hand, and of no others", () => {
  keepPages("c", ahead([{ chapter: 4, page: 2, imageId: "p2", controls: { next } }]));
  expect(pictureAtHand("c", { chapter: 4, page: 2 })).toBe("comics/c/4/p2.png");
  expect(pictureAtHand("c", { chapter: 4, page: 3 })).toBeUndefined();
  expect(pictureAtHand("c", undefined)).toBeUndefined();
  outdatePages();
  expect(pictureAtHand("c", { chapter: 4, page: 2 })).toBeUndefined();
});
