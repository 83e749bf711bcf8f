import * as to from "~/addresses";
import type { PageHandle } from "~/document/page-handle";

export { default, loader, meta } from "./_main.error/route";

export const handle: PageHandle = {
  unlisted: true,
  examples: [
    to.errorPage("guild", { from: to.guild }),
    to.errorPage("guild", { from: to.character("pin", "cga/characters"), missing: "yes" }),
  ],
};
