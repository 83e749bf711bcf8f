import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold } from "~/ui/search-words";
import {
  indexOf,
  inGroups,
  isOneTypoAway,
  mostResults,
  search,
  type SearchEntry,
  type SearchGroup,
} from "./search";
import { anyText } from "../../tests/setup/any-text";

const entry = (name: string, group: SearchGroup = "topics"): SearchEntry => ({
  name,
  group,
  to: `/world/${group}/${encodeURIComponent(name)}`,
  line: "",
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
].map((name) => entry(name));

const searched = (entries: readonly SearchEntry[], query: string) =>
  search(indexOf(entries), query);

const found = (query: string) => searched(world, query).map(({ name }) => name);

describe("a search", () => {
  it.each([
    ["šarn's hound", "Šarn's Hound"],
    ["SARNS HOUND", "Šarn's Hound"],
    ["sarn’s-hound", "Šarn's Hound"],
    ["sarnshound", "Šarn's Hound"],
    ["  pawsrest ", "Paw's Rest"],
    ["paw's rest", "Paw's Rest"],
    ["kite weasel", "Kite-Weasel"],
    ["the grove stag", "Grove Stag"],
    ["glasswood", "The Glasswood"],
    ["ＦＩＲＥ", "Fire"],
  ])("for %j finds %s first", (query, name) => {
    expect(found(query)[0]).toBe(name);
  });

  it.each([
    ["salreach", "Saltreach"],
    ["saltraech", "Saltreach"],
    ["saltreachh", "Saltreach"],
    ["goosf", "Tollkeeper's Goose"],
    ["tollkeper goose", "Tollkeeper's Goose"],
    ["weazel", "Kite-Weasel"],
  ])("forgives the typo in %j", (query, name) => {
    expect(found(query)).toEqual([name]);
  });

  it("forgives none in short words, and not two in one", () => {
    expect(found("pin")).toEqual([]);
    expect(found("fyre")).toEqual([]);
    expect(found("soltraech")).toEqual([]);
  });

  it("ranks the name itself, then its beginning, then words, then parts, then typos", () => {
    const names = ["Glaze", "Inglass", "Standing Glass", "Glassing", "Glass"];
    const ranked = searched(
      names.map((name) => entry(name)),
      "glass",
    );
    expect(ranked.map(({ name }) => name)).toEqual([
      "Glass",
      "Glassing",
      "Standing Glass",
      "Inglass",
    ]);
    expect(searched([entry("Glaas"), entry("Inglass")], "glass").map(({ name }) => name)).toEqual([
      "Inglass",
      "Glaas",
    ]);
  });

  it("finds words in any order", () => {
    expect(found("widow glass")).toEqual(["Glass Widow"]);
  });

  it.each(["", "   ", "'", "-_-", "🦊", "\u0000", "´`"])("for %j finds nothing", (query) => {
    expect(found(query)).toEqual([]);
  });

  it("shows so many and no more", () => {
    const many = Array.from({ length: 200 }, (_, index) => entry(`Fox ${index}`));
    expect(searched(many, "fox")).toHaveLength(mostResults);
  });

  it("reads hostile and endless queries as words", () => {
    for (const query of ["<script>alert(1)</script>", "../../etc/passwd", "%", "(a+)+$", "\\"]) {
      expect(found(query)).toEqual([]);
    }
    expect(found("a".repeat(1_000_000))).toEqual([]);
    expect(found(`Fire${" ".repeat(1_000_000)}`)).toContain("Fire");
  });
});

describe("any world", () => {
  const name = fc.oneof(
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }),
    fc.stringMatching(/^[A-Za-zŠšéØ' -]{1,30}$/),
  );
  const names = fc.uniqueArray(name, { maxLength: 12, selector: fold });

  it("is searched without a throw, whatever is sought", () => {
    fc.assert(
      fc.property(names, anyText({ maxLength: 200 }), (all, query) => {
        const entries = all.map((each) => entry(each));
        for (const each of searched(entries, query)) expect(entries).toContain(each);
      }),
    );
  });

  it("finds each of its names, first of all", () => {
    fc.assert(
      fc.property(names, (all) => {
        for (const each of all.filter((own) => fold(own))) {
          const results = searched(
            all.map((own) => entry(own)),
            each,
          );
          expect(results[0] && fold(results[0].name).replaceAll(" ", "")).toBe(
            fold(each).replaceAll(" ", ""),
          );
        }
      }),
    );
  });
});

describe("folding", () => {
  it("is done once: what is folded stays", () => {
    fc.assert(
      fc.property(anyText({ maxLength: 40 }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

describe("one typo", () => {
  it.each([
    ["goose", "goose"],
    ["goose", "gose"],
    ["goose", "gooose"],
    ["goose", "geose"],
    ["goose", "gooes"],
    ["", "a"],
  ])("is between %j and %j", (one, other) => {
    expect(isOneTypoAway(one, other)).toBe(true);
    expect(isOneTypoAway(other, one)).toBe(true);
  });

  it.each([
    ["goose", "gos"],
    ["goose", "geese"],
    ["goose", "ogoes"],
    ["", "ab"],
  ])("is not between %j and %j", (one, other) => {
    expect(isOneTypoAway(one, other)).toBe(false);
    expect(isOneTypoAway(other, one)).toBe(false);
  });
});

describe("groups", () => {
  it("stand in the order of their best find, each with its finds in order", () => {
    const [a, b, c] = [entry("A", "words"), entry("B", "topics"), entry("C", "words")];
    expect(inGroups([a, b, c])).toEqual([
      { group: "words", entries: [a, c] },
      { group: "topics", entries: [b] },
    ]);
    expect(inGroups([])).toEqual([]);
  });
});
