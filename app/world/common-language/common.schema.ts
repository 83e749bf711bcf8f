import { z } from "zod";

const letterValue = z.enum([
  ...(["b", "ch", "d", "f", "g", "h", "j", "k", "l", "m"] as const),
  ...(["n", "p", "r", "s", "sh", "t", "v", "w", "y", "z"] as const),
  ...(["a", "e", "i", "o", "u"] as const),
]);
const numeralValue = z.literal([0, 1, 2, 3, 4, 5, 6, 7]);
const markKey = z.enum([
  ...(["stop", "comma", "question", "exclamation", "open", "close", "dash"] as const),
  ...(["ear", "twin", "breath", "whisker", "space", "unknown"] as const),
]);

/** The key of a glyph: a letter, a numeral or a mark. */
export type GlyphKey =
  | z.output<typeof letterValue>
  | `${z.output<typeof numeralValue>}`
  | z.output<typeof markKey>;

/** A glyph of a line with its marks. */
export interface MarkedGlyph {
  glyph: GlyphKey;
  marks: readonly GlyphKey[];
}

const drawing = z.string().regex(/^(?:M[MQTAZa\d .-]*)?$/, "must be the path of an SVG");

/** content/world/common-script.yaml: the glyphs, and the rules for their use. */
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
  spellingRules: z.array(
    z.strictObject({
      latin: z.string(),
      before: z.array(z.string()).optional(),
      atStart: z.literal(true).optional(),
      letters: z.array(letterValue),
    }),
  ),
  numerals: z
    .array(z.strictObject({ value: numeralValue, name: z.string(), gesture: z.string(), drawing }))
    .length(8),
  /** The names of 8, 64, 512 and so on. */
  numberPlaces: z.array(z.string()),
  marks: z.array(
    z.strictObject({
      key: markKey,
      name: z.string(),
      latin: z.array(z.string()).default([]),
      drawing,
    }),
  ),
});
