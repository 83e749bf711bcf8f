import { useLoaderData } from "@remix-run/react";
import { HistoryTimeline } from "~/world/history-timeline";
import type { loader } from "./route";

/** The chosen list of ages, for the page's Markdown. */
export function Ages() {
  return <HistoryTimeline {...useLoaderData<typeof loader>()} />;
}
