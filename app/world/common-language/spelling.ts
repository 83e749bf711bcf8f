import { letters, marks, numerals, spellingRules } from "~content/world/common-script.yaml";
import { withoutAccents } from "~/ui/search-words";
import type { GlyphKey, Written } from "./common.schema";
import { toBase8 } from "./numbers";

/** Maximum number of characters of a name. */
export const MAX_NAME_LENGTH = 40;

/** All glyphs of the script: filled paths on a 24 × 24 grid, with their names. */
export const glyphs = Object.fromEntries([
  ...letters.map(({ value, name, drawing }) => [value, { name, drawing }]),
  ...numerals.map(({ value, name, drawing }) => [value, { name, drawing }]),
  ...marks.map(({ key, name, drawing }) => [key, { name, drawing }]),
]) as Record<GlyphKey, { name: string; drawing: string }>;

const letterValues: ReadonlySet<string> = new Set(letters.map(({ value }) => value));
const punctuation = new Map(marks.flatMap(({ key, latin }) => latin.map((sign) => [sign, key])));

/** Lower case without accents, except on š, which is a letter of its own, and without invisible characters. */
function foldLatin(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .split(/(š)/)
    .map((part) => (part === "š" ? part : withoutAccents(part)))
    .join("")
    .replace(/\p{Emoji_Modifier}/gu, "");
}

/**
 * Spells a text in Common script. A run of digits is one number, written in base 8; an apostrophe and the following s
 * become the whisker; the tilt and the pounce precede their sentence; unsupported characters become "unknown".
 */
export function toCommon(text: string): GlyphKey[] {
  const latin = foldLatin(text);
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

    if (digits) spelled.push(...figuresOf(BigInt(digits)));
    else if (rule) spelled.push(...rule.letters);
    else if (letterValues.has(character)) spelled.push(character as GlyphKey);
    else if (character === '"') {
      isQuoted = !isQuoted;
      spelled.push(isQuoted ? "open" : "close");
    } else spelled.push(mark ?? "unknown");
  }
  return spelled;
}

/** The digits of a whole number in base 8 as glyphs, most significant first. */
export function figuresOf(value: bigint | number): GlyphKey[] {
  return toBase8(value).map((figure) => String(figure) as GlyphKey);
}

/** Converts glyph keys to glyphs without marks. */
export function unmarked(line: readonly GlyphKey[]): Written[] {
  return line.map((glyph) => ({ glyph, marks: [] }));
}

/** A name in Common script, with an ear over the first letter of each part. */
export function spellName(name: string): Written[] {
  const line = toCommon(name);
  return line.map((glyph, at) => {
    const isFirst = letterValues.has(glyph) && !letterValues.has(line[at - 1] ?? "");
    return { glyph, marks: isFirst ? ["ear"] : [] };
  });
}

/** The result of parsing a name. */
export interface WrittenName {
  name: string;
  isCut: boolean;
}

/**
 * Parses a name: one line of at most `MAX_NAME_LENGTH` grapheme clusters.
 *
 * @returns undefined for an empty text
 */
export function readName(text: string | null): WrittenName | undefined {
  // Segmenting graphemes is slow, so a long text is truncated first.
  const line = (text ?? "")
    .slice(0, 1_000)
    .replace(/[\p{Cc}\p{Cs}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (!line) return undefined;
  const signs = [...new Intl.Segmenter("en").segment(line)].map(({ segment }) => segment);
  const isCut = signs.length > MAX_NAME_LENGTH;
  // A grapheme can contain any number of accents; only a few are kept.
  const name = signs.slice(0, MAX_NAME_LENGTH).map((sign) => [...sign].slice(0, 8).join(""));
  return { name: name.join("").trim(), isCut };
}
