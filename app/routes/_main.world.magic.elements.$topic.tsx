import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { TopicSpread } from "~/world/topic-spread";
import { errorPage, toErrorPage } from "~/http/redirects.server";
import { worldContent } from "~/world/api.server";
import { toCanonical } from "~/world/canonical.server";
import { plateMeta } from "~/world/guide-meta";
import { plainSlug } from "~/world/slugs";
import { topicPage } from "~/world/topic-page";
import { elementTopics } from "~/world/topics";
import type { PageHandle } from "~/document/page-handle";

export const handle: PageHandle = { examples: ["/world/magic/elements/fire"] };

export const meta: MetaFunction<typeof loader> = (args) => plateMeta(args, args.data);

const shelf = { name: "Elements", path: "/world/magic/elements" };

export async function loader({ params, request }: LoaderFunctionArgs) {
  const slug = plainSlug(params["topic"] ?? "");
  const topic = elementTopics.find((known) => known.slug === slug);
  if (!topic) throw errorPage(request);

  const spread = await worldContent("magic", "elements", slug).catch(toErrorPage(request));
  toCanonical(request, topic.path);
  return topicPage(topic, spread, shelf, elementTopics);
}

export default function Element() {
  return <TopicSpread topic={useLoaderData<typeof loader>()} />;
}
