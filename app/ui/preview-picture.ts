import type { MetaArguments } from "~/document/page-meta";
import { pictureAddress } from "./picture-address";

/** The address of a picture as the one that a page is shared with, by its path on the picture host. */
export function previewPicture({ matches }: MetaArguments, path: string): string {
  const root = matches.find(({ id }) => id === "root")?.data as
    | { pictureHost?: string }
    | undefined;
  return pictureAddress(root?.pictureHost ?? "/cdn", "desktop", path, "medium");
}

/** The image of `pageMeta` for a picture on the picture host. */
export function previewImage(args: MetaArguments, { path, alt }: { path: string; alt: string }) {
  return { url: previewPicture(args, path), alt };
}
