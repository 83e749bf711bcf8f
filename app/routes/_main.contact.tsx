import type { MetaFunction } from "@remix-run/node";
import { artistData, ownAccountLink } from "~/shell/artist-data";
import { Contact } from "~/site-info/contact";
import { pageMeta } from "~/document/page-meta";
import type { PageHandle } from "~/document/page-handle";

export const handle: PageHandle = {
  start: "never",
  ...(import.meta.env.SSR && {
    links: () => ownAccountLink,
    structuredData: ({ site }) => [artistData(site)],
  }),
};

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Contact",
    description:
      "How to reach Chase: e-mail, Bluesky, FurAffinity and DeviantArt, and what each of them is best for.",
    keywords: ["contact", "e-mail", "Bluesky", "FurAffinity", "DeviantArt"],
  });

export default function ContactPage() {
  return <Contact />;
}
