import { readableName } from "./slugs";

/** One step of the way to a page. */
export interface Crumb {
  name: string;
  path: string;
}

/**
 * The way to a page of the guide, from the world's overview to the page itself.
 *
 * @param pathname an address below /world
 * @param ownName the page's own name, where its address does not say it
 */
export function breadcrumbs(pathname: string, ownName?: string): Crumb[] {
  const segments = pathname.split("/").filter((segment) => segment !== "");
  return segments.map((segment, index) => {
    const path = `/${segments.slice(0, index + 1).join("/")}`;
    const own = index === segments.length - 1 ? ownName : undefined;
    return { path, name: own ?? readableName(decoded(segment)) };
  });
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
