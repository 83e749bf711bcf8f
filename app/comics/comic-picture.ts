import { pictureAddress } from "~/ui/picture-address";

/** Returns the path of a comic page's picture on the picture host. */
export function comicPicture(comic: string, chapter: number, imageId: string): string {
  return `comics/${comic}/${chapter}/${imageId}.png`;
}

/** Returns the address of a comic page's picture for feeds and search engines. */
export function embeddedPictureAddress(
  host: string,
  ...page: [comic: string, chapter: number, imageId: string]
): string {
  return pictureAddress(host, "desktop", comicPicture(...page), "medium");
}
