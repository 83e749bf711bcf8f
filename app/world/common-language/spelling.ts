import { letters, spellingRules } from "./lessons";
import type { CommonLetterValue } from "./lessons";
import type { GlyphKey, MarkKey, NumeralKey } from "./glyphs";
import { toBase8 } from "./numbers";

const single = new Map<string, CommonLetterValue>(letters.map(({ value }) => [value, value]));

const punctuation: Readonly<Record<string, MarkKey>> = {
  ".": "stop",
  ";": "stop",
  "…": "dash",
  ",": "comma",
  ":": "comma",
  "?": "question",
  "!": "exclamation",
  "(": "open",
  "[": "open",
  "“": "open",
  "«": "open",
  ")": "close",
  "]": "close",
  "”": "close",
  "»": "close",
  "-": "dash",
  "–": "dash",
  "—": "dash",
  "'": "whisker",
  "’": "whisker",
};

/** Latin letters that are two in one, or wear an accent that Unicode does not take off. */
const unfolded: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ı: "i",
};

/**
 * Lower case without accents, except that š keeps its caron: it is a letter of its own. What is
 * not seen by itself (joiners, skin tones) goes with the accents.
 */
function folded(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^š]/gu, (character) =>
      character.normalize("NFD").replace(/[\p{M}\p{Cf}\p{Emoji_Modifier}]/gu, ""),
    )
    .replace(/[ßæœøłđı]/gu, (character) => unfolded[character] ?? character);
}

/**
 * Spells a text in Common by the spelling rules. A run of digits is one number and is written in
 * base 8; an apostrophe and the s after it are the whisker; the tilt and the pounce go before
 * their sentence; what Common cannot write becomes "unknown".
 */
export function toCommon(text: string): GlyphKey[] {
  const latin = folded(text);
  const spelled: GlyphKey[] = [];
  let quoted = false;
  // Where the sentence begins that a tilt or a pounce would go before.
  let sentence = 0;
  let ended = false;
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
    const belongs = /^['’]s(?!\p{L})/u.test(rest);
    const mark = punctuation[character];
    at += digits?.length ?? rule?.latin.length ?? (belongs ? 2 : character.length);

    if (mark === "question" || mark === "exclamation") {
      spelled.splice(sentence, 0, mark);
      ended = true;
      continue;
    }
    if (/\s/.test(character)) {
      spelled.push("space");
      continue;
    }
    if (mark === "stop") ended = true;
    else if (ended) {
      sentence = spelled.length;
      ended = false;
    }

    const letter = single.get(character);
    if (digits) {
      spelled.push(...toBase8(BigInt(digits)).map((digit) => String(digit) as NumeralKey));
    } else if (rule) spelled.push(...rule.letters);
    else if (letter) spelled.push(letter);
    else if (character === '"') {
      quoted = !quoted;
      spelled.push(quoted ? "open" : "close");
    } else spelled.push(mark ?? "unknown");
  }
  return spelled;
}
