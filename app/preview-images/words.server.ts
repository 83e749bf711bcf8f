import { findOwn } from "~/find-own";
import { hasGlyph, textPath, textWidth, wrap, type FontName } from "lettering";

/** Longer texts end in dots. */
const MAX_PHRASE_LENGTH = 140;

/** Replacements of signs that the font lacks. */
const replacements: Record<string, string> = { "♀": "\u00a0F", "♂": "\u00a0M", "″": '"', "′": "'" };

/**
 * Reduces a text to characters of the font: an unknown accent is removed from its letter, and other unknown
 * characters are left out.
 *
 * @param fallback for a text without any letter or digit left
 */
export function letterable(text: string, fallback: string): string {
  let letters = "";
  for (const character of text.normalize("NFC")) {
    if (/\s/.test(character)) letters += " ";
    else if (hasGlyph(character)) letters += character;
    else letters += findOwn(replacements, character) ?? removeAccents(character);
  }
  const clean = letters.replace(/ +/g, " ").trim();
  if (!/[\p{L}\p{N}]/u.test(clean)) return fallback;
  return clean.length > MAX_PHRASE_LENGTH
    ? `${clean.slice(0, MAX_PHRASE_LENGTH).trimEnd()}...`
    : clean;
}

function removeAccents(character: string): string {
  return Array.from(character.normalize("NFKD"))
    .filter((part) => hasGlyph(part))
    .join("");
}

/** The space for a text, and its font sizes. */
interface TextBox {
  width: number;
  lines: number;
  largest: number;
  smallest: number;
  font?: FontName;
}

/** A text fitted into a box. */
export interface FittedText {
  lines: string[];
  size: number;
  font: FontName;
  /** From the top of the first line's capitals to the last baseline. */
  height: number;
}

/** Distances as parts of the font size. */
const LINE_HEIGHT = 1.06;
const CAPITAL_HEIGHT = 0.72;

/** Sets a text as large as its room allows; one that is too long at the smallest ends in dots. */
export function fit(
  text: string,
  { width, lines, largest, smallest, font = "bold" }: TextBox,
): FittedText {
  let size = largest;
  let broken = wrap(text, width, { size, font });
  const fits = () =>
    broken.length <= lines && broken.every((line) => textWidth(line, { size, font }) <= width);
  while (!fits() && size > smallest) {
    size = Math.max(smallest, Math.floor(size * 0.95));
    broken = wrap(text, width, { size, font });
  }
  if (!fits()) broken = cut(broken, width, lines, { size, font });
  return {
    lines: broken,
    size,
    font,
    height: size * (CAPITAL_HEIGHT + (broken.length - 1) * LINE_HEIGHT),
  };
}

/** Cuts lines to the width and the number of lines; cut text ends in dots. */
function cut(
  broken: readonly string[],
  width: number,
  lines: number,
  style: { size: number; font: FontName },
): string[] {
  return broken.slice(0, lines).map((line, i) => {
    const isLast = i === lines - 1 && broken.length > lines;
    if (!isLast && textWidth(line, style) <= width) return line;
    let start = line;
    while (start !== "" && textWidth(`${start}...`, style) > width) start = start.slice(0, -1);
    return `${start.trimEnd()}...`;
  });
}

/** The position of a fitted text; `top` is that of the first capitals. */
export interface LetterPlace {
  x: number;
  top: number;
  anchor?: "start" | "middle" | "end";
}

/** The path data of a fitted text. */
export function lettersOf({ lines, size, font }: FittedText, place: LetterPlace): string {
  const { x, top, anchor = "start" } = place;
  return lines
    .map((line, i) =>
      textPath(line, { x, y: top + size * (CAPITAL_HEIGHT + i * LINE_HEIGHT), size, font, anchor }),
    )
    .join("");
}
