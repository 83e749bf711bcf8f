import type { PageHandle } from "~/document/page-handle";
import { routeAddress } from "~/http/route-address";

const modules = import.meta.glob<{ default?: unknown; handle?: PageHandle }>(
  ["/app/routes/*.{tsx,mdx}", "/app/routes/*/route.tsx"],
  { eager: true },
);

/**
 * The addresses of the pages for search engines, as the routes say them: parameters stand in them as in
 * `/characters/$name`.
 * Read when they are asked for: some of those routes ask themselves.
 */
export const listedPages = (): readonly string[] => [
  ...new Set(
    Object.entries(modules)
      .filter(([, { default: page, handle }]) => page && !handle?.unlisted)
      .map(([file]) => routeAddress(file)),
  ),
];
