import * as to from "~/addresses";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ErrorScreenLayout } from "~/shell/error-screen";
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
  const { pages } = useLoaderData<typeof loader>();
  return (
    <ErrorScreenLayout
      figure="missing"
      heading={{
        main: "Hey, there! Looks like the page you tried to visit is missing!",
        guild: "Heh! That page is...missing. Wonder where it went!",
      }}
      pages={pages}
      link={{ to: to.ownComic, text: "Read the comic" }}
    >
      There is no page at this address.
    </ErrorScreenLayout>
  );
}
