import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { TopicSpread } from "~/world/spread";
import { errorPage, toErrorPage } from "~/http/redirects.server";
import { fetchWorldContent } from "~/world/api.server";
import { redirectToCanonical } from "~/world/guide-address.server";
import { topicMeta } from "~/world/guide-meta";
import { plainSlug } from "~/world/slugs";
import { buildTopicPage } from "~/world/topic-page.server";
import { classTopics } from "~/world/topics";
import type { PageHandle } from "~/document/page-handle";

export const handle: PageHandle = { examples: ["/world/magic/classes/witch"] };

export const meta: MetaFunction<typeof loader> = (args) => topicMeta(args, args.data);

const shelf = { name: "Classes", path: "/world/magic/classes" };

export async function loader({ params, request }: LoaderFunctionArgs) {
  const slug = plainSlug(params["topic"] ?? "");
  const topic = classTopics.find((known) => known.slug === slug);
  if (!topic) throw errorPage(request);

  const spread = await fetchWorldContent("magic", "classes", slug).catch(toErrorPage(request));
  redirectToCanonical(request, topic.path);
  return buildTopicPage(topic, spread, shelf, classTopics);
}

export default function MagicClass() {
  return <TopicSpread topic={useLoaderData<typeof loader>()} />;
}
