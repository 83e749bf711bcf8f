import type { LoaderFunctionArgs } from "@remix-run/node";
import { renderComicFeed } from "~/feeds/comic-feed.server";
import { feedResponse } from "~/feeds/feed-response.server";
import { emptyResponse } from "~/http/cache-policy.server";
import { failureResponse } from "~/http/file-response.server";

/** New pages of a comic as an Atom feed. Failures are status codes, not error pages. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const xml = await renderComicFeed(params["comic"] ?? "").catch(failureResponse);
  if (xml instanceof Response) return xml;
  return xml ? feedResponse(request, xml, "application/atom+xml") : emptyResponse(404);
}
