import { z } from "zod";
import { cachePolicies } from "~/upstream/cache.server";
import { defineCall } from "~/upstream/call.server";
import { byPosition, flowHtml, list, optional, text } from "~/upstream/fields.server";
import { bestiarySlug, isSlug, plainSlug } from "~/slugs";
import bestiary from "~content/world/bestiary.yaml";

const fragments = list(flowHtml, byPosition);

const content = z
  .object({ pageLeft: optional(fragments, []), pageRight: optional(fragments, []) })
  .refine(({ pageLeft, pageRight }) => pageLeft.length + pageRight.length > 0, "no page")
  .meta({ id: "WorldPages" });

/** Two facing pages of the world section, each a list of HTML fragments. */
export type WorldContent = z.output<typeof content>;

/** Fetches the names of a bestiary subsection's topics, or of the botanary's subsections. */
export const fetchWorldTopics = defineCall("v1/world/topics/{topic}", {
  schema: list(
    text.refine((name) => isSlug(bestiarySlug(name)), "expected letters"),
    bestiarySlug,
  ).describe("Names of topics; `botanary` has those of its subsections."),
  cache: cachePolicies.story,
  examples: [...bestiary.map(({ slug }) => ({ topic: slug })), { topic: "botanary" }],
});

/** Fetches the page of a subsection; `fetchWorldContent` is the function for loaders. */
export const fetchSubsection = defineCall("v1/world/content/world/{section}/{subsection}", {
  schema: content,
  cache: cachePolicies.story,
  examples: async () =>
    (await fetchWorldTopics({ topic: "botanary" })).map((name) => {
      return { section: "botanary", subsection: plainSlug(name) };
    }),
});

/** Fetches the page of a topic; `fetchWorldContent` is the function for loaders. */
export const fetchTopic = defineCall("v1/world/content/world/{section}/{subsection}/{topic}", {
  schema: content,
  cache: cachePolicies.story,
  async examples() {
    const lists = bestiary.map(async ({ slug: subsection }) =>
      (await fetchWorldTopics({ topic: subsection })).map((name) => {
        return { section: "bestiary", subsection, topic: bestiarySlug(name) };
      }),
    );
    return (await Promise.all(lists)).flat();
  },
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
