// A relative import, because vite.config.ts reads this module, too.
import { fold } from "./search-words";

const markup = /\]\([^)]*\)|\{[^}]*\}|<\/?[A-Z][^>]*>|[#*_`\\[]/g;

/** Removes Markdown syntax. */
export const toPlainText = (markdown: string) => markdown.replace(markup, "").trim();

/** The id of a heading, to which the search links. */
export const toHeadingId = (heading: string) => fold(toPlainText(heading)).replaceAll(" ", "-");
