import { z } from "zod";

const vowels = ["a", "e", "i", "o", "u"] as const;
const consonants = [
  ...(["b", "ch", "d", "f", "g", "h", "j", "k", "l", "m"] as const),
  ...(["n", "p", "r", "s", "sh", "t", "v", "w", "y", "z"] as const),
];
const letterValue = z.enum([...consonants, ...vowels]);
const modifierSlug = z.enum(["ear", "twin", "breath", "whisker"]);
const markKey = z.enum([
  ...(["stop", "comma", "question", "exclamation", "open", "close", "dash"] as const),
  ...modifierSlug.options,
  ...(["space", "unknown"] as const),
]);
const glyphKey = z.enum([
  ...letterValue.options,
  ...(["0", "1", "2", "3", "4", "5", "6", "7"] as const),
  ...markKey.options,
]);

/** The key of a character: a letter, a numeral or a mark. */
export type GlyphKey = z.output<typeof glyphKey>;

const written = z.strictObject({ glyph: glyphKey, marks: z.array(modifierSlug).default([]) });

/** A character of a line: a glyph and its marks. */
export type Written = z.output<typeof written>;

const drawing = z.string().regex(/^(?:M[MQTAZa\d .-]*)?$/, "must be the path of an SVG");

const spellingRule = z.strictObject({
  latin: z.string(),
  before: z.array(z.string()).optional(),
  atStart: z.literal(true).optional(),
  letters: z.array(letterValue),
  note: z.string(),
  /** A word and its letters, as in `ice: i s e`. */
  example: z.string().regex(/^.+: [a-z ]+$/, "must be a word and its letters"),
});

/** content/world/common-script.yaml: the characters, and how they are used. */
export const commonScriptSchema = z.strictObject({
  letters: z
    .array(
      z.strictObject({
        value: letterValue,
        kind: z.enum(["consonant", "vowel"]),
        name: z.string(),
        sound: z.string(),
        example: z.string(),
        drawing,
      }),
    )
    .length(25),
  spellingRules: z.array(spellingRule),
  numerals: z
    .array(
      z.strictObject({ value: z.int().max(7), name: z.string(), gesture: z.string(), drawing }),
    )
    .length(8),
  /** The names of 8, 64, 512 and so on. */
  numberPlaces: z.array(z.strictObject({ name: z.string(), meaning: z.string() })),
  marks: z.array(
    z.strictObject({
      key: markKey,
      name: z.string(),
      latin: z.array(z.string()).default([]),
      drawing,
    }),
  ),
  modifiers: z.array(
    z.strictObject({
      slug: modifierSlug,
      name: z.string(),
      look: z.string(),
      use: z.string(),
      example: z.string(),
      shown: z.strictObject({ latin: z.string(), line: z.array(written) }),
    }),
  ),
});

const block = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.enum(["p", "h"]), text: z.string() }),
  z.strictObject({ kind: z.literal("list"), items: z.array(z.string()) }),
  z.strictObject({
    kind: z.literal("table"),
    caption: z.string(),
    head: z.array(z.string()),
    rows: z.array(z.array(z.string())),
  }),
  z.strictObject({ kind: z.literal("letters"), which: z.enum(["all", "vowel"]) }),
  z.strictObject({ kind: z.literal("numerals") }),
  z.strictObject({ kind: z.enum(["modifiers", "borrowings", "places"]) }),
  z.strictObject({
    kind: z.literal("numberExamples"),
    items: z.array(z.strictObject({ value: z.int().min(1), what: z.string() })),
  }),
  z.strictObject({ kind: z.literal("sample"), latin: z.string(), caption: z.string() }),
]);

/** A part of a section: a text, or characters to draw. */
export type SectionBlock = z.output<typeof block>;

const section = z.strictObject({
  slug: z.enum([
    ...(["introduction", "alphabet", "modifiers", "vowels", "syntax-and-punctuation"] as const),
    ...(["borrowed-letters", "numerals", "further-numbering"] as const),
  ]),
  label: z.string(),
  blocks: z.array(block),
});

/** content/world/common-lessons.yaml: the eight sections of the primer, in the order of the selector. */
export const commonLessonsSchema = z.array(section).length(8);

export type LanguageSection = z.output<typeof section>;
