import { describeWebsite } from "~/home/structured-data";
import { fixedMeta } from "~/ui/fixed-meta";
import type { PageHandle } from "~/document/page-handle";
import { ownAccountLink } from "~/shell/artist-data";

export { loadHome as loader } from "~/home/home.server";
export { HomePage as default } from "~/home/home-page";

export const handle: PageHandle = {
  start: "never",
  ...(import.meta.env.SSR && { links: () => ownAccountLink, structuredData: describeWebsite }),
};

export const meta = fixedMeta({
  title: "Talechasers",
  description:
    "The den of Chase, a fox who draws and streams: the webcomic Talechasers, the world of Casarok, commissions, galleries and silly generators.",
  keywords: ["artist", "streamer", "commissions"],
});
