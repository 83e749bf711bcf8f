import type { LoaderFunctionArgs } from "@remix-run/node";
import { uncachedHeaders } from "~/http/cache-policy";
import { feedResponse } from "~/http/atom-feed.server";
import { fetchText } from "~/upstream/call.server";
import { orUndefined } from "~/upstream/failure";
import { feedCalls } from "~/comics/feeds/feed.server";

/** The RSS feed on this site's own host. A feed reader gets a status, not an error page. */
export async function loader({ request }: LoaderFunctionArgs) {
  const feed = await fetchText(feedCalls.chase).catch(orUndefined);
  if (feed) return feedResponse(request, feed, "application/rss+xml");
  const text = "The feed is resting. Please ask again in a minute.";
  return new Response(text, { status: 503, headers: uncachedHeaders({ "Retry-After": "60" }) });
}
