import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MissingScreen } from "~/shell/missing-screen";
import { fromLoader } from "~/http/cache-policy";
import { loadMissingPage } from "./_main.404/known-pages.server";
import { pageMeta } from "~/document/page-meta";
import type { PageHandle } from "~/document/page-handle";

export const handle: PageHandle = { unlisted: true };

export const headers = fromLoader;

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Page missing",
    section: "Caudalglen",
    description: "This page does not exist, or no longer does.",
    noindex: true,
  });

export const loader = ({ request }: LoaderFunctionArgs) => loadMissingPage(request);

export default function GuildMissingPage() {
  return <MissingScreen subSite="guild" {...useLoaderData<typeof loader>()} />;
}
