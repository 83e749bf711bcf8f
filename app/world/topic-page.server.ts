import { shortenText } from "~/ui/shorten-text";
import { findOwn } from "~/find-own";
import plates from "~content/world/plates.yaml";
import { textOf } from "~/upstream/html/text";
import type { SafeHtml } from "~/upstream/safe-html";
import type { WorldContent } from "./api.server";
import { findNeighbors, type Neighbors } from "~/ui/neighbors";
import type { Topic } from "./topics";

/** The data of a topic page with the neighbors of the topic in the list. */
export interface TopicPage extends Topic, Neighbors<Topic>, WorldContent {
  /** The description of the picture; "" if there is none. */
  plateDescription: string;
  /** The beginning of the topic's text for search engines and previews. */
  description: string;
  /** The list that contains the topic. */
  shelf: { name: string; path: string };
}

const MAX_DESCRIPTION_LENGTH = 155;

/**
 * Builds the data of a topic's page.
 *
 * @param topics the list that contains the topic; empty if it could not be loaded
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
 * Returns the description of an entry's picture, for its alternative text.
 *
 * @param path on the picture host, below the variant
 * @returns "" if there is no description
 */
export function describePlate(path: string): string {
  return findOwn(plates, path) ?? "";
}
