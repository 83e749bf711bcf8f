import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold } from "~/ui/search-words";
import {
  buildIndex,
  excerptOf,
  groupResults,
  MAX_RESULTS,
  ranks,
  search,
  type FoundEntry,
  type SearchEntry,
} from "./search-index";
import { anyText } from "../../tests/setup/any-text";

const entry = (
  name: string,
  group: SearchEntry["group"] = "topics",
  more: Partial<SearchEntry> = {},
): SearchEntry => ({
  name,
  group,
  to: `/world/${group}/${encodeURIComponent(name)}`,
  line: "",
  ...more,
});

const world = [
  "Šarn's Hound",
  "Tollkeeper's Goose",
  "Grove Stag",
  "Standing Glass",
  "Glass Widow",
  "The Glasswood",
  "Glassing",
  "Paw's Rest",
  "Saltreach",
  "Fire",
  "Firefly",
  "Kite-Weasel",
  "Pim",
].map((name) => entry(name, "topics", name === "Fire" ? { aliases: ["flame"] } : {}));

const found = async (query: string, entries = world) =>
  (await search(await buildIndex(entries), query)).found.map(({ entry }) => entry.name);

describe("a search", () => {
  it.each([
    ["šarn's hound", "Šarn's Hound"],
    ["sarn’s-hound", "Šarn's Hound"],
    ["  pawsrest ", "Paw's Rest"],
    ["kite weasel", "Kite-Weasel"],
    ["the grove stag", "Grove Stag"],
    ["wood", "The Glasswood"],
    ["ＦＩＲＥ", "Fire"],
    ["flames", "Fire"],
  ])("for %j finds %s first", async (query, name) => {
    expect((await found(query))[0]).toBe(name);
  });

  it.each([
    ["salreach", "Saltreach"],
    ["saltreachh", "Saltreach"],
    ["tollkeper goose", "Tollkeeper's Goose"],
    ["weazel", "Kite-Weasel"],
  ])("finds names in spite of the typo in %j, and marks them as similar", async (query, name) => {
    const { found, isSimilar } = await search(await buildIndex(world), query);
    expect(found.map(({ entry }) => entry.name)).toEqual([name]);
    expect(isSimilar).toBe(true);
  });

  it("has for a single letter only the entry of that name", async () => {
    const entries = [entry("Bee"), entry("B", "topics", { text: "A, b and c." })];
    expect(await found("<b>", entries)).toEqual(["B"]);
    expect(await found("c", entries)).toEqual([]);
  });

  it("does not guess when a name matches, or for short words", async () => {
    expect(await found("glass", [entry("Glaas"), entry("Inglass")])).toEqual(["Inglass"]);
    expect(await found("pin")).toEqual([]);
    expect((await search(await buildIndex(world), "fire")).isSimilar).toBe(false);
  });

  it("ranks names, aliases, beginnings, words, parts, lines and texts in this order", async () => {
    const entries = [
      entry("Seven", "topics", { text: "Behind the glass." }),
      entry("Six", "topics", { line: "Seen in a glass." }),
      ...["Inglass", "Standing Glass", "Glassing"].map((name) => entry(name)),
      entry("Pane", "topics", { aliases: ["glass"] }),
      entry("Glass"),
    ];
    expect(await found("glass", entries)).toEqual([
      ...["Glass", "Pane", "Glassing", "Standing Glass", "Inglass", "Six", "Seven"],
    ]);
  });

  it("finds entries that have all words, in any order", async () => {
    expect(await found("widow glass")).toEqual(["Glass Widow"]);
    expect(await found("widow fire")).toEqual([]);
  });

  it.each(["", "   ", "'", "-_-", "🦊", "\u0000", "´`", "<b>"])(
    "for %j finds nothing",
    async (query) => {
      expect(await found(query)).toEqual([]);
    },
  );

  it("returns at most MAX_RESULTS entries, the best of all shards", async () => {
    const many = Array.from({ length: 1_200 }, (_, index) => entry(`Fox ${index}`));
    const all = await found("fox", [...many, entry("Fox")]);
    expect(all).toHaveLength(MAX_RESULTS);
    expect(all[0]).toBe("Fox");
  });

  it("finds nothing for hostile queries, and reads the beginning of long ones", async () => {
    for (const query of ["<script>alert(1)</script>", "%", "(a+)+$", "a".repeat(1_000_000)]) {
      expect(await found(query)).toEqual([]);
    }
    expect(await found(`Fire${" ".repeat(1_000_000)}`)).toContain("Fire");
  });
});

describe("any world", () => {
  const name = fc.oneof(
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }),
    fc.stringMatching(/^[A-Za-zŠšéØ' -]{1,30}$/),
  );
  const names = fc.uniqueArray(name, { maxLength: 12, selector: fold });

  it("is searched by any query without an error", async () => {
    await fc.assert(
      fc.asyncProperty(names, anyText({ maxLength: 200 }), async (all, query) => {
        const entries = all.map((each) => entry(each, "topics", { text: `${each}. ${query}` }));
        for (const find of (await search(await buildIndex(entries), query)).found) {
          expect(entries.map(({ to }) => to)).toContain(find.entry.to);
          excerptOf(find.entry, find.terms);
        }
      }),
    );
  });

  it("has each name as the first result of a search for it", async () => {
    await fc.assert(
      fc.asyncProperty(names, async (all) => {
        const index = await buildIndex(all.map((own) => entry(own)));
        for (const each of all.filter((own) => fold(own))) {
          const [first] = (await search(index, each)).found;
          expect(first && fold(first.entry.name).replaceAll(" ", "")).toBe(
            fold(each).replaceAll(" ", ""),
          );
        }
      }),
    );
  });
});

describe("an excerpt", () => {
  const shown = (entry: SearchEntry, ...terms: string[]) =>
    excerptOf(entry, terms)
      .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
      .join("");
  const fox = entry("Foxfolk", "topics", {
    line: "Of the edges.",
    aliases: ["vixen"],
    text: `${"They settle at the edges of things. ".repeat(9)}Ask Šarn’s foxes, ${"and wait, ".repeat(20)}`,
  });

  it.each([
    ["foxfolk", "Of the edges."],
    ["edge", "Of the [edges]."],
    ["vixen", "Also [vixen]."],
  ])("of an entry that matches by %s is %s", (term, excerpt) => {
    expect(shown(fox, term)).toBe(excerpt);
  });

  it("is a passage of the text, cut between words, with marked matches", () => {
    const passage = shown(fox, "sarn", "fox");
    expect(passage).toMatch(
      /^… (?:at|edges|of|the|things).* Ask \[Šarn’s\] \[foxes\], and wait,.* …$/,
    );
    expect(passage.length).toBeLessThan(180);
  });

  it("is the beginning of the text when there is no line", () => {
    expect(shown({ ...fox, line: "" }, "foxfolk")).toMatch(/^They settle .* …$/);
  });
});

it("groups of results are in the order of their best results", () => {
  const find = (name: string, group: FoundEntry["group"], rank: number) =>
    ({ name, group, rank, to: "", place: "", excerpt: [] }) satisfies FoundEntry;
  const a = find("A", "words", ranks.text);
  const b = find("B", "comic", ranks.line);
  const c = find("C", "words", ranks.exact);
  expect(groupResults([b, a, c])).toEqual([
    { group: "words", entries: [a, c] },
    { group: "comic", entries: [b] },
  ]);
});

it("an index of many different words is bounded, and finds its words", async () => {
  const words = (at: number) => Array.from({ length: 400 }, (_, word) => `w${at * 400 + word}x`);
  const entries = Array.from({ length: 1_000 }, (_, at) =>
    entry(`Entry`, "words", { text: words(at).join(" ") }),
  );
  const index = await buildIndex(entries);
  expect(index.reduce((sum, { terms }) => sum + terms.termCount, 0)).toBe(300_000);
  expect((await search(index, "w1x")).found).toHaveLength(1);
});
