import type { LoaderFunctionArgs } from "@remix-run/node";
import { feedResponse } from "~/http/atom-feed.server";
import { patchNotesFeed } from "~/site-info/patch-notes-feed.server";

let feed: string | undefined;

/** The newest versions as an Atom feed. */
export function loader({ request }: LoaderFunctionArgs) {
  feed ??= patchNotesFeed();
  return feedResponse(request, feed, "application/atom+xml");
}
