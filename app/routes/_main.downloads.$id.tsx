import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import downloads from "~content/downloads.yaml";
import { DownloadFailure } from "~/site-info/downloads";
import { orUndefined } from "~/upstream/failure";
import { redirectAway, redirectTo } from "~/http/redirects.server";
import { pageMeta } from "~/document/page-meta";
import { downloadCalls } from "~/site-info/downloads-api.server";
import { fetchData } from "~/upstream/call.server";
import type { PageHandle } from "~/document/page-handle";

export const handle: PageHandle = { unlisted: true, examples: [] };

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data ? `${args.data.name} could not be fetched` : "Download",
    description: "This file could not be fetched. Try again in a moment.",
    keywords: ["download"],
    noindex: true,
  });

/** Redirects to the file; the page is for failures. */
export async function loader({ params }: LoaderFunctionArgs) {
  const download = downloads.find(({ id }) => id === params["id"]);
  if (!download) throw redirectTo("/404");
  const location = await fetchData(downloadCalls.location, { id: download.id }).catch(orUndefined);
  if (location !== undefined) throw redirectAway(location);
  return data({ id: download.id, name: download.name }, 503);
}

export default function DownloadPage() {
  return <DownloadFailure {...useLoaderData<typeof loader>()} />;
}
