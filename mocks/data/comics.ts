import type { ComicPage } from "../wire-types";
import talechasers from "./comics/talechasers.json" with { type: "json" };

/** A published page: number in the chapter, picture, comments as HTML, and panels. */
export interface PublishedPage extends Pick<ComicPage, "imageId" | "commentary"> {
  page: number;
  /** The panels in reading order: x, y, width and height as fractions, with their texts. */
  panels: Readonly<Record<string, string | undefined>>;
}

/** Chapters by number; page numbers ascend, with gaps where pages were removed. */
export type Chapters = Readonly<Record<number, { title: string; pages: PublishedPage[] }>>;

/** The chapters of all comics by slug. */
export const comics: Readonly<Record<string, Chapters>> = { talechasers };

/** Returns the panels of a comic page in the wire format. */
export function readPanels({ panels }: PublishedPage) {
  return Object.entries(panels).map(([place, text = ""]) => {
    const [x, y, width, height] = place.split(" ").map(Number) as [number, number, number, number];
    return { x, y, width, height, text };
  });
}
