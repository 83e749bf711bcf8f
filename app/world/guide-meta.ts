import type { MetaDescriptor } from "@remix-run/node";
import { pageMeta, type MetaArguments } from "~/document/page-meta";
import { pictureAddress } from "~/ui/picture-address";
import { breadcrumbs } from "./breadcrumbs";

/** What a page of the guide with a plate says of itself. */
export interface PlatePage {
  name: string;
  description: string;
  path: string;
  /** The plate's path, which is the preview picture too. */
  plate: string;
  /** What the plate shows; perhaps "". */
  shows: string;
  shelf: { name: string };
}

/** The meta tags of such a page, with the way to it as structured data. */
export function plateMeta(args: MetaArguments, page: PlatePage | undefined): MetaDescriptor[] {
  if (!page) return [];
  const { name, shelf, description, path, plate, shows } = page;
  const { pictureHost = "/cdn", siteUrl = "" } = rootData(args);
  return [
    ...pageMeta(args, {
      title: name,
      section: shelf.name,
      description,
      keywords: [name, shelf.name, "field guide", "fantasy world"],
      type: "article",
      image: { url: pictureAddress(pictureHost, "desktop", plate, "medium"), alt: shows || name },
    }),
    {
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": "BreadcrumbList",
        itemListElement: breadcrumbs(path, name).map((crumb, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name: crumb.name,
          item: siteUrl + crumb.path,
        })),
      },
    },
  ];
}

function rootData({ matches }: MetaArguments): { pictureHost?: string; siteUrl?: string } {
  return (matches.find(({ id }) => id === "root")?.data ?? {}) as object;
}
