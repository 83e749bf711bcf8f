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

/** An entry in a list of the world section. */
export interface Topic {
  slug: string;
  name: string;
  path: string;
  /** The path of its picture, below the variant. */
  plate: string;
  /** A one-sentence description. */
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

/** The entries of a bestiary subsection. */
export const creatureTopics = (names: readonly string[], subsection: string) =>
  toTopics(`bestiary/${subsection}`, names, bestiarySlug);

/** The subsections of the botanary. */
export const botanaryTopics = (names: readonly string[]) => toTopics("botanary", names, plainSlug);

/** The twelve elements, in display order. */
export const elementTopics: readonly Topic[] = elements.map(({ slug, name }) =>
  toTopic("magic/elements", slug, name),
);

/** The classes that have a page. */
export const classTopics: readonly Topic[] = magicClasses.map(({ slug, name, line }) => ({
  ...toTopic("magic/classes", slug, name),
  line,
}));

/** Finds the entry with a slug; if the list lacks it, the name is derived from the slug. */
export function findTopic(topics: readonly Topic[], shelf: string, slug: string): Topic {
  return topics.find((entry) => entry.slug === slug) ?? toTopic(shelf, slug, readableName(slug));
}

/** The plants that the text of a botanary subsection links to, in order, because the upstream has no list of them. */
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

/** The HTML fragments of both pages. */
export function fragmentsOf(page: WorldContent | undefined): SafeHtml[] {
  return page ? [...page.pageLeft, ...page.pageRight] : [];
}
