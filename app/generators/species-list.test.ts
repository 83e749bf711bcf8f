import fc from "fast-check";
import { expect, it } from "vitest";
import { anyText } from "../../tests/setup/any-text";
import { searchSpecies } from "./species-list.server";

const all = [
  { category: "Mammals", name: "Fox", subNames: ["Red", "Arctic"] },
  { category: "Mammals", name: "Wolf", subNames: ["Grey", "Arctic"] },
  { category: "Mammals", name: "Šarn's Hound", subNames: [] },
  { category: "Fish", name: "Moorish Idol", subNames: [] },
];
const [fox, wolf, hound, idol] = [
  "Fox: Red, Arctic",
  "Wolf: Grey, Arctic",
  "Šarn's Hound: ",
  "Moorish Idol: ",
];

it.each([
  [" ", [fox, wolf, hound, idol]],
  // Matching kinds only.
  ["arctic", ["Fox: Arctic", "Wolf: Arctic"]],
  ["fox arct", ["Fox: Arctic"]],
  // Ignores case, accents and punctuation in the query and in the list.
  [" FÓX! ", [fox]],
  ["SARN’S hound", [hound]],
  // Matches parts of words.
  ["ol", [wolf, idol]],
  ["arctic idol", []],
  ["???", []],
  ["fox".repeat(5_000), []],
])("the query %.20j finds %j", (query, species) => {
  const found = searchSpecies(all, query);
  expect(found.map(({ name, subNames }) => `${name}: ${subNames.join(", ")}`)).toEqual(species);
});

it("any query only finds species of the list", () => {
  const names = all.map(({ name }) => name);
  fc.assert(
    fc.property(anyText(), (query) => {
      for (const { name } of searchSpecies(all, query)) expect(names).toContain(name);
    }),
  );
});
