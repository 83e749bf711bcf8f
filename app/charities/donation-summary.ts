import { firstDonors, tiers } from "~content/charities.yaml";
import { pageSizes, paginate } from "~/ui/paginate";
import { onceFor } from "~/upstream/once-for";

/** What one donor gave to an event in all. */
export interface Donation {
  name: string;
  cents: number;
}

/** Donors who are counted together. */
export interface DonorGroup {
  name: string;
  donors: number;
  cents: number;
}

/** The donations of an event, counted. */
export interface DonationSummary {
  /** In the order of the table. */
  donations: readonly Donation[];
  /** How many gave in all, of whom a page of the table may show some. */
  donors: number;
  /** In cents. */
  total: number;
  /** Those who stand first, each alone, then everybody else by the size of the gift. */
  groups: readonly DonorGroup[];
}

/** Counts the donations of an event. The total is exact: whole cents are added up. */
export function summarizeDonations(donations: readonly Donation[]): DonationSummary {
  const ordered = inTableOrder(donations);
  return {
    donations: ordered,
    donors: ordered.length,
    total: sumOf(ordered),
    groups: groupsOf(ordered),
  };
}

const counted = onceFor(summarizeDonations);

/** The same with the page of the table that an address asks for. */
export function paginateDonations(donations: readonly Donation[], request: { url: string }) {
  const all = counted(donations);
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
      // Names that only differ in how they are encoded.
      (a.name < b.name ? -1 : Number(a.name > b.name)),
  );
}

function rankOf({ name }: Donation): number {
  const rank = firstDonors.indexOf(name);
  return rank < 0 ? firstDonors.length : rank;
}

function sumOf(donations: readonly Donation[]): number {
  return donations.reduce((sum, { cents }) => sum + cents, 0);
}

/** The groups that anybody is in, in the order of the table. */
function groupsOf(ordered: readonly Donation[]): DonorGroup[] {
  const groups = new Map<string, DonorGroup>();
  for (const { name, cents } of ordered) {
    const groupName = firstDonors.includes(name) ? name : tierOf(cents);
    const { donors, cents: sum } = groups.get(groupName) ?? { donors: 0, cents: 0 };
    groups.set(groupName, { name: groupName, donors: donors + 1, cents: sum + cents });
  }
  return [...groups.values()];
}

function tierOf(cents: number): string {
  return (tiers.find(({ from }) => cents >= from * 100) ?? tiers.at(-1)!).name;
}
