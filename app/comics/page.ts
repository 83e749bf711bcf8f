import { comparePages, type PageRef } from "~/page-ref";
import type { SafeHtml } from "~/upstream/safe-html";
import type { PanelRect } from "./panels.schema";

/** Width and height in any unit. */
export interface Shape {
  width: number;
  height: number;
}

/** The pages to which the controls of a comic page lead; a control without target is disabled. */
export type AdjacentPages = Partial<
  Record<"first" | "previous" | "next" | "latest", PageRef | undefined>
>;

/** A panel of a comic page, with a text if the upstream has one. */
export type Panel = PanelRect & { text?: string };

/** The picture, the text and the panels of a comic page. */
export interface PageContent {
  ref: PageRef;
  imageId: string;
  /** The size of the drawing; by default the size in content/comics.yaml. */
  shape?: Shape;
  commentary: SafeHtml;
  /** The beginning of the commentary for descriptions. */
  excerpt: string;
  /** The text of the comic page; empty if the page has no text. */
  transcript: SafeHtml;
  /** The panels in reading order; empty if the panels are unknown. */
  panels: readonly Panel[];
  /** The alternative text of the picture. */
  alt: string;
}

/** The view model of a comic page, which the server and the browser share. */
export interface ComicPage extends PageContent {
  comic: ComicOfPage;
  chapter: ChapterOfPage;
  /** The position of the page in the chapter, from 1; page numbers may have gaps. */
  position: number;
  controls: AdjacentPages;
  /** The picture of the next page, which the browser prefetches. */
  nextImage?: { chapter: number; imageId: string } | undefined;
  /** The day of publication, if the upstream has a date. */
  date?: string;
  /** The bookmarked page, if that page is gone and the nearest page is shown. */
  gone?: PageRef | undefined;
  /** The spread of the page, if the reader chose two pages side by side. */
  spread?: {
    /** The page beside this page in a spread. The `spread` of that page is not set. */
    partner: ComicPage | undefined;
    /** The first page of the previous spread. */
    previous: PageRef | undefined;
  };
}

/** The data of the comic that each page shows; ends that cannot be loaded are missing. */
export interface ComicOfPage {
  slug: string;
  title: string;
  pageShape: Shape;
  first: (PageRef & { imageId: string }) | undefined;
  latest: PageRef | undefined;
  /** The day on which the artist will publish the next comic page. */
  expected: string | undefined;
}

interface ChapterOfPage {
  number: number;
  title: string;
  nextTitle: string;
  count: number;
  /** The page numbers of the chapter; in a long chapter, the numbers near the page. */
  pages: number[];
}

/** Names comic pages that are shown together within their chapter: "page 3", "pages 3 and 4". */
export function namePages([left, right]: readonly ComicPage[]): string {
  const { page } = left!.ref;
  return right ? `pages ${page} and ${right.ref.page}` : `page ${page}`;
}

/**
 * Returns the pages of a page's spread in reading order, or the page alone, and the targets of
 * their controls.
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
