import { Parser } from "htmlparser2";
import type { RawHtml, SafeHtml } from "../safe-html";

/** Elements that break a line: words on their two sides are two words. */
const breaks =
  /^(?:p|br|hr|h\d|[uod]l|li|d[td]|blockquote|fig\w+|caption|t(?:able|body|head|foot|r|h|d))$/;

/** Elements whose text is none that is read. */
const silent = /^(?:script|style|template)$/;

/** The text of a fragment without its markup, for attributes, titles, descriptions and searches. */
export function textOf(html: SafeHtml | RawHtml): string {
  let text = "";
  let isSilent = false;
  const breakWord = (name: string) => {
    if (breaks.test(name)) text += " ";
  };
  const parser = new Parser({
    onopentagname(name) {
      breakWord(name);
      isSilent ||= silent.test(name);
    },
    onclosetag(name) {
      breakWord(name);
      if (silent.test(name)) isSilent = false;
    },
    ontext(part) {
      if (!isSilent) text += part;
    },
  });
  parser.end(html);
  return text.replace(/\s+/g, " ").trim();
}
