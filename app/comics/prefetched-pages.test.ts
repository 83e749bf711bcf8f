import { afterEach, describe, expect, it, vi } from "vitest";
import type { PageData } from "./load-page.server";
import {
  getPrefetchedPictures,
  invalidatePrefetched,
  isPrefetched,
  resolvePageData,
  storePrefetched,
  unlessPrefetched,
} from "./prefetched-pages";

const next = { chapter: 9, page: 9 };

type TestPage = { chapter: number; page: number; [more: string]: unknown };

const toData = (page: TestPage, spread?: { partner?: TestPage }) =>
  ({
    comic: { slug: "c" },
    chapter: { number: page.chapter },
    page,
    spread,
  }) as unknown as PageData;

const store = (pages: TestPage[]) => storePrefetched(pages.map((page) => toData(page)));

const loaded = (chapter: number, page: number) => toData({ chapter, page });

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

it("lists the pictures of prefetched pages only", () => {
  store([{ chapter: 4, page: 2, imageId: "p2", controls: { next } }]);
  expect(getPrefetchedPictures("c", { chapter: 4, page: 2 })).toEqual(["comics/c/4/p2.png"]);
  expect(getPrefetchedPictures("c", { chapter: 4, page: 3 })).toEqual([]);
  expect(getPrefetchedPictures("c", undefined)).toEqual([]);
  invalidatePrefetched();
  expect(getPrefetchedPictures("c", { chapter: 4, page: 2 })).toEqual([]);
});

it("lists both pictures of a spread, and expires the newest spread after one minute", () => {
  vi.useFakeTimers();
  const pageAt = (page: number, controls = {}) => ({
    ...{ chapter: 6, page, imageId: `p${page}`, controls },
  });
  const [left, right, newest] = [pageAt(2, { next }), pageAt(3, { next }), pageAt(5)];
  const spreads = [
    toData(left, { partner: right }),
    toData(pageAt(4, { next }), { partner: newest }),
  ];
  storePrefetched([...spreads, toData(pageAt(6, { next }))], true);
  const prefetched = () => [2, 4, 6].map((page) => isPrefetched("c", { chapter: 6, page }));
  expect(prefetched()).toEqual([true, true, false]);
  const first = { chapter: 6, page: 2 };
  expect(getPrefetchedPictures("c", first, true)).toEqual([
    "comics/c/6/p2.png",
    "comics/c/6/p3.png",
  ]);
  expect(getPrefetchedPictures("c", first)).toEqual(["comics/c/6/p2.png"]);
  vi.advanceTimersByTime(60_000);
  expect(prefetched()).toEqual([true, false, false]);
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
