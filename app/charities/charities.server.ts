import type { LoaderFunctionArgs } from "@remix-run/node";
import { charities } from "~content/charities.yaml";
import { orIncomplete } from "~/http/incomplete.server";
import { toErrorPage } from "~/http/redirects.server";
import { classifyFailure } from "~/upstream/failure";
import { fetchDonations, fetchDonationTotal } from "./api.server";
import type { Charity } from "./charities.schema";
import { paginateDonations, type DonorTotal } from "./donation-summary";
import { chooseEvent, getDonationStatus } from "./events";
import { redirectToMissingPage } from "~/http/missing-page.server";

/** Loads the sum of all donations, and whether each charity takes donations now. */
export async function loadCharities({ context }: LoaderFunctionArgs) {
  const now = new Date();
  const status = (slug: Charity["slug"]) => getDonationStatus(slug, now);
  return {
    /** The sum of all donations in cents; undefined if the API call failed. */
    total: await fetchDonationTotal().catch(orIncomplete(context)),
    donationStatus: { als: status("als"), go: status("go"), kka: status("kka") },
  };
}

/** The loader data of a charity's page. */
export type CharityData = Awaited<ReturnType<typeof loadCharity>>;

/** Loads the page of a charity with one event and one page of the event's donations. */
export async function loadCharity({ params, request }: LoaderFunctionArgs) {
  const charity = charities.find(({ slug }) => slug === params["slug"]);
  if (!charity) throw redirectToMissingPage(request);
  const now = new Date();
  const { donations, ...chosen } = await loadDonations(charity.slug, request, now);
  return {
    charity,
    ...chosen,
    donationStatus: getDonationStatus(charity.slug, now),
    ...paginateDonations(donations, request),
  };
}

/** Loads the donations to the requested event, or to the newest event that the upstream knows. */
async function loadDonations(
  slug: Charity["slug"],
  request: Request,
  now: Date,
  skippedYears = 0,
): Promise<Omit<ReturnType<typeof chooseEvent>, "hasEarlier"> & { donations: DonorTotal[] }> {
  const { hasEarlier, ...chosen } = chooseEvent(slug, request, now, skippedYears);
  const { shortName, year } = chosen.event;
  const donations = await fetchDonations({ event: shortName, year }).catch((reason) =>
    hasEarlier && classifyFailure(reason) === "absent" ? undefined : toErrorPage(request)(reason),
  );
  return donations ? { ...chosen, donations } : loadDonations(slug, request, now, skippedYears + 1);
}
