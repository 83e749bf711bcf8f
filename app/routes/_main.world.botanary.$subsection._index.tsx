import * as to from "~/addresses";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LetterLinks, Pagination } from "~/ui/pagination";
import { pageSizes, paginate } from "~/ui/paginate";
import { PlateList } from "~/world/plate-list";
import { TopicArticle } from "~/world/double-page";
import { orIncomplete } from "~/http/incomplete.server";
import { redirectToNotFound, toErrorPage } from "~/http/redirects.server";
import { fetchWorldContent, fetchWorldTopics } from "~/world/api.server";
import { isSlug, plainSlug } from "~/slugs";
import { buildTopicPage } from "~/world/topic-page.server";
import { botanaryTopics, plantTopics, findTopic } from "~/world/topics";

export { topicMeta as meta } from "~/world/guide-meta";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const slug = params["subsection"] ?? "";
  if (!isSlug(slug)) throw redirectToNotFound(request);

  const [content, names] = await Promise.all([
    fetchWorldContent("botanary", slug).catch(toErrorPage(request)),
    fetchWorldTopics({ topic: "botanary" }, (all) =>
      all.some((name) => plainSlug(name) === slug),
    ).catch(orIncomplete(context)),
  ]);
  const topics = botanaryTopics(names ?? []);
  const topic = findTopic(topics, "botanary", slug);
  const { items, pagination } = paginate(
    plantTopics(slug, content),
    request,
    pageSizes.pictures,
    ({ name }) => name,
  );
  return {
    ...buildTopicPage(topic, content, { name: "Botanary", path: to.shelf("botanary") }, topics),
    plants: items,
    pagination,
  };
}

export default function BotanarySubsection() {
  const topic = useLoaderData<typeof loader>();
  return (
    <TopicArticle topic={topic}>
      <LetterLinks {...topic.pagination} />
      <PlateList entries={topic.plants} />
      <Pagination {...topic.pagination} />
    </TopicArticle>
  );
}
