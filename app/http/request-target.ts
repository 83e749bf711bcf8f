/**
 * The target of a request line, as path and query that Express and Remix can read; both fail on some
 * that anybody may send. What is fine stays as it is.
 *
 * - An address with an origin, as proxies are sent, and `*` lose what is no path.
 * - A path with a broken escape (`/%E0%A4%A`) means its letters: an unknown address like any other.
 * - `_data`, with which earlier versions of Remix asked for one route's data, is left out.
 */
export function readableTarget(target: string): string {
  const own = target.startsWith("/") ? target : withoutOrigin(target);
  const [path = "", ...rest] = own.split("?");
  const query = rest.join("?");
  const fields = query.split("&").filter((field) => nameOf(field) !== "_data");
  const search = fields.join("&");
  return (isDecodable(path) ? path : path.replaceAll("%", "%25")) + (search && `?${search}`);
}

function withoutOrigin(target: string): string {
  if (!/^https?:/i.test(target) || !URL.canParse(target)) return "/";
  const { pathname, search } = new URL(target);
  return pathname + search;
}

/** The name of a field in a query, as URLSearchParams reads it. */
function nameOf(field: string): string | undefined {
  return new URLSearchParams(field).keys().next().value;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
