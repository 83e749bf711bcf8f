import type { LoaderFunctionArgs } from "@remix-run/node";
import { orIncomplete } from "~/http/incomplete.server";
import { redirectToNotFound, toErrorPage } from "~/http/redirects.server";
import { fetchWorldContent } from "~/world/api.server";
import { isSlug } from "~/slugs";
import { buildTopicPage } from "~/world/topic-page.server";
import { plantTopics, findTopic } from "~/world/topics";

export { topicMeta as meta } from "~/world/guide-meta";
export { TopicRoute as default } from "~/world/double-page";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const subsection = params["subsection"] ?? "";
  const slug = params["topic"] ?? "";
  if (!isSlug(subsection) || !isSlug(slug)) throw redirectToNotFound(request);

  // The page of a subsection links all plants of the subsection.
  const [content, around] = await Promise.all([
    fetchWorldContent("botanary", subsection, slug).catch(toErrorPage(request)),
    fetchWorldContent("botanary", subsection).catch(orIncomplete(context)),
  ]);
  const plants = plantTopics(subsection, around);
  const topic = findTopic(plants, `botanary/${subsection}`, slug);
  return buildTopicPage(topic, content, findTopic([], "botanary", subsection), plants);
}
