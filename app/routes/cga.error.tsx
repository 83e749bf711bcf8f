import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ErrorScreen } from "~/shell/error-screen";
import { fromLoader } from "~/http/cache-policy";
import { loadErrorPage } from "./_main.error/error-page.server";
import { pageMeta } from "~/document/page-meta";
import type { PageHandle } from "~/document/page-handle";

export const handle: PageHandle = {
  unlisted: true,
  examples: ["/cga/error?from=%2Fcga", "/cga/error?from=%2Fcga%2Fcharacters%2Fpin&missing=yes"],
};

export const headers = fromLoader;

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data?.missing ? "Not found" : "Something went wrong",
    section: "Caudalglen",
    description:
      args.data?.missing?.sentence ?? "This page could not be shown. Try again in a moment.",
    noindex: true,
  });

export const loader = ({ request }: LoaderFunctionArgs) => loadErrorPage(request);

export default function GuildErrorPage() {
  return <ErrorScreen subSite="guild" {...useLoaderData<typeof loader>()} />;
}
