import { http, HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { clearCache } from "~/upstream/cache.server";
import type { AppLoadContext } from "@remix-run/node";
import { withRequestContext } from "~/upstream/request-context.server";
import * as sanitizer from "~/upstream/html/sanitize.server";
import { advancePage, chapterPages, latestPage, readPage } from "~/comics/api.server";
import { upstream } from "~mocks/index";

/** The upstream answers any call with these data. */
function answers(data: unknown): void {
  upstream.use(
    http.get("*/v1/*", () => HttpResponse.json({ code: "CHASE-1000", message: "OK", data })),
  );
}

const entry = (page: number, more: object = {}) => ({
  page,
  imageId: `id-${page}`,
  commentary: "",
  ...more,
});

describe("the pages of a chapter", () => {
  const pages = async (data: unknown) => {
    answers(data);
    return chapterPages("talechasers", 1);
  };

  it("are ordered by number, across gaps", async () => {
    const list = await pages({ "10": entry(10), "2": entry(2), "1": entry(1), "7": entry(7) });
    expect(list.map(({ page }) => page)).toEqual([1, 2, 7, 10]);
    expect(list.map(({ imageId }) => imageId)).toEqual(["id-1", "id-2", "id-7", "id-10"]);
  });

  it("may contain panels and alternative texts", async () => {
    const half = { x: 0, y: 0, width: 1, height: 0.5 };
    const panels = [
      { ...half, text: "A fox." },
      { ...half, y: 0.5 },
      { ...half, height: 2 },
    ];
    const [page] = await pages({ "1": entry(1, { panels, transcript: "<p>A fox.</p>" }) });
    expect(page).toMatchObject({ transcript: "<p>A fox.</p>" });
    expect(page!.panels).toEqual([
      { ...half, text: "A fox." },
      { ...half, y: 0.5, text: "" },
    ]);
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining("1.panels.item 2"));
  });

  it("fail when there are none", async () => {
    await expect(pages({})).rejects.toMatchObject({ name: "UpstreamError", kind: "no-data" });
  });

  it.each([
    ["a list", [entry(1)]],
    ["a text", ""],
  ])("fail for %s", async (_name, data) => {
    await expect(pages(data)).rejects.toMatchObject({ name: "UpstreamError", kind: "shape" });
  });

  it.each([
    ["a page without a picture", { "2": { page: 2, commentary: "" } }],
    ["an empty picture id", { "2": entry(2, { imageId: "" }) }],
    ["a page number that is none", { one: entry(2) }],
    ["a negative page number", { "-1": entry(-1) }],
  ])("leave out %s, and fail when nothing is left", async (_name, data) => {
    expect(await pages({ "1": entry(1), ...data })).toHaveLength(1);
    expect(String(vi.mocked(console.warn).mock.calls[0])).toContain("left out");
    clearCache();
    await expect(pages(data)).rejects.toMatchObject({ kind: "shape" });
  });
});

describe("readPage", () => {
  const read = async (entry: object) => {
    answers({ "1": entry });
    const [page] = await chapterPages("talechasers", 1);
    return readPage(page!, "talechasers");
  };

  it("has a sanitized text, from its transcript or its panels", async () => {
    const where = { x: 0, y: 0, width: 1, height: 1 };
    const page = await read(
      entry(1, { transcript: '<p onclick="x()">A fox. A jar.</p><script>1</script>' }),
    );
    expect(page).toMatchObject({ transcript: "<p>A fox. A jar.</p>", alt: "Page 1. A fox" });
    expect(Object.keys(page)).not.toContain("panels");
    clearCache();
    const panels = [{ ...where, text: "<b>Oh</b> & so on." }, where];
    expect(await read(entry(1, { panels }))).toMatchObject({
      transcript: '<p id="panel-1">&lt;b&gt;Oh&lt;/b&gt; &amp; so on.</p>',
      alt: "Page 1. <b>Oh</b> & so on",
    });
    clearCache();
    expect(await read(entry(1))).toMatchObject({ transcript: "", alt: "Page 1" });
  });

  it("is not cached without its commentary when the sanitizer was late", async () => {
    vi.spyOn(sanitizer, "sanitize").mockResolvedValueOnce({ refused: "late", isLate: true });
    answers({ "1": entry(1, { commentary: "<p>Hello</p>" }) });
    const [page] = await chapterPages("talechasers", 1);
    const visit: AppLoadContext = {};
    const late = await withRequestContext(visit, () => readPage(page!, "talechasers"));
    expect(late.commentary).toBe("");
    expect(visit.freshUntil).toBe(0);
    expect((await readPage(page!, "talechasers")).commentary).toBe("<p>Hello</p>");
  });

  it("has no commentary when it cannot be sanitized, and a log line says so", async () => {
    const commentary = "<b>".repeat(100);
    answers({ "1": entry(1, { commentary }), "2": entry(2, { commentary }) });
    const [page] = await chapterPages("talechasers", 1);
    const read = await readPage(page!, "talechasers");
    expect(read).toMatchObject({ commentary: "", excerpt: "" });
    expect(vi.mocked(console.warn).mock.calls).toEqual([
      [
        "upstream GET v1/comics/talechasers/chapters/1 left out 1.commentary (HTML nested more than 40 deep)",
      ],
    ]);
  });
});

describe("the latest page", () => {
  const latest = async (data: unknown) => {
    answers(data);
    return latestPage("talechasers");
  };

  it.each([[[]], [[3]], [["3", "12"]], [[3, null]], [[3, -1]], [[3, 1.5]], [{}], ["3,12"]])(
    "fails for %j",
    async (data) => {
      await expect(latest(data)).rejects.toMatchObject({ name: "UpstreamError", kind: "shape" });
    },
  );
});

describe("the advance call", () => {
  const from = { chapter: 2, page: 7 };

  it("sends comic, chapter, page and direction", async () => {
    let path = "";
    upstream.use(
      http.get("*/v1/*", ({ request }) => {
        path = new URL(request.url).pathname;
        return HttpResponse.json({ code: "CHASE-1000", data: { page: 1, chapter: 3 } });
      }),
    );
    expect(await advancePage("talechasers", from, "next")).toEqual({ chapter: 3, page: 1 });
    expect(path).toBe("/v1/comics/talechasers/chapters/2/pages/7/advance/next");
  });

  it.each([[{}], [[]], [{ page: "8" }], [{ page: -1 }]])("rejects %j", async (data) => {
    answers(data);
    await expect(advancePage("talechasers", from, "next")).rejects.toMatchObject({
      name: "UpstreamError",
      kind: "shape",
    });
  });
});
