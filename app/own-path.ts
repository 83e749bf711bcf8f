import { bestiarySlug, plainSlug } from "./slugs";

/** Matches paths before a character, a picture or a player, whose name keeps its spelling. */
const beforeName =
  /^\/(?:(?:cga\/)?characters|galleries\/[^/]+|stream\/pokemon\/gym-challenge\/players|comics(?:\/[^/]+){3})\//i;

const trim = (name: string) => name.trim();

/**
 * Returns the canonical form of a path, encoded as in links. Segments become lower-case slugs,
 * except for the names after `beforeName`. Empty segments, `.` and `..` are removed. A segment
 * of spaces is kept, because the address without it belongs to another web page.
 *
 * @throws {URIError} for a path that cannot be decoded
 */
export function toCanonicalPath(path: string): string {
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

/** Returns the decoded path segment, or the segment itself if it cannot be decoded. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Matches closing marks and invisible characters that programs append to shared addresses. */
const addedSigns = /[\p{Pe}\p{Pi}\p{Pf}\p{Po}\p{Cf}>]+$/u;

/** Corrects addresses such as `/shop)`, `/shop/index.html` and `/comics/x/02/3`. */
export function withoutAddedSigns(path: string): string {
  const segments = path.replace(/\/0+(?=\d)/g, "/").split("/");
  const sent = segments.pop() ?? "";
  const last = decodeSegment(sent).replace(addedSigns, "");
  // Without this segment, the path ends with a slash, which `toCanonicalPath` removes.
  const isAdded = sent !== "" && (last === "" || last === "index.html");
  return (isAdded ? segments : [...segments, encodeURIComponent(last)]).join("/") || "/";
}
