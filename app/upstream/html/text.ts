import { Parser } from "htmlparser2";
import type { RawHtml, SafeHtml } from "../safe-html";

/** Elements that separate words. */
const breaks =
  /^(?:p|br|hr|h\d|[uod]l|li|d[td]|blockquote|fig\w+|caption|t(?:able|body|head|foot|r|h|d))$/;

/** Elements whose text is not shown. */
const hidden = /^(?:script|style|template)$/;

/** The text of a fragment, for attributes, titles, descriptions and searches. */
export function textOf(html: SafeHtml | RawHtml): string {
  let text = "";
  let isHidden = false;
  const breakWord = (name: string) => {
    if (breaks.test(name)) text += " ";
  };
  const parser = new Parser({
    onopentagname(name) {
      breakWord(name);
      isHidden ||= hidden.test(name);
    },
    onclosetag(name) {
      breakWord(name);
      if (hidden.test(name)) isHidden = false;
    },
    ontext(part) {
      if (!isHidden) text += part;
    },
  });
  parser.end(html);
  return text.replace(/\s+/g, " ").trim();
}
