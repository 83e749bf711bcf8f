import { cachePolicies } from "~/upstream/cache.server";
import { fetchDocument } from "~/upstream/call.server";

/** The artist's feed, an RSS 2.0 document, exactly as the upstream sends it. */
export const fetchFeed = () => fetchDocument("v1/rss/feeds/chase", cachePolicies.current, isFeed);

/** Whether a document is a complete RSS feed, neither an error page nor cut off. */
const isFeed = (text: string) => /^\s*<(?:\?xml|rss)\s/.test(text) && /<\/rss>\s*$/.test(text);
