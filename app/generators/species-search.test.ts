import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countSpecies, groupsOf, searchSpecies } from "./species-search";
import { anyText } from "../../tests/setup/any-text";

const groups = groupsOf({
  Mammals: [
    { name: "Fox", subNames: ["Red", "Arctic"] },
    { name: "Wolf", subNames: ["Grey", "Arctic"] },
    { name: "Šarn's Hound", subNames: [] },
  ],
  Birds: [],
  Fish: [{ name: "Moorish Idol", subNames: [] }],
});

/** What is found, written "Category: Name (kinds)". */
const found = (query: string) =>
  searchSpecies(groups, query).flatMap(({ category, species }) =>
    species.map(({ name, subNames }) => `${category}: ${name} (${subNames.join(", ")})`),
  );

const everything = [
  "Mammals: Fox (Red, Arctic)",
  "Mammals: Wolf (Grey, Arctic)",
  "Mammals: Šarn's Hound ()",
  "Fish: Moorish Idol ()",
];

describe("the groups of a list", () => {
  it("leave out what is empty and keep their order", () => {
    expect(groups.map(({ category }) => category)).toEqual(["Mammals", "Fish"]);
  });

  it("count species, not their kinds", () => {
    expect(countSpecies(groups)).toBe(4);
  });
});

describe("a search", () => {
  it.each(["", " ", "\n"])("for nothing, %j, finds everything", (query) => {
    expect(found(query)).toEqual(everything);
  });

  it("finds a name with all its kinds", () => {
    expect(found("fox")).toEqual(["Mammals: Fox (Red, Arctic)"]);
  });

  it("finds kinds, and leaves their siblings out", () => {
    expect(found("arctic")).toEqual(["Mammals: Fox (Arctic)", "Mammals: Wolf (Arctic)"]);
    expect(found("arctic fox")).toEqual(["Mammals: Fox (Arctic)"]);
    expect(found("fox arct")).toEqual(["Mammals: Fox (Arctic)"]);
  });

  it.each(["FOX", "fóx", " fox ", "Fox!"])("does not mind how %j is spelled", (query) => {
    expect(found(query)).toEqual(["Mammals: Fox (Red, Arctic)"]);
  });

  it.each(["sarns", "šarn's", "SARN’S hound", "hound"])(
    "nor how the list spells what %j means",
    (query) => {
      expect(found(query)).toEqual(["Mammals: Šarn's Hound ()"]);
    },
  );

  it("finds parts of words", () => {
    expect(found("ol")).toEqual(["Mammals: Wolf (Grey, Arctic)", "Fish: Moorish Idol ()"]);
  });

  it.each(["zebra", "arctic idol", "???", "<b>", "fox".repeat(5_000)])(
    "for %.20j finds nothing",
    (query) => {
      expect(found(query)).toEqual([]);
    },
  );

  it("never fails, and finds nothing that is not there", () => {
    fc.assert(
      fc.property(anyText(), (query) => {
        const names = groups.flatMap(({ species }) => species.map(({ name }) => name));
        for (const { species } of searchSpecies(groups, query)) {
          expect(species.length).toBeGreaterThan(0);
          for (const { name } of species) expect(names).toContain(name);
        }
      }),
    );
  });
});
