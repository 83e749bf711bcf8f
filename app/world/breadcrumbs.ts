import { decodeSegment } from "~/own-path";
import { readableName } from "./readable-name";

/** An entry of the breadcrumbs with a name and a path. */
export interface Crumb {
  name: string;
  path: string;
}

/**
 * The breadcrumbs of a page, from the start page of the world section to the page itself.
 *
 * @param pathname a path below /world
 * @param ownName the name of the page, if it differs from the name in the address
 */
export function breadcrumbs(pathname: string, ownName?: string): Crumb[] {
  const segments = pathname.split("/").filter((segment) => segment !== "");
  return segments.map((segment, index) => {
    const path = `/${segments.slice(0, index + 1).join("/")}`;
    const own = index === segments.length - 1 ? ownName : undefined;
    return { path, name: own ?? readableName(decodeSegment(segment)) };
  });
}
