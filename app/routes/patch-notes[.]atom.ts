import type { LoaderFunctionArgs } from "@remix-run/node";
import { atomResponse } from "~/feeds/atom-feed.server";
import { patchNotesFeed } from "~/feeds/patch-notes-feed.server";

/** The newest versions as an Atom feed. */
export function loader({ request }: LoaderFunctionArgs) {
  return atomResponse(request, patchNotesFeed());
}
