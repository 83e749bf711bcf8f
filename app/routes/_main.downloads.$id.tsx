import type { MetaFunction } from "@remix-run/node";
import type { PageHandle } from "~/document/page-handle";
import { pageMeta } from "~/document/page-meta";
import type { loadDownload } from "~/downloads/api.server";

export { DownloadFailure as default } from "~/downloads/downloads-page";
export { loadDownload as loader } from "~/downloads/api.server";

export const handle: PageHandle = { unlisted: true };

export const meta: MetaFunction<typeof loadDownload> = (args) =>
  pageMeta(args, {
    title: args.data ? `${args.data.name} could not be fetched` : "Download",
    description: "This file could not be fetched. Try again in a moment.",
    keywords: ["download"],
    noindex: true,
  });
