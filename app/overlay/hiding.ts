import type { Controls } from "./control-messages.server";

/** What is not to be read on the stream. */
export type Hiding = Pick<Controls, "safe" | "words">;

/** Nothing is hidden. */
export const nothingHidden: Hiding = { safe: false, words: [] };

/**
 * Whether a name has one of the words. Cases, accents and whatever stands between letters do not
 * count, and the word may be a part of another: a name that is hidden for nothing does no harm, one
 * that is shown does.
 */
export function hidesName(name: string, { safe, words }: Hiding): boolean {
  return safe || has(name, words, lettersAlone);
}

/** Whether a message has one of the words; within one, what stands between words counts. */
export function hidesMessage(message: string, { safe, words }: Hiding): boolean {
  return safe || has(message, words, folded);
}

function has(text: string, words: readonly string[], plain: (text: string) => string): boolean {
  if (words.length === 0) return false;
  const read = plain(text);
  return words.some((word) => {
    // A word of signs alone is looked for as it is.
    const sought = plain(word) || word.trim();
    return sought !== "" && (read.includes(sought) || text.includes(sought));
  });
}

/** Without case, accents, and characters that nobody sees; ß is ss, and ﬁ is fi. */
function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toUpperCase()
    .toLowerCase()
    .replace(/[\s\p{Z}]+/gu, " ")
    .trim();
}

function lettersAlone(text: string): string {
  return folded(text).replace(/[^\p{L}\p{N}]/gu, "");
}
