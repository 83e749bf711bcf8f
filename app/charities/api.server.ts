import { z } from "zod";
import { gamersOutreachEvents, hawaiiEvent } from "~content/charities.yaml";
import { cachePolicies } from "~/upstream/cache.server";
import { defineCall } from "~/upstream/call.server";
import { recordEntries } from "~/upstream/fields.server";

const MAX_TOTAL_DOLLARS = 1e12;

/** The largest valid donation; larger amounts are omitted like invalid entries. */
export const MAX_DONATION_DOLLARS = 10_000_000;

/** A schema that converts dollars to whole cents, because sums of whole numbers are exact. */
export const centsUpTo = (maxDollars: number) =>
  z
    .number()
    .min(0)
    .max(maxDollars)
    // Adding 0 turns -0 into 0.
    .transform((dollars) => Math.round(dollars * 100) + 0);

/** Fetches the sum of all donations in cents. */
export const fetchDonationTotal = defineCall("v1/donations", {
  schema: centsUpTo(MAX_TOTAL_DOLLARS).describe("Dollars."),
  cache: cachePolicies.current,
});

/** The total that one donor has given to an event. */
export interface DonorTotal {
  name: string;
  cents: number;
}

/** Fetches the donations to an event by donor; before the first donation, the answer is empty. */
export const fetchDonations = defineCall("v1/donations/{event}-{year}/twitch", {
  schema: recordEntries(z.string(), centsUpTo(MAX_DONATION_DOLLARS))
    .transform((entries): DonorTotal[] => {
      const sums = new Map<string, number>();
      for (const [donor, cents] of entries) {
        const name = donor.trim() || "Anonymous";
        sums.set(name, (sums.get(name) ?? 0) + cents);
      }
      return Array.from(sums, ([name, cents]) => ({ name, cents }));
    })
    .default([])
    .describe("Dollars by the name of the donor; empty if there are none yet."),
  cache: cachePolicies.current,
  examples: [...gamersOutreachEvents, hawaiiEvent].map(({ shortName: event, year }) => {
    return { event, year };
  }),
});
