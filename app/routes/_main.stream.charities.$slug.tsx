import type { MetaFunction } from "@remix-run/node";
import type { loadCharity } from "~/charities/charities.server";
import { emblemPicture } from "~/charities/events";
import { pageMeta } from "~/document/page-meta";

export { loadCharity as loader } from "~/charities/charities.server";
export { CharityPage as default } from "~/charities/charity-page";

export const meta: MetaFunction<typeof loadCharity> = (args) => {
  if (!args.data) return [];
  const { charity, event, search } = args.data;
  return pageMeta(args, {
    title: `${event.fullName} for ${charity.name}`,
    section: "Charities",
    description: `${event.fullName}, ${charity.description}`,
    keywords: charity.keywords,
    search,
    image: emblemPicture(event.shortName),
  });
};
