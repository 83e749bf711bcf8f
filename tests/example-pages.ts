import type { PageHandle } from "~/document/page-handle";
import { routeAddress } from "~/http/route-address";

/** An address of the site with its status. */
export type ExamplePage = readonly [path: string, status: number];

/** What is known of a route that draws a page. */
export interface PageRoute {
  id: string;
  handle?: PageHandle | undefined;
}

/** Lists the `handle.examples` of every page, or the page's own address, with their statuses. */
export function listExamplePages(pages: readonly PageRoute[]): readonly ExamplePage[] {
  const paths = pages.flatMap(({ id, handle }) => handle?.examples ?? routeAddress(id));
  return [...new Set(paths)].sort().map((path) => [path, statusOf(path)]);
}

function statusOf(path: string): number {
  if (/\/404$|&missing=/.test(path)) return 404;
  return /\/error\?/.test(path) ? 500 : 200;
}
