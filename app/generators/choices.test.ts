import { describe, expect, it } from "vitest";
import { withArticle } from "./choices";

describe("the article before a creature", () => {
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
    "a 🦊",
  ])("is that of %s", (phrase) => {
    expect(withArticle(phrase.replace(/^an? /, ""))).toBe(phrase);
  });
});
