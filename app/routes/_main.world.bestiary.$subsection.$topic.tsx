import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { TopicSpread } from "~/world/topic-spread";
import { orMissing } from "~/http/missing.server";
import { errorPage, toErrorPage } from "~/http/redirects.server";
import { worldContent, worldTopics } from "~/world/api.server";
import { toCanonical } from "~/world/canonical.server";
import { plateMeta } from "~/world/guide-meta";
import { bestiarySlug, isSlug } from "~/world/slugs";
import { topicPage } from "~/world/topic-page";
import { bestiaryTopics, creatureTopics, topicIn } from "~/world/topics";
import type { PageHandle } from "~/document/page-handle";

export const handle: PageHandle = { examples: ["/world/bestiary/feral/sarn-s-hound"] };

export const meta: MetaFunction<typeof loader> = (args) => plateMeta(args, args.data);

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const subsection = bestiarySlug(params["subsection"] ?? "");
  const slug = bestiarySlug(params["topic"] ?? "");
  const shelf = bestiaryTopics.find((entry) => entry.slug === subsection);
  if (!shelf || !isSlug(slug)) throw errorPage(request);

  const [spread, names] = await Promise.all([
    worldContent("bestiary", subsection, slug).catch(toErrorPage(request)),
    worldTopics(subsection).catch(orMissing(context)),
  ]);
  const topics = creatureTopics(names ?? [], subsection);
  const topic = topicIn(topics, `bestiary/${subsection}`, slug);
  toCanonical(request, topic.path);
  return topicPage(topic, spread, shelf, topics);
}

export default function Creature() {
  return <TopicSpread topic={useLoaderData<typeof loader>()} />;
}
