import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ErrorScreen } from "~/components/error-screen";
import { cacheControl } from "~/http/cache-policy";
import { fromLoader } from "~/http/document-headers";
import { ownPath } from "~/http/own-path";
import { pageMeta } from "~/meta/page-meta";

export const headers = fromLoader;

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Something went wrong",
    description: "This page could not be shown. Try again in a moment.",
    noindex: true,
  });

export function loader({ request }: LoaderFunctionArgs) {
  const from = ownPath(new URL(request.url).searchParams.get("from"));
  return data({ from }, { status: 500, headers: { "Cache-Control": cacheControl.never } });
}

export default function GuildErrorPage() {
  return <ErrorScreen house="cga" from={useLoaderData<typeof loader>().from} />;
}
