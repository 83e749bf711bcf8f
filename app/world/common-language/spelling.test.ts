import fc from "fast-check";
import { expect, it } from "vitest";
import { letters, numerals } from "~content/world/common-script.yaml";
import { anyText } from "../../../tests/setup/any-text";
import { readNumber, spokenNumber, toBase8 } from "./numbers";
import { glyphs, MAX_NAME_LENGTH, readName, spellName, toCommon } from "./spelling";

it("Common has 20 consonants, 5 vowels and the numerals 0 to 7, each with its own drawing", () => {
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
  ["Weiß", "w e i s s"],
  ["Łukasz Søren", "l u k a s z space s o r e n"],
  ["İpek", "i p e k"],
  ["O’Brien-Zoë", "o whisker b r i e n dash z o e"],
  ['"den"', "open d e n close"],
  ["a狐👍🏽", "a unknown unknown"],
  ["8 paws 007", "1 0 space p a w s space 7"],
  ["no. who?", "n o stop space question w h o"],
  ["run! who, you?!", "exclamation r u n space exclamation question w h o comma space y o u"],
])("the word %j is spelled %j", (latin, common) => {
  expect(toCommon(latin).join(" ")).toBe(common);
});

it("any text is spelled with existing glyphs", () => {
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
])("the number %i is pronounced %s", (value, spoken) => {
  expect(spokenNumber(toBase8(value))).toBe(spoken);
});

it.each<[text: string, expected: string | object]>([
  [" 26 ", { text: "26", figures: [3, 2] }],
  ["+8", { text: "8", figures: [1, 0] }],
  ["0064", { text: "64", figures: [1, 0, 0] }],
  ["9007199254740992", { figures: [4, ...Array<number>(17).fill(0)], spoken: undefined }],
  ...["9007199254740993", "9".repeat(100_000)].map((text): [string, string] => [text, "too large"]),
  ...["-1", "−8", "-0.5"].map((text): [string, string] => [text, "negative"]),
  ...["", "eight", "1e3", "0x10", "1.5", "1 000", "٣", "+"].map((text): [string, string] => [
    text,
    "whole number",
  ]),
])("the input %.20j is the number %j", (text, expected) => {
  const problem = { problem: expect.stringContaining(String(expected)) as string };
  expect(readNumber(text)).toMatchObject(typeof expected === "string" ? problem : expected);
});

it.each([
  ["  Katrina \n\t Farrow ", { name: "Katrina Farrow", isCut: false }],
  ["a".repeat(5_000), { name: "a".repeat(MAX_NAME_LENGTH), isCut: true }],
  ["👩‍🚀".repeat(41), { name: "👩‍🚀".repeat(MAX_NAME_LENGTH), isCut: true }],
  [" \n ", undefined],
  [null, undefined],
])("the input %.20j is the name %.40j", (text, name) => {
  expect(readName(text)).toEqual(name);
});

it.each([
  ["katrina farrow", ["k", "f"]],
  ["Anne-Marie", ["a", "m"]],
  ["8 !?", []],
])("the name %s has an ear on the letters %j", (name, letters) => {
  const spelled = spellName(name);
  const ears = spelled.flatMap(({ glyph, marks }) => (marks.includes("ear") ? [glyph] : []));
  expect(ears).toEqual(letters);
});
