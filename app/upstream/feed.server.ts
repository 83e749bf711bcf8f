import { textCall } from "./api-call";
import { cachePolicies } from "./cache.server";
import { askText } from "./call.server";

/** The calls of this area. */
export const feedCalls = {
  chase: textCall("v1/rss/feeds/chase", {
    summary: "The artist's feed, an RSS 2.0 document without an envelope",
    mediaType: "application/rss+xml",
    isWanted: (text) => /<rss[\s>]/.test(text),
    cache: cachePolicies.current,
  }),
};

/**
 * The artist's RSS 2.0 feed, as the upstream wrote it.
 *
 * Source: `v1/rss/feeds/chase`, which has no envelope.
 */
export function chaseFeed(): Promise<string> {
  return askText(feedCalls.chase);
}
