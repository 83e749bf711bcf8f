import bestiarySubsections from "~content/world/bestiary.yaml";
import elements from "~content/world/elements.yaml";
import { magicClasses } from "~content/world/magic-classes.yaml";
import { onceFor } from "~/upstream/once-for";
import { bestiarySlug, capitalized, isSlug, plainSlug, readableName } from "./slugs";

/** An entry of the guide in a list. */
export interface Topic {
  slug: string;
  name: string;
  path: string;
  /** Its picture, below the variant. */
  plate: string;
}

/** @param shelf the path of its list, below /world */
function toTopic(shelf: string, slug: string, name: string): Topic {
  return {
    slug,
    name,
    path: `/world/${shelf}/${encodeURIComponent(slug)}`,
    plate: `world/${shelf}/${slug}.png`,
  };
}

/** The entries of a list of names, each once; a name that is no slug is left out. */
function toTopics(
  shelf: string,
  names: readonly string[],
  slugOf: (name: string) => string,
): Topic[] {
  const topics = new Map<string, Topic>();
  for (const name of names) {
    const slug = slugOf(name);
    if (isSlug(slug) && !topics.has(slug)) {
      topics.set(slug, toTopic(shelf, slug, capitalized(name.trim())));
    }
  }
  return [...topics.values()];
}

/** The six subsections of the bestiary. */
export const bestiaryTopics: readonly Topic[] = bestiarySubsections.map(({ slug, name }) =>
  toTopic("bestiary", slug, name),
);

/** The entries of a bestiary subsection by their names. */
export const creatureTopics = onceFor((names: readonly string[], subsection: string) =>
  toTopics(`bestiary/${subsection}`, names, bestiarySlug),
);

/** The subsections of the botanary. */
export const botanaryTopics = onceFor((names: readonly string[]) =>
  toTopics("botanary", names, plainSlug),
);

/** The twelve elements, in the order of the chart. */
export const elementTopics: readonly Topic[] = elements.map(({ slug, name }) =>
  toTopic("magic/elements", slug, name),
);

/** The classes with a page of their own. */
export const classTopics: readonly Topic[] = magicClasses.map(({ slug, name }) =>
  toTopic("magic/classes", slug, name),
);

/** The entry of a list with a slug; its name is made of the slug when the list does not have it. */
export function findTopic(topics: readonly Topic[], shelf: string, slug: string): Topic {
  return topics.find((entry) => entry.slug === slug) ?? toTopic(shelf, slug, readableName(slug));
}

/** The neighbors of an entry in its list. */
export interface Neighbors {
  previous?: Topic | undefined;
  next?: Topic | undefined;
  /** Counted from 1; undefined for an entry that is not in the list. */
  number?: number | undefined;
  count: number;
}

export function findNeighbors(topics: readonly Topic[], slug: string): Neighbors {
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
 * The plants of a botanary subsection, in the order of its text: the entries that the text links to. The upstream
 * has no list of them.
 *
 * @param html sanitized fragments
 */
export function plantTopics(subsection: string, html: readonly string[]): Topic[] {
  const shelf = `botanary/${subsection}`;
  const topics = new Map<string, Topic>();
  const link = /<a [^>]*?href="\/world\/botanary\/([^"/?#]+)\/([^"/?#]+)/g;
  for (const [, within, slug = ""] of html.join("").matchAll(link)) {
    if (within === subsection && isSlug(slug) && !topics.has(slug)) {
      topics.set(slug, toTopic(shelf, slug, readableName(slug)));
    }
  }
  return [...topics.values()];
}
