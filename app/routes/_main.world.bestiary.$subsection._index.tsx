import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ShelfSpread } from "~/world/shelf-spread";
import bestiarySubsections from "~content/world/bestiary.yaml";
import { errorPage, toErrorPage } from "~/http/redirects.server";
import { worldTopics } from "~/world/api.server";
import { toCanonical } from "~/world/canonical.server";
import { plateMeta } from "~/world/guide-meta";
import { plateWords } from "~/world/plates.server";
import { bestiarySlug } from "~/world/slugs";
import { bestiaryTopics, creatureTopics, placeIn, topicIn } from "~/world/topics";
import type { PageHandle } from "~/document/page-handle";
import { pageSizes, paginate } from "~/ui/paginate";

export const handle: PageHandle = { examples: ["/world/bestiary/feral"] };

export const meta: MetaFunction<typeof loader> = (args) => plateMeta(args, args.data);

export async function loader({ params, request }: LoaderFunctionArgs) {
  const slug = bestiarySlug(params["subsection"] ?? "");
  const subsection = bestiarySubsections.find((known) => known.slug === slug);
  if (!subsection) throw errorPage(request);

  const names = await worldTopics(slug).catch(toErrorPage(request));
  const topics = creatureTopics(names, slug);
  if (topics.length === 0) throw errorPage(request);
  const topic = topicIn(bestiaryTopics, "bestiary", slug);
  toCanonical(request, topic.path);
  const { items, pagination } = paginate(topics, request, pageSizes.pictures);
  return {
    ...topic,
    ...placeIn(bestiaryTopics, slug),
    shelf: { name: "Bestiary", path: "/world/bestiary" },
    line: subsection.line,
    shows: plateWords(topic.plate),
    description: subsection.intro,
    topics: items,
    pagination,
  };
}

export default function BestiarySubsection() {
  return <ShelfSpread shelf={useLoaderData<typeof loader>()} />;
}
