import { bestiarySlug, plainSlug } from "./world/slugs";

/** What stands before the name of a character, player, gallery item or picture of a comic: its letters are the upstream's. */
const beforeName =
  /^\/(?:(?:cga\/)?characters|galleries\/[^/]+|stream\/pokemon\/gym-challenge\/players|comics(?:\/[^/]+){3})\//i;

/**
 * The site's own spelling of a path: slugs but for names of the upstream, encoded as in the site's links, without dots and
 * empty segments. Whatever reads an address may rely on it.
 *
 * @param path decodable
 */
export function toOwnPath(path: string): string {
  if (path.startsWith("/cdn/")) return path;
  const { pathname } = new URL(`http://own.invalid${path}`);
  const slugOf = /^\/world\/bestiary\//i.test(pathname) ? bestiarySlug : plainSlug;
  const names = beforeName.exec(pathname)?.[0].split("/").length ?? Infinity;
  const segments = pathname
    .split("/")
    .map((text, at) => (at + 1 < names ? slugOf : String)(decodeURIComponent(text)))
    .filter((segment) => !/^\.{0,2}$/.test(segment));
  return `/${segments.map(encodeURIComponent).join("/")}`;
}
