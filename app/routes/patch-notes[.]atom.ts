import type { LoaderFunctionArgs } from "@remix-run/node";
import { env } from "~/env.server";
import { feedResponse } from "~/http/atom-feed.server";
import { patchNotesFeed } from "~/site-info/patch-notes-feed.server";

/** The newest versions as an Atom feed, for those who would rather be told. */
export function loader({ request }: LoaderFunctionArgs) {
  return feedResponse(request, patchNotesFeed(env.SITE_URL), "application/atom+xml");
}
