import { redirectTo } from "~/http/redirects.server";
import { routeAddress } from "~/http/route-address";

/** The fixed addresses of the guide, by its route files. */
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

/** The address of a guide page by a path in any case, with or without a slash at its end. */
export function findGuidePage(pathname: string): string | undefined {
  const path = pathname.toLowerCase().replace(/\/+$/, "");
  return guidePages.has(path) ? path : undefined;
}

/**
 * Redirects permanently from another spelling of an address (capitals, an apostrophe, a slash at the end) to the
 * canonical one; does nothing at that address.
 *
 * @param path the address of a page that exists
 * @throws {Response}
 */
export function redirectToCanonical(request: Request, path: string): void {
  const url = new URL(request.url);
  const canonical = new URL(path, url).pathname;
  if (url.pathname !== canonical) throw redirectTo(canonical + url.search, 301);
}
