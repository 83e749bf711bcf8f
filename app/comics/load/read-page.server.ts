import { shortenText } from "~/ui/shorten-text";
import { findOwn } from "~/find-own";
import { escapeXml } from "~/xml";
import { toRef } from "~/page-ref";
import { textOf } from "~/upstream/html/text";
import { findKnownSize } from "~/upstream/picture-sizes.server";
import type { SafeHtml } from "~/upstream/safe-html";
import { comicPicture } from "../comic-picture";
import type { PageContent, Panel, Shape } from "../page";
import type { PanelRect } from "../panels.schema";
import type { UpstreamPage } from "./api.server";

const MAX_EXCERPT_LENGTH = 140;
const MAX_ALT_LENGTH = 300;

/** Reads the picture, the text and the panels of a comic page from the upstream's data. */
export async function readPage(page: UpstreamPage, comic: string): Promise<PageContent> {
  const shape = shapeOf(page, comic);
  const [commentary, transcript] = await Promise.all([
    page.commentary.read(),
    page.transcript.read(),
  ]);
  const words = transcript || joinPanelTexts(page);
  return {
    ref: toRef(page),
    imageId: page.imageId,
    ...(shape && { shape }),
    commentary,
    excerpt: shortenText(textOf(commentary), MAX_EXCERPT_LENGTH),
    transcript: words,
    panels: findPanels(page, comic),
    alt: describePage(page.page, words),
  };
}

/** Returns the size of a page's drawing from the upstream or from the fetched picture, if known. */
export function shapeOf(page: UpstreamPage, comic: string): Shape | undefined {
  const { width, height } = page;
  if (width && height) return { width, height };
  return findKnownSize(comicPicture(comic, page.chapter, page.imageId));
}

/** Returns whether a comic page has text. */
export const hasWords = ({ transcript, panels }: UpstreamPage): boolean =>
  transcript.source !== "" || panels.some(({ text }) => text);

/** Returns the texts of panels as HTML paragraphs with ids such as `panel-3`. */
export function joinPanelTexts({ panels }: Pick<UpstreamPage, "panels">): SafeHtml {
  const paragraphs = panels.map(
    ({ text }, at) => text && `<p id="panel-${at + 1}">${escapeXml(text)}</p>`,
  );
  return paragraphs.join("") as SafeHtml;
}

const writtenPanels = import.meta.glob<Record<string, readonly PanelRect[]>>(
  "/content/panels/*/*.yaml",
  { eager: true, import: "default" },
);

/** Returns the panels of a page from the upstream or, if it has none, from content/panels/. */
function findPanels({ chapter, page, panels }: UpstreamPage, comic: string): readonly Panel[] {
  if (panels.length > 0) return panels;
  return findOwn(writtenPanels, `/content/panels/${comic}/${chapter}.yaml`)?.[page] ?? [];
}

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/** Abbreviations whose period does not end the sentence. */
const abbreviation = /\b(?:Mr|Mrs|Ms|Dr|St)\.\s*$/;

/** Returns the alternative text of a picture: page number and first sentence of the text. */
export function describePage(page: number, words: SafeHtml): string {
  let opening = "";
  for (const { segment } of sentences.segment(shortenText(textOf(words), MAX_ALT_LENGTH))) {
    opening += segment;
    if (!abbreviation.test(opening)) break;
  }
  return opening ? `Page ${page}. ${opening.trim().replace(/\.$/, "")}` : `Page ${page}`;
}
