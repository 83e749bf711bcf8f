import { z } from "zod";
import { readCall, textParameter } from "~/upstream/api-call";
import { cachePolicies } from "~/upstream/cache.server";
import { fetchData } from "~/upstream/call.server";
import { UpstreamError } from "~/upstream/failure";
import { bestiarySlug, isSlug } from "./slugs";
import { boundedList, flowHtml, optional, text } from "~/upstream/fields.server";

/** Far more than a page of the guide has. */
const MAX_FRAGMENTS = 200;

const content = z
  .object({
    pageLeft: optional(boundedList(flowHtml, MAX_FRAGMENTS), []),
    pageRight: optional(boundedList(flowHtml, MAX_FRAGMENTS), []),
  })
  .meta({ id: "WorldPages", minProperties: 1 })
  .transform((pages) => {
    if (pages.pageLeft.length > 0 || pages.pageRight.length > 0) return pages;
    // Thrown in the schema, so that an empty page never replaces a cached one.
    throw new UpstreamError("no-data", "both pages are empty");
  });

/** Two facing pages of the field guide, each a list of fragments. */
export type WorldContent = z.output<typeof content>;

const section = (example: string) =>
  textParameter("Section of the guide: bestiary, botanary or magic", example);
const subsection = (example: string) =>
  textParameter("Subsection: feral, trees, elements, classes and so on", example);

export const worldCalls = {
  topics: readCall("v1/world/topics/{topic}", {
    summary: "The names of the topics of a bestiary subsection, or of the botanary's subsections",
    parameters: { topic: textParameter("A bestiary subsection, or botanary", "feral") },
    data: z.array(text),
    read: z.array(text.refine((name) => isSlug(bestiarySlug(name)), "expected letters")),
    identify: bestiarySlug,
    cache: cachePolicies.story,
  }),
  subsection: readCall("v1/world/content/world/{section}/{subsection}", {
    summary: "The page of a subsection of the field guide",
    parameters: { section: section("botanary"), subsection: subsection("trees") },
    data: content,
    cache: cachePolicies.story,
  }),
  topic: readCall("v1/world/content/world/{section}/{subsection}/{topic}", {
    summary: "The page of a topic of the field guide",
    parameters: {
      section: section("bestiary"),
      subsection: subsection("feral"),
      topic: textParameter("Slug of a topic", "grove-stag"),
    },
    data: content,
    cache: cachePolicies.story,
  }),
};

/** The names of a list. @param hasIt whether they have the wanted one: an older list without it is renewed */
export const fetchWorldTopics = (topic: string, hasIt = (_names: string[]) => true) =>
  fetchData(worldCalls.topics, { topic }, hasIt);

/**
 * The page of a topic, or of its subsection.
 *
 * @throws {UpstreamError} also when both pages are empty
 */
export function fetchWorldContent(
  section: string,
  subsection: string,
  topic?: string,
): Promise<WorldContent> {
  return topic === undefined
    ? fetchData(worldCalls.subsection, { section, subsection })
    : fetchData(worldCalls.topic, { section, subsection, topic });
}
