import { useLoaderData } from "@remix-run/react";
import { HistoryTimeline } from "~/world/history-timeline";
import type { loader } from "./route";

/** The chosen list of ages, where the page's Markdown puts it. */
export function Ages() {
  return <HistoryTimeline {...useLoaderData<typeof loader>()} />;
}
