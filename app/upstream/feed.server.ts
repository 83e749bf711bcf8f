import { cachePolicies } from "./cache.server";
import { getText } from "./call.server";

/**
 * The artist's RSS 2.0 feed, as the upstream wrote it.
 *
 * Source: `v1/rss/feeds/chase`, which has no envelope.
 */
export function chaseFeed(): Promise<string> {
  return getText(["rss", "feeds", "chase"], cachePolicies.current, (text) =>
    /<rss[\s>]/.test(text),
  );
}
