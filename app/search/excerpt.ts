import { termsOf } from "./search-terms";

/** A part of an excerpt: what was sought, or what stands around it. */
export interface Piece {
  text: string;
  isFind: boolean;
}

/** Characters of an excerpt, and how many of them stand before the first find. */
const length = 150;
const before = 50;

/** How many of the terms a text has. */
export function countOf(text: string, sought: ReadonlySet<string>): number {
  return new Set(termsOf(text).filter((term) => sought.has(term))).size;
}

/** The part of a text around the first of the terms. */
export function passage(text: string, sought: ReadonlySet<string>): string {
  const find = words(text).find(({ term }) => sought.has(term));
  const from = (find?.at ?? 0) - before;
  const start = from <= 0 ? 0 : text.indexOf(" ", from) + 1;
  const whole = text.length <= start + length;
  const end = whole ? text.length : Math.max(text.lastIndexOf(" ", start + length), start + 1);
  const cut = text.slice(start, end);
  return (start > 0 ? "… " : "") + (whole ? cut : `${cut.replace(/[\s.,;:]+$/, "")} …`);
}

/** A text in pieces, those that are terms marked. */
export function marked(text: string, sought: ReadonlySet<string>): Piece[] {
  const all: Piece[] = [];
  let done = 0;
  for (const { term, at, word } of words(text)) {
    if (!sought.has(term)) continue;
    if (at > done) all.push({ text: text.slice(done, at), isFind: false });
    all.push({ text: word, isFind: true });
    done = at + word.length;
  }
  if (done < text.length) all.push({ text: text.slice(done), isFind: false });
  return all;
}

/** The words of a text, where each stands, and its term. */
function words(text: string): { word: string; at: number; term: string }[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu), (match) => ({
    word: match[0],
    at: match.index,
    term: termsOf(match[0])[0] ?? "",
  }));
}
