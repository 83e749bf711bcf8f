import { expect, it } from "vitest";
import type { ComicPage } from "~/comics/page";
import { loader } from "~/routes/comics.$comic.$chapter.$page.ahead[.]json";
import { failCall } from "~mocks/calls";
import { responseOf } from "./route-response";
import { upstreamHas } from "./sample-comic";

function load(chapter: number, page: number, search = "") {
  const params = { comic: "talechasers", chapter: String(chapter), page: String(page) };
  return responseOf(loader, `/comics/talechasers/${chapter}/${page}/ahead.json${search}`, params);
}

async function loadPages(...args: Parameters<typeof load>) {
  const { status, body } = await load(...args);
  expect(status).toBe(200);
  return JSON.parse(body) as ComicPage[];
}

const addresses = async (...args: Parameters<typeof load>) =>
  (await loadPages(...args)).map(({ ref }) => `${ref.chapter}/${ref.page}`);

const countTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

it("prefetched comic pages are two pages before and four pages after the current page", async () => {
  upstreamHas({ 1: countTo(9), 2: countTo(20) }, [2, 20]);
  const pages = await loadPages(1, 7);
  expect(pages.map(({ chapter, ref }) => chapter.number * 10 + ref.page)).toEqual([
    ...[15, 16, 17, 18, 19],
    ...[21, 22],
  ]);
  expect(await addresses(2, 1)).toEqual(["1/8", "1/9", "2/1", "2/2", "2/3", "2/4", "2/5"]);
});

it("prefetched comic pages include the newest page only if that page is the next page", async () => {
  upstreamHas({ 1: [1, 2, 4], 2: [1] }, [1, 4]);
  expect(await addresses(1, 1)).toEqual(["1/1", "1/2"]);
  expect(await addresses(1, 2)).toEqual(["1/1", "1/2", "1/4"]);
  expect(await addresses(1, 4)).toEqual(["1/1", "1/2"]);
});

it("prefetched comic pages are complete spreads for the query ?spreads=yes", async () => {
  upstreamHas({ 1: countTo(4), 2: countTo(3) }, [2, 3]);
  expect(await addresses(1, 4, "?spreads=yes")).toEqual(["1/2", "1/3", "1/4", "2/1"]);
  expect(await addresses(2, 1, "?spreads=yes")).toEqual([
    ...["1/2", "1/3", "1/4", "2/1"],
    ...["2/2", "2/3"],
  ]);
  const [first] = await loadPages(1, 4, "?spreads=yes");
  expect(first).toMatchObject({
    ref: { page: 2 },
    spread: { partner: { ref: { page: 3 } }, previous: { chapter: 1, page: 1 } },
  });
  expect((await loadPages(1, 4))[0]).not.toHaveProperty("spread");
});

it("prefetched comic pages have the same controls as the pages at their addresses", async () => {
  upstreamHas({ 1: [1, 3], 2: [1], 3: [1, 2] }, [3, 2]);
  expect((await loadPages(1, 1)).map(({ controls }) => controls)).toMatchObject([
    { next: { chapter: 1, page: 3 } },
    { previous: { chapter: 1, page: 1 }, next: { chapter: 2, page: 1 } },
  ]);
  expect(await addresses(3, 1)).toEqual(["3/1", "3/2"]);
});

it("a response with prefetched comic pages is cached for a minute", async () => {
  upstreamHas({ 1: [1, 2], 2: [1] }, [2, 1]);
  const { headers } = await load(1, 1);
  expect(headers.get("Cache-Control")).toMatch(/^public, max-age=60\b/);
  expect(headers.get("Content-Type")).toBe("application/json");
  const missing = await load(1, 9);
  expect(missing.status).toBe(404);
  expect(missing.headers.get("Cache-Control")).toBe("no-store");
});

it("a response with prefetched comic pages has status 503 if an adjacent chapter is unavailable", async () => {
  upstreamHas({ 1: [1, 2] }, [2, 1]);
  failCall("v1/comics/talechasers/chapters/2", "status");
  expect((await load(1, 1)).status).toBe(503);
});
