import { toWellFormed } from "./events";

/** No letter needs more code units than this; a pile of accents does. */
const unitsPerLetter = 16;

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * A text on one line and of a bounded length. Characters that nobody sees go, but for the joiners
 * that emoji are made with: among them are those that would turn the direction of what follows.
 */
export function clip(text: string, length: number): string {
  const plain = toWellFormed(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replace(/(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cf}\p{Co}]/gu, "")
    .trim();
  const shown: string[] = [];
  for (const { segment } of letters.segment(plain.slice(0, length * unitsPerLetter * 2))) {
    if (shown.length === length) return `${shown.join("").trimEnd()}…`;
    shown.push(segment.length <= unitsPerLetter ? segment : bare(segment));
  }
  return shown.join("").trim();
}

/** A letter without the pile on it; of an emoji made of many, all that fits a letter's room. */
function bare(letter: string): string {
  const [first = ""] = letter;
  return /\p{M}/u.test(letter) ? first : toWellFormed(letter.slice(0, unitsPerLetter * 3));
}
