import { toTerms } from "./search-terms";

/** A part of an excerpt: a match, or the text around it. */
export interface ExcerptPart {
  text: string;
  isMatch: boolean;
}

const MAX_EXCERPT_LENGTH = 150;
const CHARACTERS_BEFORE_MATCH = 50;

/** Counts the terms that a text contains. */
export function countTerms(text: string, sought: ReadonlySet<string>): number {
  return new Set(toTerms(text).filter((term) => sought.has(term))).size;
}

/** Cuts the passage around the first term out of a text, at spaces. */
export function cutPassage(text: string, sought: ReadonlySet<string>): string {
  let from = 0;
  for (const { term, at } of splitWords(text)) {
    if (!sought.has(term)) continue;
    from = at - CHARACTERS_BEFORE_MATCH;
    break;
  }
  const start = from <= 0 ? 0 : text.indexOf(" ", from) + 1;
  const whole = text.length <= start + MAX_EXCERPT_LENGTH;
  const end = whole
    ? text.length
    : Math.max(text.lastIndexOf(" ", start + MAX_EXCERPT_LENGTH), start + 1);
  const cut = text.slice(start, end);
  return (start > 0 ? "… " : "") + (whole ? cut : `${cut.replace(/[\s.,;:]+$/, "")} …`);
}

/** Splits a text into terms and the texts between them. */
export function markTerms(text: string, sought: ReadonlySet<string>): ExcerptPart[] {
  const parts: ExcerptPart[] = [];
  let done = 0;
  for (const { term, at, word } of splitWords(text)) {
    if (!sought.has(term)) continue;
    if (at > done) parts.push({ text: text.slice(done, at), isMatch: false });
    parts.push({ text: word, isMatch: true });
    done = at + word.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done), isMatch: false });
  return parts;
}

/** The words of a text with their positions and terms. */
function* splitWords(text: string): Generator<{ word: string; at: number; term: string }> {
  for (const { 0: word, index: at } of text.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)) {
    yield { word, at, term: toTerms(word)[0] ?? "" };
  }
}
