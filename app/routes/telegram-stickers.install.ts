import { links } from "~content/links.yaml";
import { redirectAway } from "~/http/redirects.server";

/** Redirects a short, permanent address for cards and posts to the sticker pack. */
export function loader() {
  return redirectAway(links.stickerPack);
}
