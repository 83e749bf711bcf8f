import { shortenText } from "~/ui/shorten-text";
import { findOwn } from "~/find-own";
import plates from "~content/world/plates.yaml";
import { textOf } from "~/upstream/html/text";
import type { SafeHtml } from "~/upstream/safe-html";
import type { WorldContent } from "./api.server";
import { findNeighbors, type Neighbors } from "~/ui/neighbors";
import type { Topic } from "./topics";

/** A page about one entry, with its neighbors in its list. */
export interface TopicPage extends Topic, Neighbors<Topic>, WorldContent {
  /** What its plate shows; "" where nobody has described it. */
  plateDescription: string;
  /** The beginning of its text, for search engines and previews. */
  description: string;
  /** The list that the page belongs to. */
  shelf: { name: string; path: string };
}

const MAX_DESCRIPTION_LENGTH = 155;

/**
 * The data of a topic's page.
 *
 * @param topics the list of the topic; empty when the upstream could not give it
 */
export function buildTopicPage(
  topic: Topic,
  content: WorldContent,
  shelf: TopicPage["shelf"],
  topics: readonly Topic[],
): TopicPage {
  const html = content.pageLeft.length > 0 ? content.pageLeft : content.pageRight;
  return {
    ...topic,
    ...content,
    ...findNeighbors(topics, ({ slug }) => slug === topic.slug),
    shelf,
    plateDescription: describePlate(topic.plate),
    description: shortenText(
      textOf(html.join(" ").slice(0, 20 * MAX_DESCRIPTION_LENGTH) as SafeHtml),
      MAX_DESCRIPTION_LENGTH,
    ),
  };
}

/**
 * What a plate shows, for those who cannot see it.
 *
 * @param path on the picture host, below the variant
 * @returns "" for a plate that nobody has described
 */
export function describePlate(path: string): string {
  return findOwn(plates, path) ?? "";
}
