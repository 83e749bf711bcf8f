import * as to from "~/addresses";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PlateList } from "~/world/plate-list";
import { TopicArticle } from "~/world/double-page";
import bestiarySubsections from "~content/world/bestiary.yaml";
import { redirectToNotFound, toErrorPage } from "~/http/redirects.server";
import { fetchWorldTopics } from "~/world/api.server";
import { describePlate } from "~/world/topic-page.server";
import { bestiaryTopics, creatureTopics, findTopic } from "~/world/topics";
import { findNeighbors } from "~/ui/neighbors";
import { pageSizes, paginate } from "~/ui/paginate";
import { LetterLinks, Pagination } from "~/ui/pagination";

export { topicMeta as meta } from "~/world/guide-meta";

export async function loader({ params, request }: LoaderFunctionArgs) {
  const slug = params["subsection"] ?? "";
  const subsection = bestiarySubsections.find((known) => known.slug === slug);
  if (!subsection) throw redirectToNotFound(request);

  const names = await fetchWorldTopics({ topic: slug }).catch(toErrorPage(request));
  const topics = creatureTopics(names, slug);
  if (topics.length === 0) throw redirectToNotFound(request);
  const topic = findTopic(bestiaryTopics, "bestiary", slug);
  const { items, pagination } = paginate(topics, request, pageSizes.pictures, ({ name }) => name);
  return {
    ...topic,
    ...findNeighbors(bestiaryTopics, (entry) => entry.slug === slug),
    shelf: { name: "Bestiary", path: to.shelf("bestiary") },
    line: subsection.line,
    plateDescription: describePlate(topic.plate),
    description: subsection.intro,
    pageLeft: [],
    pageRight: [],
    topics: items,
    pagination,
  };
}

export default function BestiarySubsection() {
  const page = useLoaderData<typeof loader>();
  return (
    <TopicArticle topic={page} lead={page.line} intro={page.description}>
      <LetterLinks {...page.pagination} />
      <PlateList entries={page.topics} />
      <Pagination {...page.pagination} />
    </TopicArticle>
  );
}
