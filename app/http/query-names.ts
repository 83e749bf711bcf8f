/** The names in queries that pages read. A test compares them with the loaders, and with the cache's key in deploy/nginx. */
export const queryNames: ReadonlySet<string> = new Set([
  // Pages of lists, searches and choices
  ...["q", "page", "year", "event", "version", "video", "section", "name", "number", "ages", "era"],
  // Comics
  ...["chapter", "open", "at", "to", "resume", "spreads", "screen"],
  // Results and games
  ...["r", "result", "quick", "qr", "id", "download"],
  // Files
  ...["size", "part", "format", "url", "maxwidth", "maxheight", "role", "lastEventId"],
  // Errors, caches and Remix
  ...["from", "missing", "again", "fresh", "_routes"],
]);

const namesInLowerCase = new Map([...queryNames].map((name) => [name.toLowerCase(), name]));

/**
 * Removes from the address of a GET request what no page reads, so that links with marks of campaigns (`utm_source`) are
 * the same page to every cache. As nginx finds the arguments of its key: of a name in any case the first value counts,
 * and a name without a value or in an encoded form does not.
 */
export function keepKnownQuery(url: string): string {
  // A fragment is no part of a request's address.
  const [, path = "", query = ""] = /^([^?#]*)\??([^#]*)/.exec(url) ?? [];
  const known = new Map<string, string>();
  for (const part of query.split("&")) {
    const [name = "", ...value] = part.split("=");
    const key = namesInLowerCase.get(name.toLowerCase());
    if (key && !known.has(key)) known.set(key, value.join("="));
  }
  const kept = [...known]
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}=${value}`);
  return path + (kept.length > 0 ? `?${kept.join("&")}` : "");
}
