import type { PageHandle } from "~/document/page-handle";
import type { PageDescription } from "~/document/page-meta";
import { routeAddress } from "~/http/route-address";

/** The route exports that the site map and the search read. */
interface RouteModule {
  default?: unknown;
  handle?: PageHandle;
  /** The meta function; it has a `page` if the description is fixed, see `fixedMeta`. */
  meta?: { page?: PageDescription };
}

/** A route with pages for search engines; path parameters are written as in `/characters/$name`. */
export interface ListedRoute {
  path: string;
  module: RouteModule;
}

const modules = import.meta.glob<RouteModule>(
  ["/app/routes/*.{tsx,mdx}", "/app/routes/*/route.tsx"],
  { eager: true },
);

/**
 * Returns the routes with pages for search engines; layouts have no meta tags. It is a function,
 * because some of these routes import this module.
 */
export const listedRoutes = (): ListedRoute[] =>
  Object.entries(modules)
    .filter(([, { default: page, meta, handle }]) => page && meta && !handle?.unlisted)
    .map(([file, module]) => ({ path: routeAddress(file), module }));

/** The paths of these routes. */
export const listedPaths = (): string[] => listedRoutes().map(({ path }) => path);
