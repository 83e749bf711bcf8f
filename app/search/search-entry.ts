import { textOf } from "~/upstream/html/text";

/** A page, or a part of one, that the search finds. Texts contain no markup. */
export interface SearchEntry {
  group: "Comic" | "Characters" | "Caudalglen" | "World" | "Galleries" | "Pages";
  /** All names; results show the first one. */
  names: readonly string[];
  to: string;
  /** Whether it is a part of a page with an own entry: it ranks lower, and the site map omits it. */
  isPart?: boolean;
  /** The addresses of pages that repeat the content of this page. Only the site map lists them. */
  views?: readonly string[];
  place: string;
  keywords?: readonly string[];
  /** The parts that have a fragment: panels of a comic page, sections of a text. */
  parts?: readonly { name: string; fragment: string; text: string }[];
  /** The first text is the description. */
  texts?: readonly string[];
  /** The path of its picture on the picture host. */
  picture?: string | undefined;
  /** Loads the fields that are missing in lists, with one API call in the background. */
  read?: () => Promise<Partial<SearchEntry>>;
}

/** A function that loads search entries, and functions for further lists, by at most one call. */
export type SearchList = () => Promise<SearchEntries>;

/** Entries, and functions that load further lists. */
export type SearchEntries = readonly (SearchEntry | SearchList)[];

const MAX_HTML_LENGTH = 12_000;

/**
 * Returns the text of HTML as one line for the search. Headings end with a colon and list items
 * with a period, so that they stay apart.
 */
export function toSearchText(html: string): string {
  const punctuated = html
    .slice(0, MAX_HTML_LENGTH)
    .replace(/<\/(?:h\d|dt)>/g, ":$&")
    .replace(/(?<=[\p{L}\p{N})](?:<\/\w+>)*)<\/(?:dd|li)>/gu, ".$&");
  return textOf(punctuated);
}
