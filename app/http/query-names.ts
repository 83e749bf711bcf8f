/** The names in queries that pages read. A test compares them with the loaders, and with the cache's key in deploy/nginx. */
export const queryNames: ReadonlySet<string> = new Set([
  // Pages of lists, searches and choices
  ...["q", "page", "year", "event", "version", "video", "section", "name", "number", "ages", "era"],
  // Comics
  ...["chapter", "open", "at", "to", "resume", "spreads"],
  // Results and games
  ...["r", "result", "quick", "qr", "id", "download"],
  // Files
  ...["size", "part", "format", "url", "maxwidth", "maxheight"],
  // Errors, caches and Remix
  ...["from", "missing", "again", "_routes"],
]);

/**
 * Removes from an address what no page reads, so that links with marks of campaigns (`utm_source`) are the same page to
 * every cache.
 */
export function keepKnownQuery(address: string): string {
  const [path = "", query = ""] = address.replace(/#.*/, "").split(/\?(.*)/);
  const sent = [...new URLSearchParams(query)];
  const known = new URLSearchParams(sent.filter(([name, value]) => value && queryNames.has(name)));
  return known.size > 0 ? `${path}?${known.toString()}` : path;
}
