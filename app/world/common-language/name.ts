import type { GlyphKey } from "./glyphs";
import { toCommon } from "./spelling";

/** Signs of a name that the sheet has room for. */
export const longestName = 40;

/** A character as it stands in a line: a glyph, and the marks it wears. */
export interface Written {
  glyph: GlyphKey;
  marks: readonly GlyphKey[];
}

const letter = /^(?:[a-z]|ch|sh)$/;

/** A line in which no character wears a mark. */
export function plain(glyphs: readonly GlyphKey[]): Written[] {
  return glyphs.map((glyph) => ({ glyph, marks: [] }));
}

/** A name in Common: spelled by the rules, with an ear over the first letter of each part. */
export function writtenName(name: string): Written[] {
  const glyphs = toCommon(name);
  return glyphs.map((glyph, at) => {
    const before = glyphs[at - 1];
    const begins = letter.test(glyph) && (before === undefined || !letter.test(before));
    return { glyph, marks: begins ? ["ear"] : [] };
  });
}

/**
 * Reads a name from a form: one line of at most `longestName` characters as a reader counts them.
 *
 * @returns nothing when there was nothing to read
 */
export function readName(text: string | null): { name: string; cut: boolean } | undefined {
  // Cut roughly first: counting characters as a reader does takes its time.
  const line = (text ?? "")
    .slice(0, 1_000)
    .replace(/[\p{Cc}\p{Cs}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (!line) return undefined;
  const signs = [...new Intl.Segmenter("en").segment(line)].map(({ segment }) => segment);
  const cut = signs.length > longestName;
  // A sign may carry any number of accents; a few are a letter, a hundred are a prank.
  const name = signs.slice(0, longestName).map((sign) => [...sign].slice(0, 8).join(""));
  return { name: name.join("").trim(), cut };
}
