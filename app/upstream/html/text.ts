import { Parser } from "htmlparser2";
import type { SafeHtml } from "../safe-html";

/** Elements that break a line: words on their two sides are two words. */
const breaks =
  /^(?:p|br|hr|h\d|[uod]l|li|d[td]|blockquote|fig\w+|caption|t(?:able|body|head|foot|r|h|d))$/;

/** The text of a safe fragment without its markup, for attributes, titles and descriptions. */
export function textOf(html: SafeHtml): string {
  let text = "";
  const breakWord = (name: string) => {
    if (breaks.test(name)) text += " ";
  };
  const parser = new Parser({
    onopentagname: breakWord,
    onclosetag: breakWord,
    ontext(part) {
      text += part;
    },
  });
  parser.end(html);
  return text.replace(/\s+/g, " ").trim();
}
