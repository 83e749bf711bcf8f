import { z } from "zod";
import { largestDonation, toCents } from "~/charities/money";
import type { Donation } from "~/charities/tally";
import type { CharityEvent } from "~/content/charities";
import { numberParameter, readCall, type LeaveOut } from "./api-call";
import { cachePolicies } from "./cache.server";
import { ask } from "./call.server";

/** In dollars; far beyond it is a mistake. */
const largestTotal = 1e12;

const total = z
  .number()
  .min(0)
  .max(largestTotal)
  .transform((dollars) => Math.round(dollars * 100));

/** Any object of JSON. A record of zod's would drop a donor who is called `__proto__`. */
const donationMap = z.custom<Record<string, unknown>>(
  (data) => typeof data === "object" && data !== null && !Array.isArray(data),
  "not a map of donors",
);

/** What is no amount is left out, and the names of donors are kept out of it. */
function readDonations(leaveOut: LeaveOut) {
  return donationMap.transform((map): Donation[] => {
    const entries = Object.entries(map);
    const fitting = entries.flatMap(([name, amount]) => {
      const cents = toCents(amount);
      return cents === undefined ? [] : [{ name: nameOf(name), cents }];
    });
    const count = entries.length - fitting.length;
    if (count > 0) leaveOut(count === 1 ? "1 donation" : `${count} donations`);
    return fitting;
  });
}

const shortNames = ["als", "go", "jj", "kka"] as const satisfies CharityEvent["shortName"][];

/** The calls of this area. */
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
    data: z.record(z.string(), z.number().min(0).max(largestDonation)),
    read: readDonations,
    cache: cachePolicies.current,
  }),
};

/** What was ever raised for all charities, in cents. Source: `v1/donations`. */
export function donationTotal(): Promise<number> {
  return ask(donationCalls.total);
}

/**
 * What each donor gave to an event, in no order; an event may have none yet (`{}`). What is no
 * amount is left out, with one line in the log.
 *
 * Source: `v1/donations/{event}-{year}/twitch`.
 *
 * @throws {UpstreamError} of every kind; shape also for an empty answer that is no map (`[]`, `""`)
 */
export function donationsTo(event: Pick<CharityEvent, "shortName" | "year">): Promise<Donation[]> {
  return ask(donationCalls.event, { event: event.shortName, year: event.year });
}

/** A name that can be shown: some give without one, and broken text cannot be sent on. */
function nameOf(name: string): string {
  return name.trim() === "" ? "Somebody kind" : name.toWellFormed();
}
