import { z } from "zod";
import { cachePolicies } from "./cache.server";
import { getData } from "./call.server";
import { UpstreamError } from "./failure";
import { safeHtml } from "./safe-html.server";

const spread = z.object({
  pageLeft: z.array(safeHtml).default([]),
  pageRight: z.array(safeHtml).default([]),
});

/** Two facing pages of the field guide, each a list of fragments. */
export type WorldSpread = z.output<typeof spread>;

/**
 * The names of the topics of a bestiary subsection, or of the botanary's subsections, in the
 * upstream's order.
 *
 * Source: `v1/world/topics/{topic}`.
 */
export function worldTopics(topic: string): Promise<string[]> {
  return getData(["world", "topics", topic], z.array(z.string().min(1)), cachePolicies.story);
}

/**
 * A page of the field guide.
 *
 * Source: `v1/world/content/world/{path}`.
 *
 * @param path section, subsection and, where there is one, topic
 * @throws {UpstreamError} also when both pages are empty
 */
export async function worldContent(...path: string[]): Promise<WorldSpread> {
  const pages = await getData(["world", "content", "world", ...path], spread, cachePolicies.story);
  if (pages.pageLeft.length === 0 && pages.pageRight.length === 0) {
    throw new UpstreamError("no-data", "both pages are empty");
  }
  return pages;
}
