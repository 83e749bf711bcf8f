import * as to from "~/addresses";

/** Addresses of one file; the protocol allows ten times as many. */
export const mostAddresses = 5_000;

/**
 * The site map: one file of all addresses or, when there are too many, an index of several files (sitemaps.org).
 *
 * @param lists of paths, encoded as they stand in an address
 * @param part the number of a part, counted from 1; null for the whole
 * @returns undefined for a part that does not exist
 */
export function siteMap(
  lists: readonly (readonly string[])[],
  origin: string,
  part: string | null,
): string | undefined {
  const all = lists.flat();
  const parts = Math.ceil(all.length / mostAddresses);
  const locations = (some: readonly string[]) => some.map((path) => `<loc>${origin}${path}</loc>`);
  if (part === null) {
    if (parts <= 1) return document("urlset", "url", locations(all));
    const files = Array.from({ length: parts }, (_, at) => to.siteMapPart(at + 1));
    return document("sitemapindex", "sitemap", locations(files));
  }
  if (!/^[1-9]\d{0,5}$/.test(part) || Number(part) > parts) return undefined;
  const start = (Number(part) - 1) * mostAddresses;
  return document("urlset", "url", locations(all.slice(start, start + mostAddresses)));
}

function document(root: string, entry: string, locations: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...locations.map((location) => `<${entry}>${location}</${entry}>`),
    `</${root}>`,
    "",
  ].join("\n");
}
