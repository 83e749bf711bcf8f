import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { searchSpecies } from "./species-list.server";
import { anyText } from "../../tests/setup/any-text";

const all = [
  { category: "Mammals", name: "Fox", subNames: ["Red", "Arctic"] },
  { category: "Mammals", name: "Wolf", subNames: ["Grey", "Arctic"] },
  { category: "Mammals", name: "Šarn's Hound", subNames: [] },
  { category: "Fish", name: "Moorish Idol", subNames: [] },
];

/** The species found, written "Category: Name (kinds)". */
const found = (query: string) =>
  searchSpecies(all, query).map(
    ({ category, name, subNames }) => `${category}: ${name} (${subNames.join(", ")})`,
  );

const everything = [
  "Mammals: Fox (Red, Arctic)",
  "Mammals: Wolf (Grey, Arctic)",
  "Mammals: Šarn's Hound ()",
  "Fish: Moorish Idol ()",
];

describe("a search", () => {
  it.each(["", " ", "\n"])("for %j finds everything", (query) => {
    expect(found(query)).toEqual(everything);
  });

  it("finds a name with all its kinds", () => {
    expect(found("fox")).toEqual(["Mammals: Fox (Red, Arctic)"]);
  });

  it("finds kinds without the other kinds", () => {
    expect(found("arctic")).toEqual(["Mammals: Fox (Arctic)", "Mammals: Wolf (Arctic)"]);
    expect(found("arctic fox")).toEqual(["Mammals: Fox (Arctic)"]);
    expect(found("fox arct")).toEqual(["Mammals: Fox (Arctic)"]);
  });

  it.each(["FOX", "fóx", " fox ", "Fox!"])("ignores case, accents and signs in %j", (query) => {
    expect(found(query)).toEqual(["Mammals: Fox (Red, Arctic)"]);
  });

  it.each(["sarns", "šarn's", "SARN’S hound", "hound"])(
    "ignores accents and signs of the list for %j",
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

  it("finds species of the list for any text", () => {
    fc.assert(
      fc.property(anyText(), (query) => {
        const names = all.map(({ name }) => name);
        for (const { name } of searchSpecies(all, query)) expect(names).toContain(name);
      }),
    );
  });
});
