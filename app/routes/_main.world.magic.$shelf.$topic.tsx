import * as to from "~/addresses";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirectToMissingPage, redirectToNotFound, toErrorPage } from "~/http/redirects.server";
import { fetchWorldContent } from "~/world/api.server";
import { buildTopicPage } from "~/world/topic-page.server";
import { classTopics, elementTopics } from "~/world/topics";

export { topicMeta as meta } from "~/world/guide-meta";
export { TopicRoute as default } from "~/world/double-page";

const shelves = [
  { slug: "elements", name: "Elements", path: to.shelf("magic/elements"), topics: elementTopics },
  { slug: "classes", name: "Classes", path: to.shelf("magic/classes"), topics: classTopics },
];

export async function loader({ params, request }: LoaderFunctionArgs) {
  const shelf = shelves.find(({ slug }) => slug === params["shelf"]);
  if (!shelf) throw redirectToMissingPage(request);
  const topic = shelf.topics.find(({ slug }) => slug === params["topic"]);
  if (!topic) throw redirectToNotFound(request);

  const content = await fetchWorldContent("magic", shelf.slug, topic.slug).catch(
    toErrorPage(request),
  );
  const { name, path, topics } = shelf;
  return buildTopicPage(topic, content, { name, path }, topics);
}
