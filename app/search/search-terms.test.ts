import { expect, it } from "vitest";
import { toQueryTerms, singular } from "./search-terms";

it.each([
  ["foxes", "fox"],
  ["witches", "witch"],
  ["berries", "berry"],
  ["wolves", "wolf"],
  ["stags", "stag"],
  ["glass", "glass"],
  ["moss", "moss"],
  ["magus", "magus"],
  ["is", "is"],
  ["constructor", "constructor"],
])("singular %s is %s", (word, one) => {
  expect(singular(word)).toBe(one);
});

it("the terms of a query exclude small words, unless there are no others", () => {
  expect(toQueryTerms("the jars of a Fox")).toEqual(["jar", "fox"]);
  expect(toQueryTerms("of the")).toEqual(["of", "the"]);
});
