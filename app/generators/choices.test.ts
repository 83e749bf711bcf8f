import { expect, it } from "vitest";
import { categories, valuesOf, withArticle } from "./choices";

it.each([
  "an Arctic Fox",
  "an Emberfin",
  "an Otter",
  "an Unfinished Song",
  "an Unimpressed Owl",
  "a Fox",
  "a Unicorn",
  "a European Badger",
  "a Eurasian Lynx",
  "a Uromastyx",
  "a Ewe",
  "a Used Sofa",
  "a Utahraptor",
  "a One-Eyed Cat",
  "a Kea",
  "a Moth unicorn",
  "an Opossum",
  "a Ferret",
  "an Elk",
  "an Ibex",
  "an Ibex of Europe",
  "a 🦊",
])("the article before a creature is that of %s", (phrase) => {
  expect(withArticle(phrase.replace(/^an? /, ""))).toBe(phrase);
});

it("the values of the categories are those that the upstream knows", () => {
  expect(valuesOf(categories)).toEqual([
    "ALL",
    "MAMMALS",
    "BIRDS",
    "REPTILES",
    "AMPHIBIANS",
    "FISH",
    "INSECTS",
    "OTHER",
  ]);
});
