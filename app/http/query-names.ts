/** The names of query parameters that pages read; a test compares the names with the code. */
export const queryNames: ReadonlySet<string> = new Set([
  // Pages of lists and searches
  ...["q", "page", "letter"],
  // Choices
  ...["year", "event", "version", "video", "section", "ages", "era"],
  // Comics
  ...["chapter", "open", "to", "resume", "spreads"],
  // Results and games
  ...["r", "result", "quick", "qr", "id"],
  // Files, errors, results and Remix
  ...["size", "from", "missing", "again", "_routes"],
]);

/** Removes unknown query parameters, so that links with `utm_source` share a cache entry. */
export function keepKnownQuery(address: string): string {
  const [path = "", query = ""] = address.replace(/#.*/, "").split(/\?(.*)/);
  const sent = [...new URLSearchParams(query)];
  const known = new URLSearchParams(sent.filter(([name, value]) => value && queryNames.has(name)));
  return known.size > 0 ? `${path}?${known.toString()}` : path;
}
