import { links } from "~content/links.yaml";
import { redirectAway } from "~/http/redirects.server";

/** A short, lasting address of the sticker pack, for cards and posts. */
export function loader() {
  return redirectAway(links.stickerPack);
}
