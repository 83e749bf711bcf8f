import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loader as landing } from "~/routes/_main.comics.$comic._index";
import { loader as page } from "~/routes/_main.comics.$comic.$chapter.$page";
import { loader as home } from "~/routes/_main._index";
import { loader as feed } from "~/routes/comics.$comic.feed[.]atom";
import { loader as newest } from "~/routes/comics.$comic.latest";
import { loader as ahead } from "~/routes/comics.$comic.$chapter.$page.ahead[.]json";
import comics from "~content/comics.yaml";
import { failCall, mockCall, onCall } from "~mocks/calls";
import { ok } from "~mocks/envelope";
import { responseOf } from "./route-response";
import { countUpstreamRequests, upstreamHas } from "./sample-comic";
import { visitor } from "./visitor";

beforeEach(
  () => void vi.useFakeTimers({ toFake: ["Date", "performance"], now: 1_800_000_000_000 }),
);
afterEach(() => void vi.useRealTimers());

const comic = "talechasers";
const wait = (seconds: number) => vi.advanceTimersByTime(seconds * 1_000);
const openPage = (chapter: number, number: number) =>
  responseOf(page, `/comics/${comic}/${chapter}/${number}`, {
    comic,
    chapter: String(chapter),
    page: String(number),
  });
const controlsOf = async (chapter: number, number: number) => {
  const params = { comic, chapter: String(chapter), page: String(number) };
  const { data } = await responseOf(page, `/comics/${comic}/${chapter}/${number}`, params);
  return (data as { controls: object }).controls;
};

it("a comic page that is published while its chapter is cached is available soon", async () => {
  upstreamHas({ 1: [1, 2], 2: [1] }, [2, 1]);
  expect((await openPage(2, 1)).status).toBe(200);
  upstreamHas({ 1: [1, 2], 2: [1, 2] }, [2, 2]);
  wait(31);
  // The stale newest page is served once while it is revalidated.
  await responseOf(newest, `/comics/${comic}/latest`, { comic });
  await vi.waitFor(async () => {
    const { location } = await responseOf(newest, `/comics/${comic}/latest`, { comic });
    expect(location).toBe(`/comics/${comic}/2/2`);
  }, 30_000);
  // Latest and Next lead to the same page, although nothing has requested that page.
  const next = { chapter: 2, page: 2 };
  expect(await controlsOf(2, 1)).toMatchObject({ next, latest: next });
  expect((await openPage(2, 2)).status).toBe(200);
});

it("a newly published comic page shows that the cached newest page is outdated", async () => {
  upstreamHas({ 1: [1, 2] }, [1, 2]);
  expect(await controlsOf(1, 1)).toMatchObject({ latest: { chapter: 1, page: 2 } });
  upstreamHas({ 1: [1, 2, 3] }, [1, 3]);
  wait(11);
  expect(await controlsOf(1, 3)).not.toHaveProperty("latest");
  expect(await controlsOf(1, 1)).toMatchObject({ latest: { chapter: 1, page: 3 } });
});

it("requests for missing comic pages make at most one API call in ten seconds", async () => {
  upstreamHas({ 1: [1, 2] }, [1, 2]);
  await openPage(1, 1);
  wait(11);
  const requests = countUpstreamRequests();
  for (let number = 50; number < 80; number += 1) {
    expect((await openPage(1, number)).location).toContain("/error?");
  }
  requests.stop();
  expect(requests.paths.filter((path) => path.endsWith("/chapters/1"))).toHaveLength(1);
});

it("a comic can be read across missing and empty chapters in both directions", async () => {
  upstreamHas({ 1: [1, 2], 2: [3], 3: [], 5: [1] }, [5, 1]);
  expect(await controlsOf(1, 2)).toMatchObject({ next: { chapter: 2, page: 3 } });
  expect(await controlsOf(2, 3)).toMatchObject({ next: { chapter: 5, page: 1 } });
  expect(await controlsOf(5, 1)).toMatchObject({ previous: { chapter: 2, page: 3 } });
});

it("a comic with gaps stays complete in an outage after the gaps are cached", async () => {
  upstreamHas({ 1: [1], 3: [1] }, [3, 1]);
  await openPage(1, 1);
  failCall("v1/comics/{comic}/latest", "refused");
  failCall("v1/comics/{comic}/chapters/{chapter}", "refused");
  wait(600);
  const { data, headers } = await openPage(1, 1);
  expect(headers.get("Cache-Control")).not.toBe("no-store");
  expect(data).toMatchObject({ controls: { next: { chapter: 3, page: 1 } } });
});

it("a comic starts with chapter 0 and page 0 if they exist", async () => {
  upstreamHas({ 0: [0, 1], 1: [1] }, [1, 1]);
  expect(await controlsOf(1, 1)).toMatchObject({
    first: { chapter: 0, page: 0 },
    previous: { chapter: 0, page: 1 },
  });
  expect(await controlsOf(0, 0)).toMatchObject({ next: { chapter: 0, page: 1 } });
});

it.each([
  ["page 1", { 1: [2, 3], 2: [1], 3: [1] }, { chapter: 1, page: 2 }],
  ["chapter 1", { 2: [4], 3: [1] }, { chapter: 2, page: 4 }],
])(
  "a comic starts with the first existing page if %s was removed",
  async (_name, chapters, first) => {
    upstreamHas(chapters, [3, 1]);
    mockCall("v1/commissions/data", { status: "open" } as never);
    const { data } = await responseOf(home, "/");
    expect(data).toMatchObject({ first });
    const cover = (await visitor().open(`/comics/${comic}`)).find("header img");
    expect(cover.getAttribute("src")).toContain(`/${first.chapter}/image-${first.chapter}-`);
    expect(cover.getAttribute("alt")).toMatch(
      `Page ${first.page} of chapter ${first.chapter}: ${comics[comic]!.chapters[first.chapter - 1]!.title}`,
    );
    expect(await controlsOf(3, 1)).toMatchObject({ first });
  },
);

it("the landing page lists published chapters that are missing in the content file", async () => {
  upstreamHas({ 1: [1], 2: [1], 3: [1], 4: [1], 5: [], 6: [1] }, [6, 1]);
  const { data } = await responseOf(landing, `/comics/${comic}`, { comic });
  const { chapters } = data as { chapters: { number: number; isOut: boolean }[] };
  expect(chapters.filter(({ isOut }) => isOut).map(({ number }) => number)).toEqual([
    1, 2, 3, 4, 6,
  ]);
});

it("a comic has a feed even if one of its newest chapters is empty", async () => {
  mockCall("v1/comics/{comic}/latest", [3, 1]);
  onCall("v1/comics/{comic}/chapters/{chapter}", ({ params }) =>
    ok(params["chapter"] === "2" ? {} : { 1: { imageId: "a", date: "2025-01-01" } }),
  );
  expect((await responseOf(feed, `/comics/${comic}/feed.atom`, { comic })).status).toBe(200);
});

it("a request for ahead.json below an address without numbers has a 404 response as JSON", async () => {
  const path = `/comics/${comic}/abc/1/ahead.json`;
  const params = { comic, chapter: "abc", page: "1" };
  const { status, headers, body } = await responseOf(ahead, path, params);
  expect([status, headers.get("Content-Type")]).toEqual([404, "application/json"]);
  expect(JSON.parse(body)).toHaveProperty("error");
});

it.each([
  ["its page", { 2: [3, 4, 5] }, "2/4", "image-2-4", null],
  ["the same number if the page was drawn again", { 2: [3, 4] }, "2/4", "old", null],
  ["the new number of its picture", { 2: [3, 4, 5] }, "2/5", "image-2-4", "2/4"],
  ["the page before a withdrawn page", { 2: [3, 5] }, "2/4", "image-2-4", "2/3"],
  ["the chapter before a withdrawn chapter", { 1: [7], 3: [1] }, "2/4", "page", "1/7"],
  ["the first page if all pages before it are withdrawn", { 2: [3, 5] }, "1/9", "page", "2/3"],
])("a bookmark leads to %s", async (_name, chapters, bookmark, imageId, nearest) => {
  upstreamHas(chapters, [3, 1]);
  const [chapter = "", number = ""] = bookmark.split("/");
  const path = `/comics/${comic}/${bookmark}?resume=${imageId}`;
  const { location } = await responseOf(page, path, { comic, chapter, page: number });
  const image = nearest && `image-${nearest.replace("/", "-")}`;
  const gone =
    image === imageId ? "" : `&from=${encodeURIComponent(`/comics/${comic}/${bookmark}`)}`;
  expect(location).toBe(nearest && `/comics/${comic}/${nearest}?resume=${image}${gone}`);
});

it.each([
  ["in the reader", (bookmark: string) => `${bookmark}?resume=old`],
  ["in the scroll", (bookmark: string) => bookmark.replace("/", "/scroll?resume=old&page=")],
])(
  "a bookmark of a page that is gone shows the nearest page and a note %s",
  async (_name, addressOf) => {
    upstreamHas({ 1: [7], 2: [3, 5], 4: [1] }, [4, 1]);
    const textAt = async (bookmark: string) => {
      const { document } = await visitor().open(`/comics/${comic}/${addressOf(bookmark)}`);
      return document.querySelector("main")!.textContent!;
    };
    expect(await textAt("2/4")).toContain("Page 4 is gone; this is the page before it.");
    expect(await textAt("3/2")).toContain("Chapter 3, page 2 is gone; this is the page before it.");
    expect(await textAt("1/2")).toContain("Page 2 is gone; this is the page after it.");
    expect(await textAt("2/5"), "a page that was drawn again").not.toContain("is gone");
  },
);

it.each([
  ["the page moved to another number", { 2: [3, 4, 5] }, "2/5", "image-2-4", "2/4"],
  ["its chapter was withdrawn", { 1: [7], 3: [1] }, "2/4", "image-2-4", "1/7"],
])(
  "a bookmark in the scroll leads to an existing comic page after %s",
  async (_name, chapters, bookmark, id, found) => {
    upstreamHas(chapters, [3, 1]);
    const [chapter, page] = bookmark.split("/");
    const opened = await visitor().open(
      `/comics/${comic}/${chapter}/scroll?page=${page}&resume=${id}#page-${page}`,
    );
    const [foundChapter, foundPage] = found.split("/");
    expect(opened.status).toBe(200);
    expect(opened.address).toContain(`/comics/${comic}/${foundChapter}/scroll?`);
    expect(opened.document.location.hash).toBe(`#page-${foundPage}`);
  },
);

it("a bookmark leads to its comic page while the cached chapter is older than the bookmark", async () => {
  upstreamHas({ 1: [1, 2] }, [1, 2]);
  await openPage(1, 1);
  upstreamHas({ 1: [1, 2, 3] }, [1, 3]);
  wait(11);
  const path = `/comics/${comic}/1/3?resume=image-1-3`;
  const { status } = await responseOf(page, path, { comic, chapter: "1", page: "3" });
  expect(status).toBe(200);
});
