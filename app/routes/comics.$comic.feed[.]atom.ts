import type { LoaderFunctionArgs } from "@remix-run/node";
import { comicFeed } from "~/feeds/comic-feed.server";
import { atomResponse } from "~/feeds/atom-feed.server";

/** New pages of a comic as an Atom feed. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return atomResponse(request, comicFeed(params["comic"] ?? ""));
}
