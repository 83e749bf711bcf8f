import { beforeEach, describe, expect, it, vi } from "vitest";
import type { PrefetchedPages } from "~/comics/page-data/load-page.server";
import { loader } from "~/routes/comics.$comic.$chapter.$page.ahead[.]json";
import { failCall } from "~mocks/calls";
import { withFreshUpstream } from "../upstream/fresh";
import { responseOf } from "./route-response";
import { upstreamHas } from "./sample-comic";

withFreshUpstream();
beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

function open(chapter: number | string, page: number | string, search = "") {
  const params = { comic: "talechasers", chapter: String(chapter), page: String(page) };
  return responseOf(loader, `/comics/talechasers/${chapter}/${page}/ahead.json${search}`, params);
}

/** The pages at hand, by chapter and number, and the chapters that they are of. */
async function ahead(chapter: number, page: number, search?: string) {
  const { status, body } = await open(chapter, page, search);
  expect(status).toBe(200);
  const { pages, chapters } = JSON.parse(body) as PrefetchedPages;
  return {
    pages: pages.map((at) => `${at.chapter}/${at.page}`),
    chapters: chapters.map(({ number }) => number),
  };
}

const to = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

describe("the pages ahead of a page", () => {
  it("are two before it in its chapter, and six after it", async () => {
    upstreamHas({ 1: to(9), 2: to(20) }, [2, 20]);
    const pages = [...[5, 6, 7, 8, 9].map((page) => `1/${page}`), ...to(4).map((at) => `2/${at}`)];
    expect(await ahead(1, 7)).toEqual({ pages, chapters: [1, 2] });
    const second = to(7).map((page) => `2/${page}`);
    expect(await ahead(2, 1)).toEqual({ pages: second, chapters: [2] });
  });

  it("do not have the newest of all until it is the next", async () => {
    upstreamHas({ 1: [1, 2, 4] }, [1, 4]);
    expect((await ahead(1, 1)).pages).toEqual(["1/1", "1/2"]);
    expect((await ahead(1, 2)).pages).toEqual(["1/1", "1/2", "1/4"]);
    expect((await ahead(1, 4)).pages).toEqual(["1/1", "1/2"]);
  });

  it("are whole spreads for whom two lie side by side, with the newest in the next one", async () => {
    upstreamHas({ 1: to(4), 2: to(3) }, [2, 3]);
    const { pages } = await ahead(1, 4, "?spreads");
    expect(pages).toEqual(["1/2", "1/3", "1/4", "2/1", "2/2"]);
    expect((await ahead(2, 1, "?spreads")).pages).toEqual(to(3).map((page) => `2/${page}`));
    const firstOf = async (search?: string) =>
      (JSON.parse((await open(1, 4, search)).body) as PrefetchedPages).pages[0];
    const controls = { previous: { chapter: 1, page: 1 }, next: { chapter: 1, page: 4 } };
    expect(await firstOf("?spreads")).toMatchObject({ page: 2, spread: { other: 3, controls } });
    expect(await firstOf()).not.toHaveProperty("spread");
  });

  it("stay within a chapter whose next has not come out", async () => {
    upstreamHas({ 1: [1, 2], 2: [1] }, [1, 2]);
    expect(await ahead(1, 1)).toEqual({ pages: ["1/1", "1/2"], chapters: [1] });
  });

  it("lead where their own addresses lead", async () => {
    upstreamHas({ 1: [1, 3], 2: [1, 2] }, [2, 2]);
    const { pages } = JSON.parse((await open(1, 1)).body) as PrefetchedPages;
    expect(pages.map(({ controls }) => controls)).toMatchObject([
      { next: { chapter: 1, page: 3 } },
      { previous: { chapter: 1, page: 1 }, next: { chapter: 2, page: 1 } },
      { previous: { chapter: 1, page: 3 }, next: { chapter: 2, page: 2 } },
    ]);
  });

  it("may be kept for a minute, and are not there for a page that is not", async () => {
    upstreamHas({ 1: [1, 2], 2: [1] }, [2, 1]);
    const { headers } = await open(1, 1);
    expect(headers.get("Cache-Control")).toMatch(/^public, max-age=60\b/);
    expect(headers.get("Content-Type")).toBe("application/json");
    for (const [chapter, page] of [
      [1, 9],
      [9, 1],
    ] as const) {
      const { status, headers } = await open(chapter, page);
      expect(status).toBe(404);
      expect(headers.get("Cache-Control")).toBe("no-store");
    }
  });

  it("are 503 in an outage, and when the chapter after cannot be had just now", async () => {
    upstreamHas({ 1: [1, 2] }, [2, 1]);
    failCall("v1/comics/talechasers/chapters/2", "status");
    expect((await open(1, 1)).status).toBe(503);
  });
});
