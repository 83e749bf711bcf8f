import { describe, expect, it } from "vitest";
import { advancePage, chapterPages, latestPage, readPage } from "~/comics/api.server";
import { clearCache } from "~/upstream/cache.server";
import { onCall } from "~mocks/calls";
import { ok } from "~mocks/envelope";
import { missing } from "../routes/sample-comic";

const entry = (page: number, more: object = {}) => ({ page, imageId: `id-${page}`, ...more });

describe("the pages of a chapter", () => {
  const pages = (data: unknown) => {
    clearCache();
    onCall("v1/comics/{comic}/chapters/{chapter}", () => ok(data));
    return chapterPages("talechasers", 1);
  };

  it("are ordered by number, across gaps", async () => {
    const list = await pages({ "10": entry(10), "2": entry(2), "1": entry(1), "7": entry(7) });
    expect(list!.map(({ page, imageId }) => [page, imageId])).toEqual(
      [1, 2, 7, 10].map((page) => [page, `id-${page}`]),
    );
  });

  it("have sanitized texts, and panels without invalid ones", async () => {
    const half = { x: 0, y: 0, width: 1, height: 0.5 };
    const panels = [
      { ...half, text: "A fox." },
      { ...half, y: 0.5 },
      { ...half, height: 2 },
    ];
    const transcript = '<p onclick="x()">A fox.</p><script>1</script>';
    const [page] = (await pages({ "1": entry(1, { panels, transcript, commentary: null }) }))!;
    expect(await page!.transcript.read()).toBe("<p>A fox.</p>");
    expect(await page!.commentary.read()).toBe("");
    expect(page!.panels).toEqual([
      { ...half, text: "A fox." },
      { ...half, y: 0.5, text: "" },
    ]);
  });

  it("are none of an empty chapter and undefined for a missing one, and that is cached", async () => {
    expect(await pages({})).toEqual([]);
    clearCache();
    let calls = 0;
    onCall("v1/comics/{comic}/chapters/{chapter}", () => {
      calls += 1;
      return missing();
    });
    expect(await chapterPages("talechasers", 1)).toBeUndefined();
    expect(await chapterPages("talechasers", 1)).toBeUndefined();
    expect(calls).toBe(1);
  });

  it.each([
    ["a page without a picture", { "2": { page: 2, commentary: "" } }],
    ["a page number that is none", { one: entry(2) }],
  ])("leave out %s, and fail when nothing is left", async (_name, data) => {
    expect(await pages({ "1": entry(1), ...data })).toHaveLength(1);
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining("left out 1 of 2 items"));
    await expect(pages(data)).rejects.toMatchObject({ kind: "shape" });
  });

  it("become alternative texts, and texts with places of panels", async () => {
    const where = { x: 0, y: 0, width: 1, height: 1 };
    const panels = [{ ...where, text: "<b>Oh</b> & so on." }, where];
    const [page] = (await pages({ "1": entry(1, { panels }) }))!;
    expect(await readPage(page!, "talechasers")).toMatchObject({
      transcript: '<p id="panel-1">&lt;b&gt;Oh&lt;/b&gt; &amp; so on.</p>',
      alt: "Page 1. <b>Oh</b> & so on",
    });
  });
});

it.each([[[3]], [["3", "12"]], [[3, -1]]])("the latest page cannot be %j", async (data) => {
  onCall("v1/comics/{comic}/latest", () => ok(data));
  await expect(latestPage("talechasers")).rejects.toMatchObject({ kind: "shape" });
});

it("an advance without a chapter stays in its chapter", async () => {
  const advance = "v1/comics/{comic}/chapters/{chapter}/pages/{page}/advance/{direction}";
  const from = { chapter: 2, page: 7 };
  onCall(advance, ({ params }) => ok({ page: Number(params["page"]) + 1 }));
  expect(await advancePage("talechasers", from, "next")).toEqual({ chapter: 2, page: 8 });
  onCall(advance, () => ok({ page: "8" }));
  const other = advancePage("talechasers", from, "previous");
  await expect(other).rejects.toMatchObject({ kind: "shape" });
});
