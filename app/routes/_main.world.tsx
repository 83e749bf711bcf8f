import { Outlet, useLocation, useMatches } from "@remix-run/react";
import type { PageHandle, RenderedPage } from "~/document/page-handle";
import { breadcrumbList } from "~/document/structured-data";
import { Guide } from "~/world/guide";
import { breadcrumbs } from "~/world/breadcrumbs";

export const handle: PageHandle = {
  start: "never",
  ...(import.meta.env.SSR && { structuredData }),
};

/** Returns the breadcrumbs of a page below the start page of the world section. */
function structuredData({ site, pathname, matches }: RenderedPage) {
  const crumbs = pageBreadcrumbs(pathname, matches);
  return crumbs.length > 1 ? [breadcrumbList(site, crumbs)] : [];
}

function pageBreadcrumbs(pathname: string, matches: RenderedPage["matches"]) {
  const page = matches.at(-1);
  const { crumb } = (page?.handle ?? {}) as PageHandle;
  const { name } = (page?.data ?? {}) as { name?: string };
  return breadcrumbs(pathname, crumb ?? name);
}

export default function World() {
  const { pathname } = useLocation();
  const crumbs = pageBreadcrumbs(pathname, useMatches());
  return (
    <Guide crumbs={crumbs}>
      <Outlet />
    </Guide>
  );
}
