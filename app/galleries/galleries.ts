import galleries from "~content/galleries.yaml";
import type { Gallery } from "./galleries.schema";

export function findGallery(slug: string | undefined): Gallery | undefined {
  return galleries.find((gallery) => gallery.slug === slug);
}
