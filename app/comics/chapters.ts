import comics from "~content/comics.yaml";
import type { Comic } from "./chapters.schema";

/** The comic of a slug; nothing for names that only look like one, such as `constructor`. */
export function comicOf(slug: string): Comic | undefined {
  return Object.hasOwn(comics, slug) ? comics[slug] : undefined;
}
