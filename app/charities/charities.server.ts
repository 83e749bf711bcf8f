import type { LoaderFunctionArgs } from "@remix-run/node";
import { charities } from "~content/charities.yaml";
import { orMissing } from "~/http/missing.server";
import { redirectTo, toErrorPage } from "~/http/redirects.server";
import { donationTotal, donationsTo } from "./api.server";
import { paginateDonations } from "./donation-summary";
import { chooseEvent, getDonationStatus } from "./events";

/** The loader of the page of all charities. */
export async function loadCharities({ context }: LoaderFunctionArgs) {
  const now = new Date();
  return {
    /** The sum of all donations in cents; undefined while unknown. */
    total: await donationTotal().catch(orMissing(context)),
    donationStatus: {
      als: getDonationStatus("als", now),
      go: getDonationStatus("go", now),
      kka: getDonationStatus("kka", now),
    },
  };
}

export type CharityData = Awaited<ReturnType<typeof loadCharity>>;

/** The loader of the page of a charity: an event, and a page of its donations. */
export async function loadCharity({ params, request }: LoaderFunctionArgs) {
  const charity = charities.find(({ slug }) => slug === params["slug"]);
  if (!charity) throw redirectTo("/404");
  const now = new Date();
  const chosen = chooseEvent(charity.slug, request, now);
  const donations = await donationsTo(chosen.event).catch(toErrorPage(request));
  return {
    charity,
    ...chosen,
    donationStatus: getDonationStatus(charity.slug, now),
    ...paginateDonations(donations, request),
  };
}
