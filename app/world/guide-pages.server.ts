import { routeAddress } from "~/http/route-address";

/** The addresses of the guide's pages that have one of their own, by their route files. */
const guidePages: ReadonlySet<string> = new Set(
  Object.keys(
    import.meta.glob([
      "/app/routes/_main.world.*.{tsx,mdx}",
      "/app/routes/_main.world.*/route.tsx",
    ]),
  )
    .map(routeAddress)
    .filter((address) => !address.includes("$")),
);

/** The address of the page that a path means, however it is capitalised or ended. */
export function guidePageAt(pathname: string): string | undefined {
  const path = pathname.toLowerCase().replace(/\/+$/, "");
  return guidePages.has(path) ? path : undefined;
}
