import { HttpResponse } from "msw";
import { expect, it } from "vitest";
import { ownComic } from "~/comics/chapters";
import { loader } from "~/routes/_main.comics.$comic._index";
import { onCall } from "~mocks/calls";
import { responseOf } from "./route-response";
import { countUpstreamRequests, imageId, upstreamHas } from "./sample-comic";

const load = (search = "", comic = "talechasers") =>
  responseOf(loader, `/comics/${comic}${search}`, { comic });

interface Landing {
  comic: { first?: { chapter: number; page: number } };
  chapters: { number: number; title: string; isOut: boolean }[];
  open: { chapter: number; overview?: { count: number; pages: { page: number }[] } };
  listed: { chapter: number; ranges: number[][] }[];
}

const loadLanding = async (...args: Parameters<typeof load>) =>
  (await load(...args)).data as Landing;

it("the landing page of a comic lists all chapters", async () => {
  const { chapters } = await loadLanding();
  expect(chapters).toEqual(
    ownComic.chapters.map((chapter) => ({ ...chapter, isOut: chapter.number <= 3 })),
  );
});

it("the landing page of a comic lists the pages of the expanded chapter only", async () => {
  upstreamHas({ 1: [1, 2], 2: [4], 3: [1, 2, 4] }, [3, 4]);
  const { open, comic, listed } = await loadLanding("?open=2");
  expect(open).toEqual({
    chapter: 2,
    overview: {
      ...{ chapter: 2, count: 1, hasText: false, ranges: [[2_000_004, 2_000_004]] },
      pages: [{ page: 4, imageId: imageId(2, 4) }],
      pagination: { page: 1, pages: 1 },
    },
  });
  expect(comic.first).toEqual({ chapter: 1, page: 1, imageId: imageId(1, 1) });
  const third = [
    [3_000_001, 3_000_002],
    [3_000_004, 3_000_004],
  ];
  expect(listed).toEqual([
    { chapter: 1, count: 2, ranges: [[1_000_001, 1_000_002]] },
    { chapter: 2, count: 1, ranges: [[2_000_004, 2_000_004]] },
    { chapter: 3, count: 3, ranges: third },
  ]);
});

it.each(["", "?open=4", "?open=0", "?open=x"])(
  "the landing page of a comic opens the default chapter for the query %j",
  async (search) => {
    expect((await loadLanding(search)).open.chapter).toBe(ownComic.defaultChapter);
  },
);

it("the landing page of a comic shows all chapters that can be loaded if one chapter fails", async () => {
  upstreamHas({ 1: [1], 3: [1] }, [3, 1]);
  onCall("v1/comics/{comic}/chapters/{chapter}", ({ params }) =>
    params["chapter"] === "2" ? HttpResponse.error() : undefined,
  );
  const { open, chapters } = await loadLanding("?open=2");
  expect(open).toEqual({ chapter: 2, overview: undefined });
  expect(chapters).toHaveLength(4);
});

it("the landing page of a comic opens chapter 4 as soon as that chapter is published", async () => {
  upstreamHas({ 1: [1], 2: [1], 3: [1], 4: [1] }, [4, 1]);
  const { open, chapters } = await loadLanding("?open=4");
  expect(chapters.at(-1)).toMatchObject({ isOut: true });
  expect(open).toMatchObject({ chapter: 4, overview: { count: 1 } });
});

it("the landing page of a comic loads a limited number of chapters", async () => {
  const chapters = Array.from({ length: 40 }, (_, at) => [at + 1, [1, 2, 3]] as const);
  upstreamHas(Object.fromEntries(chapters), [40, 3]);
  const requests = countUpstreamRequests();
  await loadLanding("?open=2");
  requests.stop();
  const paths = requests.paths.map((path) => path.replace("/v1/comics/talechasers/", ""));
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(
    expect.arrayContaining(["latest", "chapters/1", "chapters/2", "chapters/39", "chapters/40"]),
  );
  expect(paths.length).toBeLessThan(30);
});

it("the landing page of a comic paginates a long chapter", async () => {
  const numbers = Array.from({ length: 450 }, (_, at) => at + 1);
  upstreamHas({ 1: [1], 2: numbers, 3: [1] }, [3, 1]);
  const { open } = await loadLanding("?open=2&page=3");
  expect(open).toMatchObject({ overview: { count: 450, pagination: { page: 3, pages: 8 } } });
  expect(open.overview?.pages.map(({ page }) => page)).toEqual(numbers.slice(120, 180));
});

it.each([
  ["?chapter=2", "/comics/talechasers/2"],
  ["?page=3&chapter=2", "/comics/talechasers/2/3"],
  ["?chapter=2&page=x", "/comics/talechasers/2"],
])("the landing page of a comic redirects the form query %s to %s", async (search, target) => {
  expect(await load(search)).toMatchObject({ status: 302, location: target });
});

it.each(["?chapter=", "?chapter=1e3", "?chapter=//evil.example", "?page=3"])(
  "the landing page of a comic does not redirect for the query %s",
  async (search) => {
    const { location, data } = await load(search);
    expect(location).toBeNull();
    expect(data).toMatchObject({ comic: { slug: "talechasers" } });
  },
);
