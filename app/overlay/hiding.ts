import type { Controls } from "./control-messages";

/** The controls that hide names and messages. */
export type Hiding = Pick<Controls, "safe" | "words">;

export const NOTHING_HIDDEN: Hiding = { safe: false, words: [] };

/**
 * Whether a name contains one of the words. Case, accents and signs between letters are ignored, and parts of words
 * match: a name that is hidden by mistake does less harm than one that is shown.
 */
export function isNameHidden(name: string, { safe, words }: Hiding): boolean {
  return safe || containsWord(name, words, keepLetters);
}

/** Whether a message contains one of the words. Unlike in names, signs and spaces count. */
export function isMessageHidden(message: string, { safe, words }: Hiding): boolean {
  return safe || containsWord(message, words, foldText);
}

function containsWord(
  text: string,
  words: readonly string[],
  normalize: (text: string) => string,
): boolean {
  const normalized = normalize(text);
  return words.some((word) => {
    // A word without letters is searched for unchanged.
    const searched = normalize(word) || word.trim();
    return searched !== "" && (normalized.includes(searched) || text.includes(searched));
  });
}

/** Removes case, accents and invisible characters; ß becomes ss, and ﬁ becomes fi. */
function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toUpperCase()
    .toLowerCase()
    .replace(/[\s\p{Z}]+/gu, " ")
    .trim();
}

function keepLetters(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]/gu, "");
}
