import { afterEach, expect, it, vi } from "vitest";
import {
  isPrefetched,
  storePrefetched,
  invalidatePrefetched,
  resolvePageData,
  getPrefetchedPictures,
} from "./pages-ahead";
import type { PrefetchedPages } from "./load-page.server";
import type { PageData } from "./shown-page";

const next = { chapter: 9, page: 9 };

function ahead(pages: object[], chapters: object[] = []): PrefetchedPages {
  return { pages, chapters } as unknown as PrefetchedPages;
}

function parts(chapter: number, page: number): PageData {
  const shared = { comic: { slug: "c" }, chapter: { number: chapter } };
  return { ...shared, page: { chapter, page } } as unknown as PageData;
}

afterEach(() => {
  invalidatePrefetched();
  vi.useRealTimers();
});

it("shows what was loaded where it was loaded, and else what was at hand", () => {
  const loaded = parts(1, 2);
  storePrefetched(
    "c",
    ahead(
      [
        { chapter: 1, page: 2, controls: { next } },
        { chapter: 2, page: 2, controls: { next } },
      ],
      [{ number: 2 }],
    ),
  );
  expect(resolvePageData("c", { chapter: 1, page: 2 }, loaded)).toEqual(loaded);
  expect(resolvePageData("c", { chapter: 2, page: 2 }, loaded)).toMatchObject({
    comic: loaded.comic,
    chapter: { number: 2 },
    page: { chapter: 2, page: 2 },
  });
  // It stays on the screen after its time.
  invalidatePrefetched();
  expect(resolvePageData("c", { chapter: 2, page: 2 }, loaded).page.chapter).toBe(2);
});

it("has a page at hand for ten minutes, the newest for one, and none of another comic", () => {
  vi.useFakeTimers();
  storePrefetched(
    "c",
    ahead([
      { chapter: 1, page: 1, controls: { next } },
      { chapter: 1, page: 2, controls: {} },
    ]),
  );
  const atHand = () => [1, 2].map((page) => isPrefetched("c", { chapter: 1, page }));
  expect(atHand()).toEqual([true, true]);
  expect(isPrefetched("other", { chapter: 1, page: 1 })).toBe(false);
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
  storePrefetched("c", ahead(pages));
  resolvePageData("c", { chapter: 1, page: 1 }, parts(1, 999));
  storePrefetched("c", ahead([{ chapter: 1, page: 201, controls: { next } }]));
  const atHand = [1, 2, 3, 201].map((page) => isPrefetched("c", { chapter: 1, page }));
  expect(atHand).toEqual([true, false, true, true]);
});

it("has the pictures of pages that are at hand, and of no others", () => {
  storePrefetched("c", ahead([{ chapter: 4, page: 2, imageId: "p2", controls: { next } }]));
  expect(getPrefetchedPictures("c", { chapter: 4, page: 2 })).toEqual(["comics/c/4/p2.png"]);
  expect(getPrefetchedPictures("c", { chapter: 4, page: 3 })).toEqual([]);
  expect(getPrefetchedPictures("c", undefined)).toEqual([]);
  invalidatePrefetched();
  expect(getPrefetchedPictures("c", { chapter: 4, page: 2 })).toEqual([]);
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
  storePrefetched("c", ahead(pages), true);
  const atHand = () => pages.map(({ page }) => isPrefetched("c", { chapter: 6, page }));
  // Another is not there, or nobody knows whether there is one.
  expect(atHand()).toEqual([true, true, true, false, true, true, false]);
  const first = { chapter: 6, page: 2 };
  expect(getPrefetchedPictures("c", first, true)).toEqual([
    "comics/c/6/p2.png",
    "comics/c/6/p3.png",
  ]);
  expect(getPrefetchedPictures("c", first)).toEqual(["comics/c/6/p2.png"]);
  const shown = resolvePageData("c", first, parts(6, 1));
  expect([shown.page.page, shown.partner?.page]).toEqual([2, 3]);
  vi.advanceTimersByTime(60_000);
  expect(atHand()).toEqual([true, true, true, false, false, false, false]);
});
