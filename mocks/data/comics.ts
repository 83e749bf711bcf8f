import type { ComicPage } from "../wire-types";
import talechasers from "./comics/talechasers.json" with { type: "json" };

/** A published page: its number in the chapter, its picture, the author's comments as HTML, and its panels. */
export interface PublishedPage extends Pick<ComicPage, "imageId" | "commentary"> {
  page: number;
  /** Descriptions and texts of the panels in reading order, by x, y, width and height as fractions of the page. */
  panels: Readonly<Record<string, string | undefined>>;
}

/** Chapters by number; page numbers ascend, with gaps where pages were removed. */
export type Chapters = Readonly<Record<number, { title: string; pages: PublishedPage[] }>>;

/** All comics by slug. */
export const comics: Readonly<Record<string, Chapters>> = { talechasers };

/** The panels of a page in the wire format. */
export function readPanels({ panels }: PublishedPage) {
  return Object.entries(panels).map(([place, text = ""]) => {
    const [x, y, width, height] = place.split(" ").map(Number) as [number, number, number, number];
    return { x, y, width, height, text };
  });
}
