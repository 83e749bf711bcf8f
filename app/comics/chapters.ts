import comics from "~content/comics.yaml";
import type { Comic } from "./chapters.schema";

/** The comic of this site: the first of content/comics.yaml. */
export const ownComic = Object.values(comics)[0]!;

/** Returns a comic of content/comics.yaml; undefined for other slugs, `constructor` among them. */
export function comicOf(slug: string): Comic | undefined {
  return Object.hasOwn(comics, slug) ? comics[slug] : undefined;
}
