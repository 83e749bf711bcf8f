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

  it.each([
    ["fox", ["Mammals: Fox (Red, Arctic)"]],
    // Kinds, without the other kinds.
    ["arctic", ["Mammals: Fox (Arctic)", "Mammals: Wolf (Arctic)"]],
    ["arctic fox", ["Mammals: Fox (Arctic)"]],
    ["fox arct", ["Mammals: Fox (Arctic)"]],
    // Case, accents and signs, of the query and of the list.
    ["FOX", ["Mammals: Fox (Red, Arctic)"]],
    ["fóx", ["Mammals: Fox (Red, Arctic)"]],
    [" Fox! ", ["Mammals: Fox (Red, Arctic)"]],
    ["sarns", ["Mammals: Šarn's Hound ()"]],
    ["šarn's", ["Mammals: Šarn's Hound ()"]],
    ["SARN’S hound", ["Mammals: Šarn's Hound ()"]],
    // Parts of words.
    ["ol", ["Mammals: Wolf (Grey, Arctic)", "Fish: Moorish Idol ()"]],
  ])("for %j finds %j", (query, species) => {
    expect(found(query)).toEqual(species);
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
