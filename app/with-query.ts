/** The query of an address by name. A name whose value is undefined is left out. */
export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

/** Adds a query string. Values that are undefined or empty are left out. */
export function withQuery(path: string, query: Query = {}): string {
  const known = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  const search = new URLSearchParams(known.map(([name, value]) => [name, String(value)]));
  return known.length > 0 ? `${path}?${search.toString()}` : path;
}
