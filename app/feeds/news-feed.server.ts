import { cachePolicies } from "~/upstream/cache.server";
import { fetchDocument } from "~/upstream/call.server";

/** The artist's feed, an RSS 2.0 document, as the upstream wrote it. */
export const fetchFeed = () => fetchDocument("v1/rss/feeds/chase", cachePolicies.current, isFeed);

/** Whether a document is RSS from its start to its end: an error page is HTML, and a broken connection cuts it off. */
const isFeed = (text: string) => /^\s*<(?:\?xml|rss)\s/.test(text) && /<\/rss>\s*$/.test(text);
