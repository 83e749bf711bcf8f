import type { MetaDescriptor } from "@remix-run/node";
import { emblems, type CharityEvent } from "~/content/charities";
import { pageMeta, type MetaArguments, type PageDescription } from "~/meta/page-meta";
import { pictureAddress } from "~/pictures/address";

/** The meta tags of a page about charities, with the emblem of an event as its preview. */
export function charityMeta(
  args: MetaArguments,
  emblem: CharityEvent["shortName"],
  page: Omit<PageDescription, "image">,
): MetaDescriptor[] {
  const root = args.matches.find(({ id }) => id === "root")?.data as
    { pictureHost?: string } | undefined;
  const host = root?.pictureHost ?? "/cdn";
  const url = pictureAddress(host, "desktop", emblemPath(emblem), "medium");
  return pageMeta(args, { ...page, image: { url, alt: emblems[emblem] } });
}

/** An event's emblem on the picture host. */
export function emblemPath(emblem: CharityEvent["shortName"]): string {
  return `charities/${emblem}.png`;
}
