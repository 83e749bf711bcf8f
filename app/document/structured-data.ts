import type { BreadcrumbList, ImageObject, Person } from "schema-dts";
import { artist } from "./artist";

/** The artist as the maker of something; who that is besides says `artistData` in `app/shell/`. */
export function creator(site: string): Exclude<Person, string> {
  return { "@type": "Person", name: artist.name, url: `${site}/` };
}

/**
 * A picture of the artist's, and whose it is.
 *
 * @param contentUrl absolute
 * @param license address of the license under which it may be used, where there is one
 */
export function ownPicture(
  site: string,
  contentUrl: string,
  license?: string,
): Exclude<ImageObject, string> {
  return {
    "@type": "ImageObject",
    contentUrl,
    creator: creator(site),
    creditText: artist.name,
    copyrightNotice: artist.copyright,
    ...(license && { license }),
  };
}

/** The way to a page. */
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
