import { z } from "zod";
import { cachePolicies } from "~/upstream/cache.server";
import { defineCall } from "~/upstream/call.server";
import { byPosition, flowHtml, list, optional, text } from "~/upstream/fields.server";
import { bestiarySlug, isSlug } from "~/slugs";

const fragments = list(flowHtml, byPosition);

const content = z
  .object({ pageLeft: optional(fragments, []), pageRight: optional(fragments, []) })
  .refine(({ pageLeft, pageRight }) => pageLeft.length + pageRight.length > 0, "no page")
  .meta({ id: "WorldPages" });

/** Two facing pages of the world section, each a list of HTML fragments. */
export type WorldContent = z.output<typeof content>;

/** The names of the topics of a bestiary subsection, or of the botanary's subsections. */
export const fetchWorldTopics = defineCall("v1/world/topics/{topic}", {
  schema: list(
    text.refine((name) => isSlug(bestiarySlug(name)), "expected letters"),
    bestiarySlug,
  ),
  cache: cachePolicies.story,
});

export const fetchSubsection = defineCall("v1/world/content/world/{section}/{subsection}", {
  schema: content,
  cache: cachePolicies.story,
});

export const fetchTopic = defineCall("v1/world/content/world/{section}/{subsection}/{topic}", {
  schema: content,
  cache: cachePolicies.story,
});

/** Fetches the page of a topic, or of its subsection. */
export function fetchWorldContent(
  section: string,
  subsection: string,
  topic?: string,
): Promise<WorldContent> {
  return topic === undefined
    ? fetchSubsection({ section, subsection })
    : fetchTopic({ section, subsection, topic });
}
