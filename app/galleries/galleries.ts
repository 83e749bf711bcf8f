import galleries from "~content/galleries.yaml";
import type { Gallery } from "./galleries.schema";

/** Returns the gallery with a slug, or undefined for an unknown slug. */
export function findGallery(slug: string | undefined): Gallery | undefined {
  return galleries.find((gallery) => gallery.slug === slug);
}
