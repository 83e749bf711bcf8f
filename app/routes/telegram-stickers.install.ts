import { links } from "~content/links.yaml";
import { redirectAway } from "~/http/redirects.server";

/** A short, permanent address of the sticker pack, for printed cards and posts. */
export function loader() {
  return redirectAway(links.stickerPack);
}
