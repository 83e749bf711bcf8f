import { textOf } from "~/upstream/html/text";

/** A page, or a part of one, that the search finds. Texts contain no markup. */
export interface SearchEntry {
  group: "Comic" | "Characters" | "Caudalglen" | "World" | "Galleries" | "Pages";
  /** All names; results show the first one. */
  names: readonly string[];
  to: string;
  place: string;
  keywords?: readonly string[];
  /** Parts with a fragment of their own: the panels of a page of the comic, the sections of a text. */
  parts?: readonly { name: string; fragment: string; text: string }[];
  /** The first text is the description. */
  texts?: readonly string[];
  /** The path of its picture on the picture host. */
  picture?: string | undefined;
  /** Reads by one call to the API, in the background, what no list says of it. */
  read?: () => Promise<Partial<SearchEntry>>;
}

/** Reads entries, and lists of further ones, by at most one call to the API. */
export type SearchList = () => Promise<readonly (SearchEntry | SearchList)[]>;

const MAX_HTML_LENGTH = 12_000;

/** The text of HTML for the search: headings get a colon and items a period, because everything is joined to one line. */
export function toSearchText(html: string): string {
  const punctuated = html
    .slice(0, MAX_HTML_LENGTH)
    .replace(/<\/(?:h\d|dt)>/g, ":$&")
    .replace(/(?<=[\p{L}\p{N})](?:<\/\w+>)*)<\/(?:dd|li)>/gu, ".$&");
  return textOf(punctuated);
}
