import type { LoaderFunctionArgs } from "@remix-run/node";
import { orIncomplete } from "~/http/incomplete.server";
import { redirectToNotFound, toErrorPage } from "~/http/redirects.server";
import { fetchWorldContent, fetchWorldTopics } from "~/world/api.server";
import { bestiarySlug, isSlug } from "~/slugs";
import { buildTopicPage } from "~/world/topic-page.server";
import { bestiaryTopics, creatureTopics, findTopic } from "~/world/topics";

export { topicMeta as meta } from "~/world/guide-meta";
export { TopicRoute as default } from "~/world/double-page";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const subsection = params["subsection"] ?? "";
  const slug = params["topic"] ?? "";
  const shelf = bestiaryTopics.find((entry) => entry.slug === subsection);
  if (!shelf || !isSlug(slug)) throw redirectToNotFound(request);

  const [content, names] = await Promise.all([
    fetchWorldContent("bestiary", subsection, slug).catch(toErrorPage(request)),
    fetchWorldTopics({ topic: subsection }, (all) =>
      all.some((name) => bestiarySlug(name) === slug),
    ).catch(orIncomplete(context)),
  ]);
  const topics = creatureTopics(names ?? [], subsection);
  const topic = findTopic(topics, `bestiary/${subsection}`, slug);
  return buildTopicPage(topic, content, shelf, topics);
}
