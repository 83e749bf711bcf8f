import { decodeHTML } from "entities";

/** The elements that stay within a line; all other elements separate words. */
const inLine =
  "a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd label mark q ruby" +
  " s samp script small span strike strong style sub sup time tt u var wbr";
const elementsInLine = new Set(inLine.split(" "));

/** Returns whether an element separates the words before and after it. */
export const separatesWords = (element: string) => !elementsInLine.has(element.toLowerCase());

/** Matches a tag or a comment, whose attributes may contain `>` and whose end may be cut off. */
const tags = /<(?:\/?([a-z][\w-]*)|[/!])(?:"[^"]*"?|[^">])*>?/gi;

/** Converts HTML to text for attributes, titles, descriptions, feeds and the search. */
export function textOf(html: string): string {
  const text = html.replace(tags, (_tag, name = "a") => (separatesWords(name) ? " " : ""));
  return decodeHTML(text).replace(/\s+/g, " ").trim();
}
