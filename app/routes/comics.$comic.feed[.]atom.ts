import type { LoaderFunctionArgs } from "@remix-run/node";
import { comicFeed } from "~/comics/feeds/atom-feed.server";
import { atomResponse } from "~/http/atom-feed.server";

/** New pages of a comic as an Atom feed. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return atomResponse(request, comicFeed(params["comic"] ?? ""));
}
