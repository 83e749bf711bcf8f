import { bestiarySlug, plainSlug } from "./slugs";

/** Matches the prefixes of paths whose names keep the spelling of the upstream. */
const beforeName =
  /^\/(?:(?:cga\/)?characters|galleries\/[^/]+|stream\/pokemon\/gym-challenge\/players|comics(?:\/[^/]+){3})\//i;

const trim = (name: string) => name.trim();

/**
 * Returns the canonical form of a path: lower-case slugs except for the upstream's names, encoded
 * as in links, without dots and empty segments. A blank segment is kept, because the address
 * without it is a different page.
 *
 * @throws {URIError} for a path that cannot be decoded
 */
export function toOwnPath(path: string): string {
  if (path.startsWith("/cdn/")) return path;
  const { pathname } = new URL(`http://own.invalid${path}`);
  const slugOf = /^\/world\/bestiary\//i.test(pathname) ? bestiarySlug : plainSlug;
  const names = beforeName.exec(pathname)?.[0].split("/").length ?? Infinity;
  const segments = pathname.split("/").map((encoded, at) => {
    const text = decodeURIComponent(encoded);
    return (at + 1 < names ? slugOf : trim)(text) || text;
  });
  const own = segments.filter((segment) => !/^\.{0,2}$/.test(segment));
  return `/${own.map(encodeURIComponent).join("/")}`;
}

/** Decodes a path segment and returns an invalid segment unchanged. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Matches closing marks and invisible characters that programs append to shared addresses. */
const addedSigns = /[\p{Pe}\p{Pi}\p{Pf}\p{Po}\p{Cf}>]+$/u;

/** Removes signs, file names and leading zeros: `/shop)`, `/shop/index.html`, `/comics/x/02/3`. */
export function withoutAddedSigns(path: string): string {
  const segments = path.replace(/\/0+(?=\d)/g, "/").split("/");
  const sent = segments.pop() ?? "";
  const last = decodeSegment(sent).replace(addedSigns, "");
  // An address that ends with a slash is corrected elsewhere.
  const isAdded = sent !== "" && (last === "" || last === "index.html");
  return (isAdded ? segments : [...segments, encodeURIComponent(last)]).join("/") || "/";
}
