import { afterEach, expect, it, vi } from "vitest";
import type { ComicPage } from "./page";
import {
  getShownPage,
  getPrefetched,
  invalidatePrefetched,
  storePrefetched,
} from "./prefetched-pages";

const next = { chapter: 9, page: 9 };

const pageAt = (chapter: number, page: number, more: Partial<ComicPage> = {}) =>
  ({
    comic: { slug: "c" },
    ref: { chapter, page },
    controls: { next },
    ...more,
  }) as ComicPage;

const newest = { controls: {} };

const arePrefetched = (...addresses: string[]) =>
  addresses.map((address) => getPrefetched(`/comics/c/${address}`) !== undefined);

afterEach(() => {
  invalidatePrefetched();
  vi.useRealTimers();
});

it("the reader shows the loader's comic page at its address, and a prefetched page at each of their addresses", () => {
  const loaded = pageAt(1, 2);
  const prefetched = pageAt(2, 2);
  storePrefetched([pageAt(1, 2), prefetched]);
  expect(getShownPage("/comics/c/1/2", loaded)).toBe(loaded);
  expect(getShownPage("/comics/c/2/2", loaded)).toBe(prefetched);
  invalidatePrefetched();
  expect(getShownPage("/comics/c/2/2", loaded), "a page that is shown stays").toBe(prefetched);
  expect(getShownPage("/comics/c/5/5", loaded), "a page that nobody prefetched").toBe(loaded);
});

it("prefetched comic pages expire after ten minutes, the newest comic page after one minute", () => {
  vi.useFakeTimers();
  storePrefetched([pageAt(1, 1), pageAt(1, 2, newest)]);
  expect(arePrefetched("1/1", "1/2")).toEqual([true, true]);
  vi.advanceTimersByTime(60_000);
  expect(arePrefetched("1/1", "1/2")).toEqual([true, false]);
  vi.advanceTimersByTime(9 * 60_000);
  expect(arePrefetched("1/1", "1/2")).toEqual([false, false]);
});

it("only complete spreads are stored as prefetched spreads", () => {
  vi.useFakeTimers();
  const spreadAt = (page: number, partner: ComicPage) =>
    pageAt(6, page, { spread: { partner, previous: undefined } });
  const spreads = [spreadAt(2, pageAt(6, 3)), spreadAt(4, pageAt(6, 5, newest))];
  storePrefetched([...spreads, pageAt(6, 6)], true);
  expect(arePrefetched("6/2", "6/4", "6/6")).toEqual([true, true, false]);
  vi.advanceTimersByTime(60_000);
  expect(arePrefetched("6/2", "6/4", "6/6")).toEqual([true, false, false]);
});
