import { expect, it } from "vitest";
import { withArticle } from "./choices";

it.each([
  ...["an Arctic Fox", "an Otter", "an Unimpressed Owl", "an Elk", "an Ibex of Europe"],
  ...["a Fox", "a Unicorn", "a European Badger", "a Uromastyx", "a Ewe", "a Used Sofa"],
  ...["a Utahraptor", "a One-Eyed Cat", "a 🦊"],
])("the article in %s fits the pronunciation of the species", (phrase) => {
  expect(withArticle(phrase.replace(/^an? /, ""))).toBe(phrase);
});
