import type { MetaDescriptor } from "@remix-run/node";
import { pageMeta, type MetaArguments } from "~/document/page-meta";
import { previewPicture } from "~/ui/preview-picture";

/** What a page of the guide with a plate says of itself. */
export interface PlatePage {
  name: string;
  description: string;
  path: string;
  /** The plate's path, which is the preview picture too. */
  plate: string;
  /** What the plate shows; perhaps "". */
  shows: string;
  shelf: { name: string };
}

/** The meta tags of such a page. */
export function plateMeta(args: MetaArguments, page: PlatePage | undefined): MetaDescriptor[] {
  if (!page) return [];
  const { name, shelf, description, plate, shows } = page;
  return pageMeta(args, {
    title: name,
    section: shelf.name,
    description,
    keywords: [name, shelf.name, "field guide", "fantasy world"],
    type: "article",
    image: { url: previewPicture(args, plate), alt: shows || name },
  });
}
