import type { MetaArguments, PageDescription } from "~/document/page-meta";
import { listMeta } from "./paginate";
import { previewImage } from "./picture-address";

/** A description that does not depend on the data of the page. */
export interface FixedDescription extends Omit<PageDescription, "image"> {
  /** The preview image, by its path on the picture host. */
  image?: { path: string; alt: string };
}

/** The `meta` of a route with a fixed description. */
export function fixedMeta({ image, ...page }: FixedDescription) {
  return (args: MetaArguments) =>
    listMeta(args, { ...page, image: image && previewImage(args, image) });
}
