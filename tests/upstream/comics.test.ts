import { describe, expect, it } from "vitest";
import { fetchChapter, fetchLatest } from "~/comics/load/api.server";
import { hasWords, readPage } from "~/comics/load/read-page.server";
import { loadStory } from "~/comics/load/story.server";
import { clearCache } from "~/upstream/cache.server";
import { onCall } from "~mocks/calls";
import { ok } from "~mocks/envelope";
import { countUpstreamRequests, missing, upstreamHas } from "../routes/sample-comic";

const entry = (page: number, more: object = {}) => ({ page, imageId: `id-${page}`, ...more });

const fetchPages = (data: unknown) => {
  clearCache();
  onCall("v1/comics/{comic}/chapters/{chapter}", () => ok(data));
  return fetchChapter({ comic: "talechasers", chapter: 1 });
};

it("the pages of a chapter are ordered by number across gaps", async () => {
  const pages = await fetchPages({ "10": entry(10), "2": entry(2), "1": entry(1) });
  expect(pages.map(({ page, imageId }) => [page, imageId])).toEqual(
    [1, 2, 10].map((page) => [page, `id-${page}`]),
  );
});

it.each([
  ["a page without a picture", { "2": { page: 2, commentary: "" } }],
  ["an empty picture id", { "2": entry(2, { imageId: "" }) }],
  ["a page number that is none", { one: entry(2) }],
  ["a negative page number", { "-1": entry(-1) }],
])("the pages of a chapter omit %s", async (_name, data) => {
  expect(await fetchPages({ "1": entry(1), ...data })).toHaveLength(1);
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining("left out 1 of 2 items"));
  await expect(fetchPages(data)).rejects.toMatchObject({ kind: "shape" });
});

it("the pages of a chapter contain each number only once", async () => {
  const pages = await fetchPages({ "3": entry(3), "03": entry(3, { imageId: "x" }) });
  expect(pages.map(({ page, imageId }) => [page, imageId])).toEqual([[3, "id-3"]]);
});

it("the pages of an empty or missing chapter are a cached empty list", async () => {
  upstreamHas({ 1: [] }, [1, 1]);
  const story = await loadStory("talechasers");
  await expect(story.chapter(1)).rejects.toMatchObject({ kind: "no-data" });
  await expect(story.chapter(2)).rejects.toMatchObject({ kind: "no-data" });
  onCall("v1/comics/{comic}/chapters/{chapter}", missing);
  const requests = countUpstreamRequests();
  expect([await story.pagesOf(1), await story.pagesOf(2)]).toEqual([[], []]);
  requests.stop();
  expect(requests.paths).toEqual([]);
});

describe("a page", () => {
  const read = async (more: object) => {
    const [page] = await fetchPages({ "1": entry(1, more) });
    const upstreamPage = { ...page!, chapter: 1 };
    const content = await readPage(upstreamPage, "talechasers");
    return { ...content, hasWords: hasWords(upstreamPage) };
  };
  const half = { x: 0, y: 0, width: 1, height: 0.5 };

  it("the data of a comic page contain sanitized texts and only valid panels", async () => {
    const panels = [
      { ...half, text: "A fox." },
      { ...half, y: 0.5 },
      { ...half, height: 2 },
    ];
    const transcript = '<p onclick="x()">A fox &amp; a jar.</p><script>1</script>';
    expect(await read({ panels, transcript, commentary: null })).toMatchObject({
      ...{ commentary: "", excerpt: "", transcript: "<p>A fox &amp; a jar.</p>" },
      ...{ alt: "Page 1. A fox & a jar", hasWords: true },
      panels: [
        { ...half, text: "A fox." },
        { ...half, y: 0.5, text: "" },
      ],
    });
  });

  it("the data of a comic page contain the escaped texts of the panels with ids", async () => {
    const panels = [{ ...half, text: "<b>Oh</b> & so on." }, half, { ...half, text: "Three." }];
    expect(await read({ panels })).toMatchObject({
      transcript:
        '<p id="panel-1">&lt;b&gt;Oh&lt;/b&gt; &amp; so on.</p><p id="panel-3">Three.</p>',
      alt: "Page 1. <b>Oh</b> & so on",
    });
    expect(await read({ panels: [half] })).toMatchObject({ transcript: "", hasWords: false });
  });

  it.each([
    ["<p>Who is it? Chase.</p>", "Page 1. Who is it?"],
    ["<p>Mr. Preston reads</p><p>He sighs.</p>", "Page 1. Mr. Preston reads He sighs"],
    [`<p>${"and so on ".repeat(500)}</p>`, expect.stringMatching(/^.{100,320}$/)],
  ])(
    "the alternative text of a comic page is the first sentence of %s",
    async (transcript, alt) => {
      expect(await read({ transcript })).toMatchObject({ alt });
    },
  );
});

it.each([[[3]], [["3", "12"]], [[3, null]], [[3, -1]], [[3, 1.5]], ["3,12"]])(
  "the invalid latest comic page %j is rejected",
  async (data) => {
    onCall("v1/comics/{comic}/latest", () => ok(data));
    await expect(fetchLatest({ comic: "talechasers" })).rejects.toMatchObject({ kind: "shape" });
  },
);
