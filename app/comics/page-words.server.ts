import { textOf } from "~/upstream/html/text";
import type { RawHtml, SafeHtml } from "~/upstream/safe-html";

/** What the upstream says of a page in words: all of it at once, or panel by panel. */
export interface Written {
  transcript: RawHtml;
  panels: readonly { text: string }[];
}

/** Whether a page can be read as text. */
export function hasWords({ transcript, panels }: Written): boolean {
  return transcript !== "" || panels.some(({ text }) => text);
}

/** The words of a page as one fragment; each panel's is a paragraph. */
export function asFragment({ transcript, panels }: Written): RawHtml {
  if (transcript) return transcript;
  const paragraphs = panels.map(({ text }) => text && `<p>${escaped(text)}</p>`);
  return paragraphs.join("") as RawHtml;
}

/** Names the paragraphs of panels, so that `#panel-3` of a page's address leads to one. */
export function namePanels(fragment: SafeHtml, { transcript, panels }: Written): SafeHtml {
  if (transcript) return fragment;
  const numbers = panels.flatMap(({ text }, at) => (text ? at + 1 : []));
  let next = 0;
  return fragment.replaceAll("<p>", () => `<p id="panel-${numbers[next++]}">`) as SafeHtml;
}

/** The same without the names, which would come again on a page with several of them. */
export function unnamePanels(fragment: SafeHtml): SafeHtml {
  return fragment.replaceAll(/<p id="panel-\d+">/g, "<p>") as SafeHtml;
}

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/** What ends with a full stop, and no sentence. */
const title = /\b(?:Mr|Mrs|Ms|Dr|St)\.\s*$/;

/** The alternative text of a page's picture: its number, and the first sentence of its words. */
export function describePage(page: number, words = "" as SafeHtml): string {
  const opening = firstSentence(words);
  return opening ? `Page ${page}. ${opening}` : `Page ${page}`;
}

/** The first sentence of a fragment, without its full stop; cut where it is far too long for a picture's text. */
export function firstSentence(fragment: SafeHtml, longest = 300): string {
  let opening = "";
  for (const { segment } of sentences.segment(textOf(fragment).slice(0, longest))) {
    opening += segment;
    if (!title.test(opening)) break;
  }
  return opening.trim().replace(/\.$/, "");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
