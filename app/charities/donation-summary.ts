import { firstDonors } from "~content/charities.yaml";
import { pageSizes, paginate } from "~/ui/paginate";

/** The total that one donor has given to an event. */
export interface DonorTotal {
  name: string;
  cents: number;
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
export function paginateDonations(donations: readonly DonorTotal[], request: { url: string }) {
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
