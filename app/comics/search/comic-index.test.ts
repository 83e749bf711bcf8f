import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { MAX_RESULTS } from "~/search/shards";
import type { RawHtml } from "~/upstream/safe-html";
import type { UpstreamPage, Panel } from "../api.server";
import { indexOf, searchIndex, type FoundPage } from "./comic-index.server";

const where: Omit<Panel, "text"> = { x: 0, y: 0, width: 1, height: 1 };

/** A page with a commentary, and a transcript or what its panels say. */
const page = (number: number, commentary: string, words: string | string[] = ""): UpstreamPage => ({
  chapter: 1,
  page: number,
  imageId: `id-${number}`,
  width: undefined,
  height: undefined,
  commentary: commentary as RawHtml,
  transcript: (typeof words === "string" ? words : "") as RawHtml,
  date: undefined,
  panels: typeof words === "string" ? [] : words.map((text) => ({ ...where, text })),
});

const chapters = [
  {
    number: 1,
    pages: [
      page(1, "<p>Drawn with <em>ink</em>.</p>", [
        "A quiet room.",
        "Chase holds the jars & grins.",
      ]),
      page(2, "<p>The jar again: a jar, a jar.</p>", "<p>Nobody is here.</p><script>jar</script>"),
    ],
  },
  { number: 2, pages: [page(7, "", `<p>${"Snow falls. ".repeat(40)}A jar jar of jars.</p>`)] },
];

const search = async (query: string, all = chapters) => searchIndex(await indexOf(all), query);
const places = (found: readonly FoundPage[]) =>
  found.map(({ chapter, page, panel }) => [chapter, page, ...(panel ? [panel] : [])].join("/"));

describe("a search of a comic", () => {
  it("finds pages by text, panels and commentary, in story order", async () => {
    const { found, isSimilar } = await search("jar");
    expect(isSimilar).toBe(false);
    expect(places(found)).toEqual(["1/1/2", "1/2", "2/7"]);
    expect(found[1]).toMatchObject({ page: 2, isCommentary: true, imageId: "id-2" });
    expect(found.find(({ page }) => page === 1)!.excerpt).toEqual([
      { text: "Chase holds the ", isMatch: false },
      { text: "jars", isMatch: true },
      { text: " & grins.", isMatch: false },
    ]);
    const cut = found.find(({ page }) => page === 7)!.excerpt;
    expect(cut[0]!.text).toMatch(/^… .*Snow falls\. A $/);
  });

  it("finds pages with all words, else pages with similar words", async () => {
    expect(places((await search("quiet jar")).found)).toEqual(["1/1/1"]);
    expect((await search("quiet snow")).found).toEqual([]);
    const { found, isSimilar } = await search("chasse");
    expect([places(found), isSimilar]).toEqual([["1/1/2"], true]);
  });

  it("ignores scripts, and queries without words", async () => {
    const scripts = await search(
      "jar",
      [chapters[0]!].map(({ pages }) => ({
        number: 1,
        pages: [{ ...pages[1]!, commentary: "" as RawHtml }],
      })),
    );
    expect(scripts.found).toEqual([]);
    for (const query of ["", "🦊", "<script>", "\u0000", "x".repeat(9_000)]) {
      expect((await search(query)).found).toEqual([]);
    }
  });

  it("limits results, and lets other tasks run while it indexes a long comic", async () => {
    const text = "<p>A fox with a jar walks by. </p>".repeat(40);
    const many = Array.from({ length: 1_200 }, (_, at) => page(at, "", text));
    let turns = 0;
    let isOver = false;
    const others = (async () => {
      for (; !isOver; turns += 1) await turn();
    })();
    const { found } = await search("fox", [{ number: 1, pages: many }]);
    isOver = true;
    await others;
    expect(found).toHaveLength(MAX_RESULTS);
    // A slice has about 50,000 characters.
    expect(turns).toBeGreaterThan(50);
  });
});
