import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ErrorScreen } from "~/shell/error-screen";
import { loadErrorPage } from "./error-page.server";
import { subSiteOf } from "~/http/sub-site";
import { pageMeta } from "~/document/page-meta";
import type { PageHandle } from "~/document/page-handle";

export const handle: PageHandle = { start: "never", unlisted: true };

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data?.missing ? "Not found" : "Something went wrong",
    section: subSiteOf(args.location.pathname) === "guild" ? "Caudalglen" : undefined,
    description:
      args.data?.missing?.sentence ?? "This page could not be shown. Try again in a moment.",
    noindex: true,
  });

export const loader = ({ request }: LoaderFunctionArgs) => loadErrorPage(request);

export default function ErrorPage() {
  return <ErrorScreen {...useLoaderData<typeof loader>()} />;
}
