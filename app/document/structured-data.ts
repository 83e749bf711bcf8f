import type { BreadcrumbList, ImageObject, Person } from "schema-dts";
import { artist } from "./artist";

/** Returns the artist as the creator of a work; `artistData` in `app/shell/` has the accounts. */
export function creator(site: string): Exclude<Person, string> {
  return { "@type": "Person", name: artist.name, url: `${site}/` };
}

/** Returns a picture by the artist with the credit that search engines show. */
export function ownPicture(site: string, contentUrl: string): Exclude<ImageObject, string> {
  const credit = { creditText: artist.name, copyrightNotice: artist.copyright };
  return { "@type": "ImageObject", contentUrl, creator: creator(site), ...credit };
}

/** Returns the breadcrumbs of a page as structured data (schema.org). */
export function breadcrumbList(
  site: string,
  crumbs: readonly { name: string; path: string }[],
): Exclude<BreadcrumbList, string> {
  const itemListElement = crumbs.map(({ name, path }, index) => {
    return { "@type": "ListItem", position: index + 1, name, item: site + path } as const;
  });
  return { "@type": "BreadcrumbList", itemListElement };
}
