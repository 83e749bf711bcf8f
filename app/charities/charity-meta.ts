import type { MetaDescriptor } from "@remix-run/node";
import { emblems } from "~content/charities.yaml";
import type { Charity, CharityEvent } from "./charities.schema";
import { pageMeta, type MetaArguments, type PageDescription } from "~/document/page-meta";
import { previewPicture } from "~/ui/preview-picture";

/** The meta tags of a page about charities, with the emblem of an event as its preview. */
export function charityMeta(
  args: MetaArguments,
  emblem: CharityEvent["shortName"],
  page: Omit<PageDescription, "image">,
): MetaDescriptor[] {
  const url = previewPicture(args, emblemPath(emblem));
  return pageMeta(args, { ...page, image: { url, alt: emblems[emblem] } });
}

/**
 * The meta tags of a charity's page, which shows one event at a time.
 *
 * @param search the query that makes this event's view a page of its own
 */
export function eventMeta(
  args: MetaArguments,
  { name, description, keywords }: Charity,
  { fullName, shortName }: CharityEvent,
  search?: string,
): MetaDescriptor[] {
  return charityMeta(args, shortName, {
    title: `${fullName} for ${name}`,
    section: "Charities",
    description: `${fullName}, ${description}`,
    keywords,
    search,
  });
}

/** An event's emblem on the picture host. */
export function emblemPath(emblem: CharityEvent["shortName"]): string {
  return `charities/${emblem}.png`;
}
