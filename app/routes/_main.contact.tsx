import { artistData, ownAccountLink } from "~/shell/artist-data";
import { fixedMeta } from "~/ui/fixed-meta";
import type { PageHandle } from "~/document/page-handle";

export { Contact as default } from "~/site-info/contact";

export const handle: PageHandle = {
  start: "never",
  ...(import.meta.env.SSR && {
    links: () => ownAccountLink,
    structuredData: ({ site }) => [artistData(site)],
  }),
};

export const meta = fixedMeta({
  title: "Contact",
  description:
    "How to reach Chase: e-mail, Bluesky, FurAffinity and DeviantArt, and what each of them is best for.",
  keywords: ["contact", "e-mail", "Bluesky", "FurAffinity", "DeviantArt"],
});
