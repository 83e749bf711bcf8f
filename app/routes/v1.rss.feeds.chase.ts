import type { LoaderFunctionArgs } from "@remix-run/node";
import { feedResponse } from "~/feeds/feed-response.server";
import { uncachedHeaders } from "~/http/cache-policy.server";
import { cachePolicies } from "~/upstream/cache.server";
import { fetchDocument } from "~/upstream/call.server";
import { classifyFailure } from "~/upstream/failure";

/** Responds with the RSS feed of the upstream, or with a status code. */
export async function loader({ request }: LoaderFunctionArgs) {
  try {
    return feedResponse(request, await fetchFeed(), "application/rss+xml");
  } catch (error) {
    const status = classifyFailure(error) === "unavailable" ? 503 : 502;
    const text = "The feed is resting. Please ask again in a minute.";
    return new Response(text, { status, headers: uncachedHeaders({ "Retry-After": "60" }) });
  }
}

const fetchFeed = () => fetchDocument("v1/rss/feeds/chase", cachePolicies.current, isFeed);

/** Whether a document is a complete RSS feed, neither an error page nor cut off. */
const isFeed = (text: string) => /^\s*<(?:\?xml|rss)\s/.test(text) && /<\/rss>\s*$/.test(text);
