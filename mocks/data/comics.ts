import type { ComicPage } from "../wire-types";
import talechasers from "./comics/talechasers.json" with { type: "json" };

/** A published page: its number in the chapter, its picture, the author's words as HTML, and its panels. */
export interface PublishedPage extends Pick<ComicPage, "imageId" | "commentary"> {
  page: number;
  /**
   * In reading order, what each panel shows and says, by its place: x, y, width and height in shares of
   * the page.
   */
  panels: Readonly<Record<string, string | undefined>>;
}

/** Chapters by number; page numbers rise, and may leave gaps where a page was withdrawn. */
export type Chapters = Readonly<Record<number, { title: string; pages: PublishedPage[] }>>;

/** Every comic by short name. */
export const comics: Readonly<Record<string, Chapters>> = { talechasers };

/** The panels of a page as on the wire. */
export function readPanels({ panels }: PublishedPage) {
  return Object.entries(panels).map(([place, text = ""]) => {
    const [x, y, width, height] = place.split(" ").map(Number) as [number, number, number, number];
    return { x, y, width, height, text };
  });
}
