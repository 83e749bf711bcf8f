import type { WorldSpread } from "./api.server";
import { firstWords } from "./first-words";
import { plateWords } from "./plates.server";
import { placeIn, type Topic } from "./topics";

/** A spread about one entry, with its surroundings. */
export interface TopicPage extends Topic, WorldSpread {
  /** What its plate shows, for those who cannot see it; "" where nobody has described it. */
  shows: string;
  /** First words, for search engines and previews. */
  description: string;
  /** The list it is in: where the way back leads, and what its plate is numbered in. */
  shelf: { name: string; path: string };
  previous?: Topic | undefined;
  next?: Topic | undefined;
  number?: number | undefined;
  count: number;
}

/**
 * What a topic's route hands to its page.
 *
 * @param topics the list the topic is in, empty when it could not be had
 */
export function topicPage(
  topic: Topic,
  spread: WorldSpread,
  shelf: TopicPage["shelf"],
  topics: readonly Topic[],
): TopicPage {
  const words = spread.pageLeft.length > 0 ? spread.pageLeft : spread.pageRight;
  return {
    ...topic,
    ...spread,
    ...placeIn(topics, topic.slug),
    shelf,
    shows: plateWords(topic.plate),
    description: firstWords(words.join(" ") as (typeof words)[number]),
  };
}
