import { afterEach, describe, expect, it, vi } from "vitest";
import type { PageData, PrefetchedPages } from "./load-page.server";
import {
  getPrefetchedPictures,
  invalidatePrefetched,
  isPrefetched,
  resolvePageData,
  storePrefetched,
  unlessPrefetched,
} from "./prefetched-pages";

const next = { chapter: 9, page: 9 };

function store(pages: object[], inSpreads = false): void {
  const chapters = [...new Set(pages.map((page) => (page as { chapter: number }).chapter))];
  const fetched = { comic: { slug: "c" }, chapters: chapters.map((number) => ({ number })), pages };
  storePrefetched(fetched as unknown as PrefetchedPages, inSpreads);
}

function loaded(chapter: number, page: number): PageData {
  const shared = { comic: { slug: "c" }, chapter: { number: chapter } };
  return { ...shared, page: { chapter, page } } as unknown as PageData;
}

const resolve = (chapter: number, page: number, data: PageData) =>
  resolvePageData({ comic: "c", chapter: String(chapter), page: String(page) }, data);

afterEach(() => {
  invalidatePrefetched();
  vi.useRealTimers();
});

it("resolves a page to the loader's data if it is of that page, else to what was prefetched", () => {
  const data = loaded(1, 2);
  store([
    { chapter: 1, page: 2, controls: { next } },
    { chapter: 2, page: 2, controls: { next } },
  ]);
  expect(resolve(1, 2, data)).toBe(data);
  const expected = { chapter: { number: 2 }, page: { chapter: 2, page: 2 } };
  expect(resolve(2, 2, data)).toMatchObject(expected);
  invalidatePrefetched();
  expect(resolve(2, 2, data), "a page that is shown stays").toMatchObject(expected);
  expect(resolve(5, 5, data), "a page that nobody prefetched").toBe(data);
});

it("expires pages after ten minutes, and the newest page after one", () => {
  vi.useFakeTimers();
  store([
    { chapter: 1, page: 1, controls: { next } },
    { chapter: 1, page: 2, controls: {} },
  ]);
  const prefetched = () => [1, 2].map((page) => isPrefetched("c", { chapter: 1, page }));
  expect(prefetched()).toEqual([true, true]);
  vi.advanceTimersByTime(60_000);
  expect(prefetched()).toEqual([true, false]);
  vi.advanceTimersByTime(9 * 60_000);
  expect(prefetched()).toEqual([false, false]);
});

it("stores two hundred pages, and removes the page that was shown longest ago", () => {
  const pages = Array.from({ length: 200 }, (_, index) => ({
    chapter: 1,
    page: index + 1,
    controls: { next },
  }));
  store(pages);
  resolve(1, 1, loaded(1, 999));
  store([{ chapter: 1, page: 201, controls: { next } }]);
  const prefetched = [1, 2, 3, 201].map((page) => isPrefetched("c", { chapter: 1, page }));
  expect(prefetched).toEqual([true, false, true, true]);
});

it("lists the pictures of prefetched pages only", () => {
  store([{ chapter: 4, page: 2, imageId: "p2", controls: { next } }]);
  expect(getPrefetchedPictures("c", { chapter: 4, page: 2 })).toEqual(["comics/c/4/p2.png"]);
  expect(getPrefetchedPictures("c", { chapter: 4, page: 3 })).toEqual([]);
  expect(getPrefetchedPictures("c", undefined)).toEqual([]);
  invalidatePrefetched();
  expect(getPrefetchedPictures("c", { chapter: 4, page: 2 })).toEqual([]);
});

it("stores a page with the other page of its spread, and expires both together", () => {
  vi.useFakeTimers();
  const inSpread = (page: number, spread?: object, controls: object = { next }) => ({
    ...{ chapter: 6, page, imageId: `p${page}`, controls, spread },
  });
  const pages = [
    inSpread(2, { other: 3, controls: { next } }),
    inSpread(3, { other: 2, controls: { next } }),
    inSpread(4, { controls: { next } }),
    inSpread(5, { other: 6, controls: { next } }),
    inSpread(7, { other: 8, controls: {} }),
    inSpread(8, { other: 7, controls: {} }, {}),
    inSpread(9),
  ];
  store(pages, true);
  const prefetched = () => pages.map(({ page }) => isPrefetched("c", { chapter: 6, page }));
  // The other page of 5 was not fetched, and the spread of 9 is unknown.
  expect(prefetched()).toEqual([true, true, true, false, true, true, false]);
  const first = { chapter: 6, page: 2 };
  expect(getPrefetchedPictures("c", first, true)).toEqual([
    "comics/c/6/p2.png",
    "comics/c/6/p3.png",
  ]);
  expect(getPrefetchedPictures("c", first)).toEqual(["comics/c/6/p2.png"]);
  const shown = resolve(6, 2, loaded(6, 1));
  expect([shown.page.page, shown.partner?.page]).toEqual([2, 3]);
  vi.advanceTimersByTime(60_000);
  expect(prefetched()).toEqual([true, true, true, false, false, false, false]);
});

describe("unlessPrefetched", () => {
  const runsLoader = (from: string, to: string) => {
    const visitAt = (path: string) => {
      const [, , comic, chapter, page] = path.split(/[/#]/);
      return { url: new URL(path, "http://own.invalid"), params: { comic, chapter, page } };
    };
    const [current, target] = [visitAt(from), visitAt(to)];
    return unlessPrefetched({
      currentUrl: current.url,
      currentParams: current.params,
      nextUrl: target.url,
      nextParams: target.params,
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
  ])("runs the loader from %s to %s: %j", (from, to, expected) => {
    store([
      { chapter: 2, page: 4, controls: { next } },
      { chapter: 3, page: 1, controls: { next } },
    ]);
    expect(runsLoader(from, to)).toBe(expected);
    invalidatePrefetched();
    expect(runsLoader(from, to)).toBe(!from.includes("#"));
  });
});
