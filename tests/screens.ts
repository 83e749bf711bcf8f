import type { PageHandle } from "~/document/page-handle";
import { routeAddress } from "~/http/route-address";

/** A page of the site with its status. */
export type Screen = readonly [path: string, status: number];

/** What is known of a route that draws a page. */
export interface PageRoute {
  id: string;
  handle?: PageHandle | undefined;
}

/**
 * One address of every kind of screen, with its status: where a route says what it can be, its examples;
 * else its own address.
 */
export function screensOf(pages: readonly PageRoute[]): readonly Screen[] {
  const paths = pages.flatMap(({ id, handle }) => handle?.examples ?? routeAddress(id));
  return [...new Set(paths)].sort().map((path) => [path, statusOf(path)]);
}

function statusOf(path: string): number {
  if (/\/404$|&missing=/.test(path)) return 404;
  return /\/error\?/.test(path) ? 500 : 200;
}
