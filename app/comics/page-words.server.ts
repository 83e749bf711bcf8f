import { shortenText } from "~/document/shorten-text";
import { escapeXml } from "~/http/xml";
import { textOf } from "~/upstream/html/text";
import type { LazyHtml } from "~/upstream/fields.server";
import type { SafeHtml } from "~/upstream/safe-html";

/** The text of a page as the upstream has it: whole, or by panels. */
export interface PageTextSource {
  transcript: Pick<LazyHtml, "source">;
  panels: readonly { text: string }[];
}

/** Whether a page has text. */
export function hasWords({ transcript, panels }: PageTextSource): boolean {
  return transcript.source !== "" || panels.some(({ text }) => text);
}

/** Returns the texts of panels as HTML, with a paragraph for each. */
export function asParagraphs(panels: PageTextSource["panels"]): SafeHtml {
  const paragraphs = panels.map(({ text }) => text && `<p>${escapeXml(text)}</p>`);
  return paragraphs.join("") as SafeHtml;
}

/** Gives the paragraphs of panels ids, so that `#panel-3` leads to one. */
export function namePanels(fragment: SafeHtml, { transcript, panels }: PageTextSource): SafeHtml {
  if (transcript.source) return fragment;
  const numbers = panels.flatMap(({ text }, at) => (text ? at + 1 : []));
  let next = 0;
  return fragment.replaceAll("<p>", () => `<p id="panel-${numbers[next++]}">`) as SafeHtml;
}

/** Removes these ids, which would not be unique in a document with several pages. */
export function unnamePanels(fragment: SafeHtml): SafeHtml {
  return fragment.replaceAll(/<p id="panel-\d+">/g, "<p>") as SafeHtml;
}

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/** Abbreviations whose full stop ends no sentence. */
const title = /\b(?:Mr|Mrs|Ms|Dr|St)\.\s*$/;

/** Returns the alternative text of a page's picture: its number, and the first sentence of its text. */
export function describePage(page: number, words = "" as SafeHtml): string {
  const opening = firstSentence(words);
  return opening ? `Page ${page}. ${opening}` : `Page ${page}`;
}

/** Returns the first sentence of HTML without its full stop, cut to a length that suits alternative text. */
export function firstSentence(fragment: SafeHtml, maxLength = 300): string {
  let opening = "";
  for (const { segment } of sentences.segment(shortenText(textOf(fragment), maxLength))) {
    opening += segment;
    if (!title.test(opening)) break;
  }
  return opening.trim().replace(/\.$/, "");
}
