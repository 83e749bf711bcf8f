import { beforeEach, describe, expect, it, vi } from "vitest";
import { loader } from "~/routes/_main.comics.$comic._index";
import { withFreshUpstream } from "../upstream/fresh";
import { responseOf, errorPageOf, notFoundPageOf } from "./route-response";
import { countUpstreamRequests, imageId, upstreamHas } from "./sample-comic";

withFreshUpstream();
beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

const open = (search = "", { comic = "talechasers" } = {}) =>
  responseOf(loader, `/comics/${comic}${search}`, { comic });

interface Landing {
  comic: {
    slug: string;
    defaultChapter: number;
    latest: { chapter: number; page: number };
    firstPage?: { page: number };
  };
  chapters: { number: number; title: string; isOut: boolean }[];
  open: {
    chapter: number;
    overview?: { count: number; runs: number[][]; pages: { page: number }[] };
  };
  newest: { chapter: number; runs: number[][] }[];
}

const landing = async (...args: Parameters<typeof open>) => (await open(...args)).data as Landing;

describe("the landing page of a comic", () => {
  it("lists the four chapters, of which the fourth is to come, and begins with the third", async () => {
    const { comic, chapters } = await landing();
    expect(chapters.map(({ number, title, isOut }) => [number, title, isOut])).toEqual([
      [1, "Matters of Size", true],
      [2, "In Your Paws", true],
      [3, "Two of Clubs", true],
      [4, "A Familiar Situation", false],
    ]);
    expect(comic.defaultChapter).toBe(3);
  });

  it("shows every page of the chapter that is open, and the first of all", async () => {
    upstreamHas({ 1: [1, 2], 2: [4], 3: [1] }, [3, 1]);
    const pages = (chapter: number, ...numbers: number[]) => ({
      chapter,
      overview: {
        count: numbers.length,
        runs: [[numbers[0], numbers.at(-1)]],
        pages: numbers.map((page) => ({ page, imageId: imageId(chapter, page) })),
        pagination: { page: 1, pages: 1 },
        hasText: false,
      },
    });
    const { open, comic } = await landing();
    expect(open).toEqual(pages(1, 1, 2));
    expect(comic.latest).toEqual({ chapter: 3, page: 1 });
    expect(comic.firstPage).toEqual({ page: 1, imageId: imageId(1, 1) });
    expect((await landing("?open=3")).open).toEqual(pages(3, 1));
    expect((await landing("?open=2")).open).toEqual(pages(2, 4));
  });

  it.each(["?open=4", "?open=0", "?open=x", "?open=99", "?open="])(
    "opens the first chapter for %s",
    async (search) => {
      expect((await landing(search)).open.chapter).toBe(1);
    },
  );

  it("opens the chapter of the bookmark for a reader without JavaScript", async () => {
    const cookie = "reading=talechasers.2.3";
    const params = { comic: "talechasers" };
    const { data } = await responseOf(loader, "/comics/talechasers", params, {
      headers: { cookie },
    });
    expect((data as Landing).open.chapter).toBe(2);
  });

  it("shows the rest when one chapter cannot be listed", async () => {
    upstreamHas({ 1: [1], 3: [1] }, [3, 1]);
    const { open, chapters } = await landing("?open=2");
    expect(open).toEqual({ chapter: 2, overview: undefined });
    expect(chapters).toHaveLength(4);
  });

  it("opens chapter 4 when it has begun", async () => {
    upstreamHas({ 1: [1], 2: [1], 3: [1], 4: [1] }, [4, 1]);
    const { open, chapters } = await landing("?open=4");
    expect(chapters.at(-1)).toMatchObject({ isOut: true });
    expect(open).toMatchObject({ chapter: 4, overview: { count: 1 } });
  });

  it("asks for what it shows, however many chapters there are", async () => {
    const chapters = Array.from({ length: 40 }, (_, at) => [at + 1, [1, 2, 3]] as const);
    upstreamHas(Object.fromEntries(chapters), [40, 3]);
    const requests = countUpstreamRequests();
    await landing("?open=2");
    requests.stop();
    expect(
      requests.paths.map((path) => path.replace("/v1/comics/talechasers/", "")).sort(),
    ).toEqual(["chapters/1", "chapters/2", "chapters/39", "chapters/40", "latest"]);
  });

  it("says which pages the newest chapters have, in a few numbers", async () => {
    const numbers = Array.from({ length: 10_000 }, (_, at) => at + 1);
    upstreamHas({ 1: [1], 2: numbers, 3: [1, 2, 4] }, [3, 4]);
    const { newest, open } = await landing("?open=2");
    expect(newest).toEqual([
      { chapter: 2, runs: [[1, 10_000]] },
      {
        chapter: 3,
        runs: [
          [1, 2],
          [4, 4],
        ],
      },
    ]);
    expect(open.overview?.runs).toEqual([[1, 10_000]]);
  });

  it("shows a long chapter in pages, and judges the HTML of none", async () => {
    const numbers = Array.from({ length: 450 }, (_, at) => at + 1);
    upstreamHas({ 1: [1], 2: numbers, 3: [1] }, [3, 1]);
    const { open } = await landing("?open=2&page=3");
    expect(open).toMatchObject({ overview: { count: 450, pagination: { page: 3, pages: 3 } } });
    expect(open.overview?.pages.map(({ page }) => page)).toEqual(numbers.slice(400));
  });

  it.each([[[]], [[3]], [undefined]])(
    "leads to the error page when the latest page is %j",
    async (pair) => {
      upstreamHas({ 1: [1] }, pair);
      expect((await open()).location).toContain(errorPageOf("/comics/talechasers"));
    },
  );

  it("leads to the error page for an unknown comic", async () => {
    expect((await open("", { comic: "unknown" })).location).toBe(notFoundPageOf("/comics/unknown"));
  });
});

describe("its forms", () => {
  it.each([
    ["?chapter=2", "/comics/talechasers/2"],
    ["?chapter=2&page=3", "/comics/talechasers/2/3"],
    ["?page=3&chapter=2", "/comics/talechasers/2/3"],
    ["?chapter=2&page=", "/comics/talechasers/2"],
    ["?chapter=2&page=x", "/comics/talechasers/2"],
  ])("jump with %s to %s", async (search, target) => {
    expect(await open(search)).toMatchObject({ status: 302, location: target });
  });

  it.each([
    "?chapter=",
    "?chapter=-1",
    "?chapter=1e3",
    "?chapter=../../error",
    "?chapter=//evil.example",
    "?page=3",
    "?chapters=2",
  ])("stay on the page with %s", async (search) => {
    const { location, data } = await open(search);
    expect(location).toBeNull();
    expect(data).toMatchObject({ comic: { slug: "talechasers" } });
  });
});
