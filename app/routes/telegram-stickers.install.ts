import { links } from "~content/links.yaml";
import { redirectAway } from "~/http/redirects.server";

/** A short address for the pack, on cards and in posts, whatever the pack's own may be. */
export function loader() {
  return redirectAway(links.stickerPack);
}
