import { afterEach, expect, it, vi } from "vitest";
import { isAtHand, keepPages, outdatePages, partsAt, picturesAtHand } from "./pages-ahead";
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
  expect(picturesAtHand("c", { chapter: 4, page: 2 })).toEqual(["comics/c/4/p2.png"]);
  expect(picturesAtHand("c", { chapter: 4, page: 3 })).toEqual([]);
  expect(picturesAtHand("c", undefined)).toEqual([]);
  outdatePages();
  expect(picturesAtHand("c", { chapter: 4, page: 2 })).toEqual([]);
});

it("has a page that another lies beside at hand with that, and no longer than both", () => {
  vi.useFakeTimers();
  const inSpread = (page: number, spread?: object, controls: object = { next }) => ({
    ...{ chapter: 6, page, imageId: `p${page}`, controls, spread },
  });
  const pages = [
    inSpread(2, { other: 3, next }),
    inSpread(3, { other: 2, next }),
    inSpread(4, { next }),
    inSpread(5, { other: 6, next }),
    inSpread(7, { other: 8 }),
    inSpread(8, { other: 7 }, {}),
    inSpread(9),
  ];
  keepPages("c", ahead(pages), true);
  const atHand = () => pages.map(({ page }) => isAtHand("c", { chapter: 6, page }));
  // Another is not there, or nobody knows whether there is one.
  expect(atHand()).toEqual([true, true, true, false, true, true, false]);
  const first = { chapter: 6, page: 2 };
  expect(picturesAtHand("c", first, true)).toEqual(["comics/c/6/p2.png", "comics/c/6/p3.png"]);
  expect(picturesAtHand("c", first)).toEqual(["comics/c/6/p2.png"]);
  const shown = partsAt("c", first, parts(6, 1));
  expect([shown.page.page, shown.partner?.page]).toEqual([2, 3]);
  vi.advanceTimersByTime(60_000);
  expect(atHand()).toEqual([true, true, true, false, false, false, false]);
});
