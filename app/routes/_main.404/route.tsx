import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MissingScreen } from "~/shell/missing-screen";
import { subSiteOf } from "~/http/sub-site";
import { pageMeta } from "~/document/page-meta";
import type { PageHandle } from "~/document/page-handle";
import { loadMissingPage } from "../_main.error/nearest.server";

export const handle: PageHandle = { start: "never", unlisted: true };

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Page missing",
    section: subSiteOf(args.location.pathname) === "guild" ? "Caudalglen" : undefined,
    description: "This page does not exist, or no longer does.",
    noindex: true,
  });

export const loader = ({ request }: LoaderFunctionArgs) => loadMissingPage(request);

export default function MissingPage() {
  return <MissingScreen {...useLoaderData<typeof loader>()} />;
}
