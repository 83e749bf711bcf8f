import { toWellFormed } from "./events";

/** Letters with more UTF-16 code units lose their accents. */
const MAX_UNITS_PER_LETTER = 16;

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * A text on one line, at most `length` graphemes long. Invisible characters are removed, as some change the direction
 * of the text; joiners of emoji stay. A text of invisible characters only is empty.
 */
export function clipText(text: string, length: number): string {
  const plain = toWellFormed(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replace(/(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cf}\p{Co}]/gu, "")
    .trim();
  if (!/[^\p{Default_Ignorable_Code_Point}\u2800\s]/u.test(plain)) return "";
  const shown: string[] = [];
  for (const { segment } of letters.segment(plain.slice(0, length * MAX_UNITS_PER_LETTER * 2))) {
    if (shown.length === length) return `${shown.join("").trimEnd()}…`;
    shown.push(segment.length <= MAX_UNITS_PER_LETTER ? segment : stripMarks(segment));
  }
  return shown.join("").trim();
}

/** A letter without its accents; a long emoji is cut. */
function stripMarks(letter: string): string {
  const [first = ""] = letter;
  return /\p{M}/u.test(letter) ? first : toWellFormed(letter.slice(0, MAX_UNITS_PER_LETTER * 3));
}
