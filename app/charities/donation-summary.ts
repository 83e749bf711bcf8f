import { firstDonors } from "~content/charities.yaml";
import { pageSizes, paginate } from "~/ui/paginate";

/** All that a donor gave to an event. */
export interface Donation {
  name: string;
  cents: number;
}

export function summarizeDonations(donations: readonly Donation[]) {
  const ordered = inTableOrder(donations);
  return {
    donations: ordered,
    /** The number of all donors; a page of the table shows some. */
    donors: ordered.length,
    /** In cents. */
    total: ordered.reduce((sum, { cents }) => sum + cents, 0),
    /** The largest of all, in cents. */
    largest: Math.max(0, ...ordered.map(({ cents }) => cents)),
  };
}

/** The summary with the page of the table that an address asks for. */
export function paginateDonations(donations: readonly Donation[], request: { url: string }) {
  const all = summarizeDonations(donations);
  const { items, pagination } = paginate(all.donations, request, pageSizes.lines);
  return { summary: { ...all, donations: items }, pagination };
}

const collator = new Intl.Collator("en");

/** The first donors in their order, then the rest by amount, the largest first, then by name. */
function inTableOrder(donations: readonly Donation[]): Donation[] {
  return [...donations].sort(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      b.cents - a.cents ||
      collator.compare(a.name, b.name) ||
      // Names that differ only in their Unicode form.
      (a.name < b.name ? -1 : Number(a.name > b.name)),
  );
}

function rankOf({ name }: Donation): number {
  const rank = firstDonors.indexOf(name);
  return rank < 0 ? firstDonors.length : rank;
}
