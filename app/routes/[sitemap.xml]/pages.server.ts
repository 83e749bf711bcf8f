import type { PageHandle } from "~/document/page-handle";
import { routeAddress } from "~/http/route-address";

const modules = import.meta.glob<{ default?: unknown; handle?: PageHandle }>(
  ["/app/routes/*.{tsx,mdx}", "/app/routes/*/route.tsx"],
  { eager: true },
);

/**
 * The route paths of the pages for search engines; parameters are written as in `/characters/$name`.
 * Computed on request, because some of these routes import this module.
 */
export const listedPages = (): readonly string[] => [
  ...new Set(
    Object.entries(modules)
      .filter(([, { default: page, handle }]) => page && !handle?.unlisted)
      .map(([file]) => routeAddress(file)),
  ),
];
