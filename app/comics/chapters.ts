import { findOwn } from "~/find-own";
import comics from "~content/comics.yaml";
import type { Comic } from "./chapters.schema";

/** The comic of this site: the first of content/comics.yaml. */
export const ownComic = Object.values(comics)[0]!;

/** Returns the comic with a slug from content/comics.yaml. */
export function comicOf(slug: string): Comic | undefined {
  return findOwn(comics, slug);
}
