import talechasers from "./comics/talechasers.json" with { type: "json" };

/** A published page: its number in the chapter, its picture, the author's words and its panels. */
export interface ComicPage {
  page: number;
  imageId: string;
  /** HTML fragments in the author's voice. */
  commentary: string;
  /** In reading order: where each is, in shares of the page, and what it shows and says. */
  panels: { x: number; y: number; width: number; height: number; text: string }[];
}

/** Chapters by number; page numbers rise, and may leave gaps where a page was withdrawn. */
export type Chapters = Readonly<Record<number, { title: string; pages: ComicPage[] }>>;

/** Every comic by short name. */
export const comics: Readonly<Record<string, Chapters>> = { talechasers };
