import bestiarySubsections from "~content/world/bestiary.yaml";
import elements from "~content/world/elements.yaml";
import { magicClasses } from "~content/world/magic-classes.yaml";
import { onceFor } from "~/upstream/once-for";
import { bestiarySlug, capitalized, isSlug, plainSlug, readableName } from "./slugs";

/** An entry of the guide as lists and neighbours show it. */
export interface Topic {
  slug: string;
  name: string;
  path: string;
  /** Its picture, below the variant. */
  plate: string;
}

/** The entry with a slug, wherever it is kept. */
function topic(shelf: string, slug: string, name: string): Topic {
  return {
    slug,
    name,
    path: `/world/${shelf}/${encodeURIComponent(slug)}`,
    plate: `world/${shelf}/${slug}.png`,
  };
}

/** The entries of a list of names in its order; a name that no address can hold is left out. */
function topicsOf(
  shelf: string,
  names: readonly string[],
  slugOf: (name: string) => string,
): Topic[] {
  const topics = new Map<string, Topic>();
  for (const name of names) {
    const slug = slugOf(name);
    if (isSlug(slug) && !topics.has(slug)) {
      topics.set(slug, topic(shelf, slug, capitalized(name.trim())));
    }
  }
  return [...topics.values()];
}

/** The six subsections of the bestiary. */
export const bestiaryTopics: readonly Topic[] = bestiarySubsections.map(({ slug, name }) =>
  topic("bestiary", slug, name),
);

/** The entries of a bestiary subsection, whose names they are. */
export const creatureTopics = onceFor((names: readonly string[], subsection: string) =>
  topicsOf(`bestiary/${subsection}`, names, bestiarySlug),
);

/** The subsections of the botanary. */
export const botanaryTopics = onceFor((names: readonly string[]) =>
  topicsOf("botanary", names, plainSlug),
);

/** The twelve elements, in the order of the chart. */
export const elementTopics: readonly Topic[] = elements.map(({ slug, name }) =>
  topic("magic/elements", slug, name),
);

/** The classes with a page of their own. */
export const classTopics: readonly Topic[] = magicClasses.map(({ slug, name }) =>
  topic("magic/classes", slug, name),
);

/** The entry of a list, or one with a name made of its slug where the list does not have it. */
export function topicIn(topics: readonly Topic[], shelf: string, slug: string): Topic {
  return topics.find((entry) => entry.slug === slug) ?? topic(shelf, slug, readableName(slug));
}

/** An entry's surroundings in its list. */
export interface Place {
  previous?: Topic | undefined;
  next?: Topic | undefined;
  /** Counted from 1; undefined for an entry that is not in the list. */
  number?: number | undefined;
  count: number;
}

export function placeIn(topics: readonly Topic[], slug: string): Place {
  const index = topics.findIndex((entry) => entry.slug === slug);
  if (index === -1) return { count: topics.length };
  return {
    previous: topics[index - 1],
    next: topics[index + 1],
    number: index + 1,
    count: topics.length,
  };
}

/**
 * The plants of a botanary subsection: the entries that its own text links to, each once, in the
 * order of the text. The upstream has no list of them.
 *
 * @param html sanitised fragments, whose markup is the serialiser's
 */
export function plantTopics(subsection: string, html: readonly string[]): Topic[] {
  const shelf = `botanary/${subsection}`;
  const topics = new Map<string, Topic>();
  const link = /<a [^>]*?href="\/world\/botanary\/([^"/?#]+)\/([^"/?#]+)/g;
  for (const [, within, slug = ""] of html.join("").matchAll(link)) {
    if (within === subsection && isSlug(slug) && !topics.has(slug)) {
      topics.set(slug, topic(shelf, slug, readableName(slug)));
    }
  }
  return [...topics.values()];
}
