import { z } from "zod";
import type { Donation } from "./donation-summary";
import { shortName, type CharityEvent } from "./charities.schema";
import { numberParameter, readCall } from "~/upstream/api-call";
import { cachePolicies } from "~/upstream/cache.server";
import { fetchData } from "~/upstream/call.server";
import { toEntries } from "~/upstream/fields.server";

const MAX_TOTAL_DOLLARS = 1e12;

/** A larger donation is a mistake of the upstream. */
export const MAX_DONATION_DOLLARS = 10_000_000;

/** An amount in dollars as whole cents, which add up exactly. */
export const centsUpTo = (maxDollars: number) =>
  z
    .number()
    .min(0)
    .max(maxDollars)
    // Adding 0 turns -0 into 0.
    .transform((dollars) => Math.round(dollars * 100) + 0);

const donation = z
  .tuple([z.string(), centsUpTo(MAX_DONATION_DOLLARS)])
  .transform(([name, cents]): Donation => ({ name: displayName(name), cents }));

/** The calls about donations. */
export const donationCalls = {
  total: readCall("v1/donations", {
    summary: "What was ever raised for all charities, in dollars",
    data: centsUpTo(MAX_TOTAL_DOLLARS),
    cache: cachePolicies.current,
  }),
  event: readCall("v1/donations/{event}-{year}/twitch", {
    summary: "What each donor gave to an event, in dollars; {} says that nobody has yet",
    parameters: {
      event: shortName.meta({ description: "Kind of event", examples: ["als"] }),
      year: numberParameter("Year of the event", 2024),
    },
    data: z.record(z.string(), z.number().min(0).max(MAX_DONATION_DOLLARS)),
    read: z.array(donation),
    // A zod record drops the key `__proto__`.
    prepare: toEntries,
    cache: cachePolicies.live,
  }),
};

/** The sum of all donations in cents. */
export const donationTotal = () => fetchData(donationCalls.total);

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
