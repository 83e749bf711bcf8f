import MiniSearch from "minisearch";
import { expect, it, vi } from "vitest";
import { searchComic } from "~/comics/search/search.server";
import { loadStory } from "~/comics/story.server";
import { upstreamHas } from "./sample-comic";

const somePages = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

it("searches the newest chapters of a comic with too many pages, and indexes them once", async () => {
  const pages = somePages(11_400);
  upstreamHas({ 1: [1], 2: pages, 3: pages, 4: pages }, [4, 11_400]);
  const indexed = vi.spyOn(MiniSearch.prototype, "addAll");
  const story = await loadStory("talechasers");
  const search = () => searchComic(story, { chapter: 4, page: 11_400 }, "said");
  const { found, firstChapter } = await search();
  expect(firstChapter).toBe(3);
  expect(found.length).toBeGreaterThan(0);
  indexed.mockClear();
  expect((await search()).found).toEqual(found);
  expect(indexed).not.toHaveBeenCalled();
});
