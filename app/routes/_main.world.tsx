import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLocation, useMatches } from "@remix-run/react";
import type { PageHandle, WrittenPage } from "~/document/page-handle";
import { breadcrumbList } from "~/document/structured-data";
import { Guide } from "~/world/guide";
import { breadcrumbs } from "~/world/breadcrumbs";
import { redirectToCanonical } from "~/world/guide-address.server";
import { findGuidePage } from "~/world/guide-address.server";

export const handle: PageHandle = {
  start: "never",
  ...(import.meta.env.SSR && { structuredData }),
};

/** The breadcrumbs; the first page of the world has none. */
function structuredData({ site, pathname, matches }: WrittenPage) {
  const crumbs = pageBreadcrumbs(pathname, matches);
  return crumbs.length > 1 ? [breadcrumbList(site, crumbs)] : [];
}

function pageBreadcrumbs(pathname: string, matches: WrittenPage["matches"]) {
  const page = matches.at(-1);
  const { crumb } = (page?.handle ?? {}) as PageHandle;
  const { name } = (page?.data ?? {}) as { name?: string };
  return breadcrumbs(pathname, crumb ?? name);
}

/** Redirects to the canonical address of a page with a fixed one; the routes of topics do it themselves. */
export function loader({ request }: LoaderFunctionArgs) {
  const page = findGuidePage(new URL(request.url).pathname);
  if (page) redirectToCanonical(request, page);
  return null;
}

export const shouldRevalidate = () => false;

export default function World() {
  const { pathname } = useLocation();
  const crumbs = pageBreadcrumbs(pathname, useMatches());
  return (
    <Guide crumbs={crumbs}>
      <Outlet />
    </Guide>
  );
}
