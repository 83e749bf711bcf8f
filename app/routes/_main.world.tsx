import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLocation, useMatches } from "@remix-run/react";
import type { PageHandle } from "~/document/page-handle";
import { Guide } from "~/world/guide";
import { breadcrumbs } from "~/world/breadcrumbs";
import { toCanonical } from "~/world/canonical.server";
import { guidePageAt } from "~/world/guide-pages.server";

export const handle: PageHandle = { start: "never" };

/** Pages with a fixed address are read at that address; the topics see to theirs themselves. */
export function loader({ request }: LoaderFunctionArgs) {
  const page = guidePageAt(new URL(request.url).pathname);
  if (page) toCanonical(request, page);
  return null;
}

export const shouldRevalidate = () => false;

export default function World() {
  const { pathname } = useLocation();
  const page = useMatches().at(-1);
  const { crumb } = (page?.handle ?? {}) as PageHandle;
  const { name } = (page?.data ?? {}) as { name?: string };
  return (
    <Guide crumbs={breadcrumbs(pathname, crumb ?? name)}>
      <Outlet />
    </Guide>
  );
}
