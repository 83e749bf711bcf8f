import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ErrorScreen } from "~/shell/error-screen";
import { fromLoader } from "~/http/document-headers";
import { loadErrorPage } from "~/http/error-page.server";
import { pageMeta } from "~/document/page-meta";
import type { PageHandle } from "~/document/page-handle";

export const handle: PageHandle = {
  start: "never",
  unlisted: true,
  examples: ["/error?from=%2Fcomics%2Ftalechasers"],
};

export const headers = fromLoader;

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Something went wrong",
    description: "This page could not be shown. Try again in a moment.",
    noindex: true,
  });

export const loader = ({ request }: LoaderFunctionArgs) => loadErrorPage(request);

export default function ErrorPage() {
  return <ErrorScreen subSite="main" again={useLoaderData<typeof loader>().again} />;
}
