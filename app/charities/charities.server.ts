import type { LoaderFunctionArgs } from "@remix-run/node";
import { charities, firstDonors } from "~content/charities.yaml";
import { orIncomplete } from "~/http/incomplete.server";
import { redirectToMissingPage, toErrorPage } from "~/http/redirects.server";
import { pageSizes, paginate } from "~/ui/paginate";
import { classifyFailure } from "~/upstream/failure";
import { fetchDonations, fetchDonationTotal, type DonorTotal } from "./api.server";
import type { Charity } from "./charities.schema";
import { chooseEvent, getDonationStatus } from "./events";

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

/** Sorts donors for the table and adds up their donations. */
export function summarizeDonations(donations: readonly DonorTotal[]) {
  const ordered = inTableOrder(donations);
  return {
    donations: ordered,
    /** The number of all donors, of whom the table may show only one page. */
    donors: ordered.length,
    /** The sum of all donations, in cents. */
    total: ordered.reduce((sum, { cents }) => sum + cents, 0),
  };
}

/** Returns the summary of all donations, with the donors on the requested page of the table. */
function paginateDonations(donations: readonly DonorTotal[], request: { url: string }) {
  const all = summarizeDonations(donations);
  const { items, pagination } = paginate(all.donations, request, pageSizes.lines);
  return { summary: { ...all, donations: items }, pagination };
}

const collator = new Intl.Collator("en");

/** Sorts donors: first the configured first donors, then by amount, then by name. */
function inTableOrder(donations: readonly DonorTotal[]): DonorTotal[] {
  return [...donations].sort(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      b.cents - a.cents ||
      collator.compare(a.name, b.name) ||
      // Intl.Collator treats names as equal that differ only in their Unicode normalization.
      (a.name < b.name ? -1 : Number(a.name > b.name)),
  );
}

function rankOf({ name }: DonorTotal): number {
  const rank = firstDonors.indexOf(name);
  return rank < 0 ? firstDonors.length : rank;
}
