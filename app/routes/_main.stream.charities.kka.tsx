import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { eventMeta } from "~/charities/charity-meta";
import { getDonationStatus } from "~/charities/events";
import { paginateDonations } from "~/charities/donation-summary";
import { CharityPage } from "~/charities/charity-page";
import { charities, hawaiiEvent } from "~content/charities.yaml";
import { toErrorPage } from "~/http/redirects.server";
import { donationsTo } from "~/charities/api.server";

export const meta: MetaFunction = (args) => eventMeta(args, charities.kka, hawaiiEvent);

export async function loader({ request }: LoaderFunctionArgs) {
  return {
    donationStatus: getDonationStatus("kka", new Date()),
    ...paginateDonations(await donationsTo(hawaiiEvent).catch(toErrorPage(request)), request),
  };
}

export default function Hawaii() {
  return (
    <CharityPage charity={charities.kka} event={hawaiiEvent} {...useLoaderData<typeof loader>()} />
  );
}
