// The import is relative, because vite.config.ts imports this module, too.
import { fold } from "./search-words";

const markup = /\]\([^)]*\)|\{[^}]*\}|<\/?[A-Z][^>]*>|[#*_`\\[]/g;

/** Removes Markdown syntax. */
export const toPlainText = (markdown: string) => markdown.replace(markup, "").trim();

/** Returns the id of a heading, to which search results link. */
export const toHeadingId = (heading: string) => fold(toPlainText(heading)).replaceAll(" ", "-");
