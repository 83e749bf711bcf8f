import { comparePages, namePage, type PageRef } from "~/page-ref";
import type { SafeHtml } from "~/upstream/safe-html";
import type { PanelRect } from "./panels.schema";

/** Width and height, in any unit. */
export interface Shape {
  width: number;
  height: number;
}

/** The targets of a page's controls; a control without target is disabled. */
export type AdjacentPages = Partial<
  Record<"first" | "previous" | "next" | "latest", PageRef | undefined>
>;

/** A panel of a page, with its text if the upstream has one. */
export type Panel = PanelRect & { text?: string };

/** The picture, the text and the panels of a page. */
export interface PageContent {
  ref: PageRef;
  imageId: string;
  /** Shape of the drawing; by default that of the comic. */
  shape?: Shape;
  commentary: SafeHtml;
  /** Beginning of the commentary, for descriptions. */
  excerpt: string;
  /** The text of the page; empty for a page without text. */
  transcript: SafeHtml;
  /** The panels in reading order; empty if they are unknown. */
  panels: readonly Panel[];
  /** The alternative text of the picture. */
  alt: string;
}

/** A page of a comic with its place in it, shared by server and browser. */
export interface ComicPage extends PageContent {
  comic: ComicOfPage;
  chapter: ChapterOfPage;
  /** Position in the chapter, from 1; page numbers may have gaps. */
  position: number;
  controls: AdjacentPages;
  /** The picture of the next page, for prefetching. */
  nextImage?: { chapter: number; imageId: string } | undefined;
  /** Publication date, if the upstream has it. */
  date?: string;
  /** The page of the resumed bookmark, if that is gone and this is the nearest page. */
  gone?: PageRef | undefined;
  /** Set if the reader chose to see two pages side by side. */
  spread?: {
    /** The other page; its own `spread` is not set. */
    partner: ComicPage | undefined;
    /** The first page of the previous spread. */
    previous: PageRef | undefined;
  };
}

/** The data of the comic that each page shows. `first` and `latest` are missing if they cannot be loaded. */
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
  /** The numbers of the chapter's pages; in a long chapter, of the nearest ones. */
  pages: number[];
}

/** Names pages that are shown together, as in "chapter 2, pages 3 and 4". */
export function namePages([left, right]: readonly ComicPage[], word?: "chapter" | "Chapter") {
  return right
    ? `${namePage(left!.ref, word, "pages")} and ${right.ref.page}`
    : namePage(left!.ref, word);
}

/**
 * Returns the pages of a page's spread in reading order, or the page alone, and the targets of their controls.
 *
 * @param isAlone whether one of the loaded pictures is too wide to share a spread
 */
export function findShownPages(page: ComicPage, isAlone = false) {
  const { spread, controls } = page;
  if (!spread || isAlone) return { pages: [page], controls };
  const pages = [page, ...(spread.partner ? [spread.partner] : [])];
  pages.sort((a, b) => comparePages(a.ref, b.ref));
  return { pages, controls: { ...pages.at(-1)!.controls, previous: spread.previous } };
}
