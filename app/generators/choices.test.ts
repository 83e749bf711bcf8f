import { expect, it } from "vitest";
import { withArticle } from "./choices";

it.each([
  ...["an Arctic Fox", "an Otter", "an Unimpressed Owl", "an Elk", "an Ibex of Europe"],
  ...["a Fox", "a Unicorn", "a European Badger", "a Uromastyx", "a Ewe", "a Used Sofa"],
  ...["a Utahraptor", "a One-Eyed Cat", "a 🦊"],
])("withArticle chooses the article of %j by the pronunciation of the noun", (phrase) => {
  expect(withArticle(phrase.replace(/^an? /, ""))).toBe(phrase);
});
