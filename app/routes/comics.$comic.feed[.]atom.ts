import type { LoaderFunctionArgs } from "@remix-run/node";
import { comicFeed } from "~/comics/atom-feed.server";
import { atomOrStatus } from "~/http/atom-feed.server";

/** New pages of a comic, for those who would rather be told. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return atomOrStatus(request, comicFeed(params["comic"] ?? ""));
}
