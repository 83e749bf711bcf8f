import { bestiarySlug, plainSlug } from "./slugs";

/** What stands before the name of a character, player, gallery item or picture of a comic: its letters are the upstream's. */
const beforeName =
  /^\/(?:(?:cga\/)?characters|galleries\/[^/]+|stream\/pokemon\/gym-challenge\/players|comics(?:\/[^/]+){3})\//i;

const trim = (name: string) => name.trim();

/**
 * The site's own spelling of a path: slugs but for names of the upstream, encoded as in the site's links, without dots and
 * empty segments. A blank segment stays, because the address without it is another page. Whatever reads an address may
 * rely on it.
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

/** Signs that chats add to the end of an address. */
const addedSigns = /(?:[.)]|%2C|%22|\/index\.html)+$/;

/** A path without what a chat or a habit added to it: `/shop)`, `/shop/index.html`, `/comics/talechasers/02/3`. */
export function withoutAddedSigns(path: string): string {
  return path.replace(addedSigns, "").replace(/\/0+(?=\d)/g, "/") || "/";
}
