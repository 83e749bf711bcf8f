import type { LoaderFunctionArgs } from "@remix-run/node";
import { env } from "~/env.server";
import { cacheControl } from "~/http/cache-policy";
import { fileResponse } from "~/http/file-response.server";
import { patchNotesFeed } from "~/site-info/patch-notes-feed.server";

/** Every version as an Atom feed, for those who would rather be told. */
export function loader({ request }: LoaderFunctionArgs) {
  return fileResponse(
    request,
    patchNotesFeed(env.SITE_URL),
    "application/atom+xml; charset=utf-8",
    cacheControl.feed,
  );
}
