import { description, title } from "~content/home.yaml";
import { fixedMeta } from "~/ui/fixed-meta";
import type { PageHandle } from "~/document/page-handle";
import { artistData, ownAccountLink, websiteData } from "~/shell/artist-data";

export { openDocument as clientLoader } from "~/document/open-document";
export { loadHome as loader } from "~/home/home.server";
export { HomePage as default } from "~/home/home-page";

export const handle: PageHandle = {
  start: "never",
  ...(import.meta.env.SSR && {
    links: () => ownAccountLink,
    structuredData: ({ site }) => [websiteData(site), artistData(site)],
  }),
};

export const meta = fixedMeta({
  title,
  description,
  keywords: ["artist", "streamer", "commissions"],
});
