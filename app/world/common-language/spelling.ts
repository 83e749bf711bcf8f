import { letters, marks, numerals, spellingRules } from "~content/world/common-script.yaml";
import type { GlyphKey, MarkedGlyph } from "./common.schema";
import { toBase8 } from "./numbers";

/** All glyphs of the script: filled paths on a 24 × 24 grid, with their names. */
export const glyphs = Object.fromEntries([
  ...letters.map(({ value, name, drawing }) => [value, { name, drawing }]),
  ...numerals.map(({ value, name, drawing }) => [value, { name, drawing }]),
  ...marks.map(({ key, name, drawing }) => [key, { name, drawing }]),
]) as Record<GlyphKey, { name: string; drawing: string }>;

const letterValues: ReadonlySet<string> = new Set(letters.map(({ value }) => value));
const punctuation = new Map(marks.flatMap(({ key, latin }) => latin.map((sign) => [sign, key])));

/**
 * Spells a text in Common script. A run of digits is one number, written in base 8; an apostrophe
 * and the following s become the whisker; the tilt and the pounce precede their sentence;
 * unsupported characters become "unknown".
 */
export function toCommon(text: string): GlyphKey[] {
  const latin = text.normalize("NFC").toLowerCase();
  const spelled: GlyphKey[] = [];
  let isQuoted = false;
  // The start of the current sentence, where a tilt or a pounce is inserted.
  let sentenceStart = 0;
  let hasEnded = false;
  for (let at = 0; at < latin.length;) {
    const rest = latin.slice(at);
    const digits = /^\d+/.exec(rest)?.[0];
    const rule = spellingRules.find(
      ({ latin: written, before, atStart }) =>
        rest.startsWith(written) &&
        (!before || before.includes(rest.charAt(written.length))) &&
        (!atStart || !/\p{L}/u.test(latin.charAt(at - 1))),
    );
    const character = String.fromCodePoint(latin.codePointAt(at) ?? 0);
    const isPossessive = /^['’]s(?!\p{L})/u.test(rest);
    const mark = punctuation.get(character);
    at += digits?.length ?? rule?.latin.length ?? (isPossessive ? 2 : character.length);

    if (mark === "question" || mark === "exclamation") {
      spelled.splice(sentenceStart, 0, mark);
      hasEnded = true;
      continue;
    }
    if (/\s/.test(character)) {
      spelled.push("space");
      continue;
    }
    if (mark === "stop") hasEnded = true;
    else if (hasEnded) {
      sentenceStart = spelled.length;
      hasEnded = false;
    }

    if (digits)
      spelled.push(...toBase8(Number(digits)).map((figure) => String(figure) as GlyphKey));
    else if (rule) spelled.push(...rule.letters);
    else if (letterValues.has(character)) spelled.push(character as GlyphKey);
    else if (character === '"') {
      isQuoted = !isQuoted;
      spelled.push(isQuoted ? "open" : "close");
    } else spelled.push(mark ?? "unknown");
  }
  return spelled;
}

/** Converts glyph keys to glyphs without marks. */
export function toUnmarkedGlyphs(line: readonly GlyphKey[]): MarkedGlyph[] {
  return line.map((glyph) => ({ glyph, marks: [] }));
}
