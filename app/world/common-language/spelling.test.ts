import fc from "fast-check";
import { expect, it } from "vitest";
import { letters, numerals } from "~content/world/common-script.yaml";
import { anyText } from "../../../tests/setup/any-text";
import { spokenNumber, toBase8 } from "./numbers";
import { glyphs, toCommon } from "./spelling";

it("the Common alphabet has 20 consonants, 5 vowels and the numerals 0 to 7 with separate drawings", () => {
  const kinds = letters.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "consonant")).toHaveLength(20);
  expect(kinds.filter((kind) => kind === "vowel")).toHaveLength(5);
  expect(numerals.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(new Set([...letters, ...numerals].map(({ drawing }) => drawing)).size).toBe(33);
});

it.each([
  ["hush", "h u sh"],
  ["CHASE", "ch a s e"],
  ["Wick", "w i k"],
  ["Casarok", "k a s a r o k"],
  ["Quill", "k w i l l"],
  ["xylophone", "z y l o p h o n e"],
  ["Vixy Fox", "v i k s y space f o k s"],
  ["S\u030cARN", "sh a r n"],
  ["O’Brien-Zoe", "o whisker b r i e n dash z o e"],
  ['"den"', "open d e n close"],
  ["a狐é", "a unknown unknown"],
  ["8 paws 007", "1 0 space p a w s space 7"],
  ["no. who?", "n o stop space question w h o"],
  ["run! who, you?!", "exclamation r u n space exclamation question w h o comma space y o u"],
])("toCommon spells the word %j as %j", (latin, common) => {
  expect(toCommon(latin).join(" ")).toBe(common);
});

it("toCommon spells any text with existing glyphs", () => {
  fc.assert(
    fc.property(anyText({ maxLength: 60 }), (text) => {
      for (const key of toCommon(text)) expect(glyphs).toHaveProperty([key]);
    }),
  );
});

it.each([
  [0, "hol"],
  [8, "in span"],
  [160, "ba pack paw span"],
  [412, "pawba pack ter span paw"],
  [1536, "ter host"],
  [4096, "in sky"],
  [32_768, undefined],
])("spokenNumber converts the number %i to the words %s of Common", (value, spoken) => {
  expect(spokenNumber(toBase8(value))).toBe(spoken);
});
