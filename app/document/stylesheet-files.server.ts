import { readFileSync } from "node:fs";

const texts = new Map<string, string>();

/**
 * The text of a built stylesheet, read from disk once.
 *
 * @param href its address, `/assets/…`
 */
export function readStylesheet(href: string): string {
  let text = texts.get(href);
  if (text === undefined) {
    // The build's `client` folder lies beside that of the server.
    text = readFileSync(new URL(`../client${href}`, import.meta.url), "utf8").trim();
    texts.set(href, text);
  }
  return text;
}
