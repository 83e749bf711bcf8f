import { expect, it } from "vitest";

const modules: unknown = import.meta.glob(
  ["../../mocks/data/**/*.ts", "!**/donations.ts", "!**/generators/*.ts"],
  { eager: true },
);

/** A name that addresses are made of. */
const id = /^\p{L}+'s \p{L}+$/u;

/** What a record says, without its markup and the names of its fields. */
function wordsOf(value: unknown): string[] {
  if (typeof value === "string") return id.test(value) ? [] : [value.replace(/<[^>]*>/g, "")];
  return value && typeof value === "object" ? Object.values(value).flatMap(wordsOf) : [];
}

const words = wordsOf(modules);

it("the sample's words are there", () => {
  expect(words.length).toBeGreaterThan(500);
});

it.each([
  ["have curly quotes and apostrophes", /\p{L}'|"/u],
  ["keep numbers with their units", /\d (?:cm|mm|m|px|dpi|ft|AS|OR)\b|\d × \d/u],
])("the sample's words %s", (_, wrong) => {
  expect(words.filter((text) => wrong.test(text))).toEqual([]);
});
