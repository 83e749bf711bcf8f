import { readableName } from "./readable-name";

/** A page on the path to another page. */
export interface Crumb {
  name: string;
  path: string;
}

/**
 * The breadcrumbs of a page, from the first page of the world to the page itself.
 *
 * @param pathname an address below /world
 * @param ownName the name of the page, if it differs from the one in the address
 */
export function breadcrumbs(pathname: string, ownName?: string): Crumb[] {
  const segments = pathname.split("/").filter((segment) => segment !== "");
  return segments.map((segment, index) => {
    const path = `/${segments.slice(0, index + 1).join("/")}`;
    const own = index === segments.length - 1 ? ownName : undefined;
    return { path, name: own ?? readableName(decodeSegment(segment)) };
  });
}

/** Decodes a segment of a path; one that cannot be decoded is returned as it is. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
