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

/** The way to a page; the overview, where every way starts, has none. */
function structuredData({ site, pathname, matches }: WrittenPage) {
  const crumbs = wayTo(pathname, matches);
  return crumbs.length > 1 ? [breadcrumbList(site, crumbs)] : [];
}

function wayTo(pathname: string, matches: WrittenPage["matches"]) {
  const page = matches.at(-1);
  const { crumb } = (page?.handle ?? {}) as PageHandle;
  const { name } = (page?.data ?? {}) as { name?: string };
  return breadcrumbs(pathname, crumb ?? name);
}

/** Pages with a fixed address are read at that address; the topics see to theirs themselves. */
export function loader({ request }: LoaderFunctionArgs) {
  const page = findGuidePage(new URL(request.url).pathname);
  if (page) redirectToCanonical(request, page);
  return null;
}

export const shouldRevalidate = () => false;

export default function World() {
  const { pathname } = useLocation();
  const crumbs = wayTo(pathname, useMatches());
  return (
    <Guide crumbs={crumbs}>
      <Outlet />
    </Guide>
  );
}
