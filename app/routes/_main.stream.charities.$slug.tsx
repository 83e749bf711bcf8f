import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { charities } from "~content/charities.yaml";
import { donationsTo } from "~/charities/api.server";
import type { Charity } from "~/charities/charities.schema";
import { CharityPage } from "~/charities/charity-page";
import { paginateDonations } from "~/charities/donation-summary";
import { chooseEvent, emblemPicture, getDonationStatus } from "~/charities/events";
import type { PageHandle } from "~/document/page-handle";
import { pageMeta } from "~/document/page-meta";
import { redirectTo, toErrorPage } from "~/http/redirects.server";
import { previewImage } from "~/ui/picture-address";

export const handle: PageHandle = {
  examples: [
    "/stream/charities/als",
    "/stream/charities/go?event=go-2023",
    "/stream/charities/kka",
  ],
};

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { charity, event, search } = args.data;
  return pageMeta(args, {
    title: `${event.fullName} for ${charity.name}`,
    section: "Charities",
    description: `${event.fullName}, ${charity.description}`,
    keywords: charity.keywords,
    search,
    image: previewImage(args, emblemPicture(event.shortName)),
  });
};

export async function loader({ params, request }: LoaderFunctionArgs) {
  const charity = Object.values(charities).find(({ slug }) => slug === params["slug"]);
  if (!charity) throw redirectTo("/404");
  const now = new Date();
  const chosen = chooseEvent(charity.slug, request, now);
  const donations = await donationsTo(chosen.event).catch(toErrorPage(request));
  return {
    charity: charity as Charity,
    ...chosen,
    donationStatus: getDonationStatus(charity.slug, now),
    ...paginateDonations(donations, request),
  };
}

export default function CharityRoute() {
  return <CharityPage {...useLoaderData<typeof loader>()} />;
}
