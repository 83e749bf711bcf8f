import type { MetaDescriptor } from "@remix-run/node";
import type { MetaArguments } from "~/document/page-meta";
import { listMeta } from "~/ui/paginate";
import type { TopicPage } from "./topic-page.server";

/** Returns the meta tags of a topic page, with the picture of the topic as preview image. */
export function topicMeta(args: MetaArguments & { data?: TopicPage }): MetaDescriptor[] {
  if (!args.data) return [];
  const { name, shelf, description, plate, plateDescription } = args.data;
  return listMeta(args, {
    title: name,
    section: shelf.name,
    description,
    keywords: [name, shelf.name, "field guide", "fantasy world"],
    type: "article",
    image: { path: plate, alt: plateDescription || name },
  });
}
