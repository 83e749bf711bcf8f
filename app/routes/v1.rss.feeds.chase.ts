import type { LoaderFunctionArgs } from "@remix-run/node";
import { fetchFeed } from "~/feeds/news-feed.server";
import { feedResponse } from "~/feeds/feed-response.server";
import { uncachedHeaders } from "~/http/cache-policy.server";
import { classifyFailure } from "~/upstream/failure";

/** The RSS feed on this site's host. Failures are status codes, not error pages. */
export async function loader({ request }: LoaderFunctionArgs) {
  try {
    return feedResponse(request, await fetchFeed(), "application/rss+xml");
  } catch (error) {
    const status = classifyFailure(error) === "unavailable" ? 503 : 502;
    const text = "The feed is resting. Please ask again in a minute.";
    return new Response(text, { status, headers: uncachedHeaders({ "Retry-After": "60" }) });
  }
}
