import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLocation, useMatches } from "@remix-run/react";
import { Guide } from "~/world/guide";
import { breadcrumbs } from "~/world/breadcrumbs";
import { toCanonical } from "~/world/canonical.server";
import { guidePageAt } from "~/world/guide-pages";

/** Pages with a fixed address are read at that address; the topics see to theirs themselves. */
export function loader({ request }: LoaderFunctionArgs) {
  const page = guidePageAt(new URL(request.url).pathname);
  if (page) toCanonical(request, page);
  return null;
}

export const shouldRevalidate = () => false;

export default function World() {
  const { pathname } = useLocation();
  const page = useMatches().at(-1)?.data as { name?: string } | null | undefined;
  return (
    <Guide crumbs={breadcrumbs(pathname, page?.name)}>
      <Outlet />
    </Guide>
  );
}
