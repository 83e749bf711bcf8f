import type { MetaFunction } from "@remix-run/node";
import { Downloads } from "~/site-info/downloads";
import { pageMeta } from "~/document/page-meta";
import type { PageHandle } from "~/document/page-handle";

export const handle: PageHandle = { start: "never" };

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Downloads",
    description: "Download the Super Fox vtuber model that Chase used to stream with, for free.",
    keywords: ["downloads", "free vtuber model", "Super Fox"],
  });

export default function DownloadsPage() {
  return <Downloads />;
}
