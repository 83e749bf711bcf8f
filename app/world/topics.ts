import { capitalizeWords } from "~/ui/capitalize-words";
import * as to from "~/addresses";
import bestiarySubsections from "~content/world/bestiary.yaml";
import elements from "~content/world/elements.yaml";
import { magicClasses } from "~content/world/magic-classes.yaml";
import type { SafeHtml } from "~/upstream/safe-html";
import type { WorldContent } from "./api.server";
import { decodeSegment } from "~/own-path";
import { bestiarySlug, isSlug, plainSlug } from "~/slugs";
import { readableName } from "./readable-name";

/** An entry of a list in the world section. */
export interface Topic {
  slug: string;
  name: string;
  path: string;
  /** The path of the topic's picture, below the variant. */
  plate: string;
  /** A description of the topic in one sentence. */
  line?: string;
}

/** @param shelf the path of the list, below /world */
function toTopic(shelf: string, slug: string, name: string): Topic {
  return { slug, name, path: to.topic(shelf, slug), plate: `world/${shelf}/${slug}.png` };
}

function toTopics(shelf: string, names: readonly string[], slugOf: (name: string) => string) {
  return names.map((name) => toTopic(shelf, slugOf(name), capitalizeWords(name.trim())));
}

/** The six subsections of the bestiary. */
export const bestiaryTopics: readonly Topic[] = bestiarySubsections.map(({ slug, name, line }) => ({
  ...toTopic("bestiary", slug, name),
  line,
}));

/** Returns the entries of a bestiary subsection. */
export const creatureTopics = (names: readonly string[], subsection: string) =>
  toTopics(`bestiary/${subsection}`, names, bestiarySlug);

/** Returns the subsections of the botanary. */
export const botanaryTopics = (names: readonly string[]) => toTopics("botanary", names, plainSlug);

/** The twelve elements, in display order. */
export const elementTopics: readonly Topic[] = elements.map(({ slug, name }) =>
  toTopic("magic/elements", slug, name),
);

/** The magic classes that have a page. */
export const classTopics: readonly Topic[] = magicClasses.map(({ slug, name, line }) => ({
  ...toTopic("magic/classes", slug, name),
  line,
}));

/** Finds the topic with a slug, or derives a name from the slug if the list lacks the topic. */
export function findTopic(topics: readonly Topic[], shelf: string, slug: string): Topic {
  return topics.find((entry) => entry.slug === slug) ?? toTopic(shelf, slug, readableName(slug));
}

/** Returns the plants that a subsection's text links, as the upstream has no list of plants. */
export function plantTopics(subsection: string, page: WorldContent | undefined): Topic[] {
  const links = fragmentsOf(page)
    .join("")
    .matchAll(/<a [^>]*?href="\/world\/botanary\/([^"/?#]+)\/([^"/?#]+)/g);
  const slugs = Array.from(links, ([, within, slug = ""]) =>
    within === subsection ? decodeSegment(slug) : "",
  );
  return [...new Set(slugs.filter(isSlug))].map((slug) =>
    toTopic(`botanary/${subsection}`, slug, readableName(slug)),
  );
}

/** Returns the HTML fragments of both facing pages. */
export function fragmentsOf(page: WorldContent | undefined): SafeHtml[] {
  return page ? [...page.pageLeft, ...page.pageRight] : [];
}
