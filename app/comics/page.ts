import { comparePages, namePage, type PageRef } from "~/page-ref";
import type { SafeHtml } from "~/upstream/safe-html";
import type { PanelRect } from "./panels.schema";

/** Width and height, in any unit. */
export interface Shape {
  width: number;
  height: number;
}

/** Where the controls of a page lead; a missing one is disabled. */
export type AdjacentPages = Partial<
  Record<"first" | "previous" | "next" | "latest", PageRef | undefined>
>;

/** A panel of a page, with its words where the upstream has them. */
export type Panel = PanelRect & { text?: string };

/** The picture, the words and the panels of a page. */
export interface PageContent {
  ref: PageRef;
  imageId: string;
  /** The shape of the drawing; without it the page has the shape of its comic. */
  shape?: Shape;
  commentary: SafeHtml;
  /** The commentary's first words, for descriptions. */
  excerpt: string;
  /** The text of the page; empty for a page without text. */
  transcript: SafeHtml;
  /** In reading order; empty for a page whose panels are unknown. */
  panels: readonly Panel[];
  /** The alternative text of the picture. */
  alt: string;
}

/** A page of a comic with its place there, on the server and in the browser. */
export interface ComicPage extends PageContent {
  comic: ComicOfPage;
  chapter: ChapterOfPage;
  /** Counted from 1 among the pages of its chapter, whose numbers may have gaps. */
  position: number;
  controls: AdjacentPages;
  /** The picture of the next page, to be loaded before the turn. */
  nextImage?: { chapter: number; imageId: string } | undefined;
  /** Its date, if the upstream has it. */
  date?: string;
  /** Only where the reader chose two pages side by side. */
  spread?: {
    /** The other page; it has no spread itself. */
    partner: ComicPage | undefined;
    /** The first page of the spread before. */
    previous: PageRef | undefined;
  };
}

/** What a page shows of its comic. `first` and `latest` are missing if they cannot be loaded. */
export interface ComicOfPage {
  slug: string;
  title: string;
  pageShape: Shape;
  first: (PageRef & { imageId: string }) | undefined;
  latest: PageRef | undefined;
  /** The day on which the next page is expected. */
  expected: string | undefined;
}

interface ChapterOfPage {
  number: number;
  title: string;
  nextTitle: string;
  count: number;
  /** The numbers of its pages; of a long one those of the nearest. */
  pages: number[];
}

/** Names pages that are shown together, as in "chapter 2, pages 3 and 4". */
export function namePages([left, right]: readonly ComicPage[], word?: "chapter" | "Chapter") {
  return right
    ? `${namePage(left!.ref, word, "pages")} and ${right.ref.page}`
    : namePage(left!.ref, word);
}

/**
 * Returns the pages of a page's spread in reading order, or the page alone, and where their controls lead.
 *
 * @param isAlone whether one of the pictures turned out to have no room beside it
 */
export function findShownPages(page: ComicPage, isAlone = false) {
  const { spread, controls } = page;
  if (!spread || isAlone) return { pages: [page], controls };
  const pages = [page, ...(spread.partner ? [spread.partner] : [])];
  pages.sort((a, b) => comparePages(a.ref, b.ref));
  return { pages, controls: { ...pages.at(-1)!.controls, previous: spread.previous } };
}
