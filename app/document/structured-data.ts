import type { BreadcrumbList, ImageObject, Person } from "schema-dts";
import { artist } from "./artist";

/** The artist as the creator of a work; `artistData` in `app/shell/` has his accounts. */
export function creator(site: string): Exclude<Person, string> {
  return { "@type": "Person", name: artist.name, url: `${site}/` };
}

/** A picture by the artist, at an absolute address. */
export function ownPicture(site: string, contentUrl: string): Exclude<ImageObject, string> {
  return {
    "@type": "ImageObject",
    contentUrl,
    creator: creator(site),
    creditText: artist.name,
    copyrightNotice: artist.copyright,
  };
}

export function breadcrumbList(
  site: string,
  crumbs: readonly { name: string; path: string }[],
): Exclude<BreadcrumbList, string> {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: site + path,
    })),
  };
}
