import { z } from "zod";
import { MAX_DONATION, toCents } from "./money";
import type { Donation } from "./donation-summary";
import type { CharityEvent } from "./charities.schema";
import { numberParameter, readCall } from "~/upstream/api-call";
import { cachePolicies } from "~/upstream/cache.server";
import { fetchData } from "~/upstream/call.server";
import { toEntries } from "~/upstream/fields.server";

/** In dollars. */
const MAX_TOTAL = 1e12;

const total = z
  .number()
  .min(0)
  .max(MAX_TOTAL)
  .transform((dollars) => Math.round(dollars * 100));

const donation = z
  .tuple([z.string(), z.unknown().refine((amount) => toCents(amount) !== undefined, "no amount")])
  .transform(([name, amount]): Donation => ({ name: displayName(name), cents: toCents(amount)! }));

const shortNames = ["als", "go", "jj", "kka"] as const satisfies CharityEvent["shortName"][];

/** The calls about donations. */
export const donationCalls = {
  total: readCall("v1/donations", {
    summary: "What was ever raised for all charities, in dollars",
    data: total,
    cache: cachePolicies.current,
  }),
  event: readCall("v1/donations/{event}-{year}/twitch", {
    summary: "What each donor gave to an event, in dollars; {} says that nobody has yet",
    parameters: {
      event: z.enum(shortNames).meta({ description: "Kind of event", examples: ["als"] }),
      year: numberParameter("Year of the event", 2024),
    },
    data: z.record(z.string(), z.number().min(0).max(MAX_DONATION)),
    read: z.array(donation),
    // A zod record drops the key `__proto__`.
    prepare: toEntries,
    cache: cachePolicies.live,
  }),
};

/** The sum of all donations in cents. */
export function donationTotal(): Promise<number> {
  return fetchData(donationCalls.total);
}

/**
 * The donations to an event, in no order and without invalid amounts.
 *
 * @throws {UpstreamError} of every kind; of kind shape also for an empty answer that is no map (`[]`, `""`)
 */
export function donationsTo(event: Pick<CharityEvent, "shortName" | "year">): Promise<Donation[]> {
  return fetchData(donationCalls.event, { event: event.shortName, year: event.year });
}

function displayName(name: string): string {
  return name.trim() === "" ? "Anonymous" : name;
}
