import { hasGlyph, textPath, textWidth, wrap, type FontName } from "lettering";

/** Longer names and phrases on a poster end in dots. */
const MAX_PHRASE_LENGTH = 140;

/** What is written for a character that no face has: signs that stand for a word. */
const standIns: Record<string, string> = { "♀": "\u00a0F", "♂": "\u00a0M", "″": '"', "′": "'" };

/**
 * A text in the letters that the studio's face has: an accent it lacks is left off its letter, and
 * a character it lacks is left out.
 *
 * @param otherwise for a text of which nothing can be read then
 */
export function letterable(text: string, otherwise: string): string {
  let letters = "";
  for (const character of text.normalize("NFC")) {
    if (/\s/.test(character)) letters += " ";
    else if (hasGlyph(character)) letters += character;
    else if (Object.hasOwn(standIns, character)) letters += standIns[character];
    else letters += Array.from(character.normalize("NFKD")).filter(isKnown).join("");
  }
  const clean = letters.replace(/ +/g, " ").trim();
  if (!/[\p{L}\p{N}]/u.test(clean)) return otherwise;
  return clean.length > MAX_PHRASE_LENGTH
    ? `${clean.slice(0, MAX_PHRASE_LENGTH).trimEnd()}...`
    : clean;
}

function isKnown(character: string): boolean {
  return hasGlyph(character);
}

/** Room for a text, and how large it may be set. */
export interface Room {
  width: number;
  lines: number;
  largest: number;
  smallest: number;
  font?: FontName;
}

/** A text fitted into its room. */
export interface Fitted {
  lines: string[];
  size: number;
  font: FontName;
  /** From the top of the first line's capitals to the last baseline. */
  height: number;
}

const leading = 1.06;
/** How high capitals are, as a part of the size. */
const capital = 0.72;

/** Sets a text as large as its room allows; one that is too long at the smallest ends in dots. */
export function fit(
  text: string,
  { width, lines, largest, smallest, font = "bold" }: Room,
): Fitted {
  let size = largest;
  let broken = wrap(text, width, { size, font });
  const fits = () =>
    broken.length <= lines && broken.every((line) => textWidth(line, { size, font }) <= width);
  while (!fits() && size > smallest) {
    size = Math.max(smallest, Math.floor(size * 0.95));
    broken = wrap(text, width, { size, font });
  }
  if (!fits()) broken = cut(broken, width, lines, { size, font });
  return { lines: broken, size, font, height: size * (capital + (broken.length - 1) * leading) };
}

/** As many lines as there may be, each cut to the width; dots stand for what is missing. */
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

/** Where a fitted text stands; its first capitals begin at `top`. */
export interface LetterPlace {
  x: number;
  top: number;
  anchor?: "start" | "middle" | "end";
}

/** The path data of a fitted text. */
export function lettersOf({ lines, size, font }: Fitted, place: LetterPlace): string {
  const { x, top, anchor = "start" } = place;
  return lines
    .map((line, i) =>
      textPath(line, { x, y: top + size * (capital + i * leading), size, font, anchor }),
    )
    .join("");
}
