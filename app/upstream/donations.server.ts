import { z } from "zod";
import { eventKey } from "~/charities/events";
import { toCents } from "~/charities/money";
import type { Donation } from "~/charities/tally";
import type { CharityEvent } from "~/content/charities";
import { cachePolicies } from "./cache.server";
import { getData } from "./call.server";

/** In dollars; far beyond it is a mistake. */
const largestTotal = 1e12;

const total = z
  .number()
  .min(0)
  .max(largestTotal)
  .transform((dollars) => Math.round(dollars * 100));

/** What was ever raised for all charities, in cents. Source: `v1/donations`. */
export function donationTotal(): Promise<number> {
  return getData(["donations"], total, cachePolicies.current);
}

/** Any object of JSON. A record of zod's would drop a donor who is called `__proto__`. */
const donationMap = z.custom<Record<string, unknown>>(
  (data) => typeof data === "object" && data !== null && !Array.isArray(data),
  "not a map of donors",
);

/**
 * What each donor gave to an event, in no order; an event may have none yet (`{}`). What is no
 * amount is left out, with one line in the log.
 *
 * Source: `v1/donations/{event}-{year}/twitch`.
 *
 * @throws {UpstreamError} of every kind; shape also for an empty answer that is no map (`[]`, `""`)
 */
export function donationsTo(event: Pick<CharityEvent, "shortName" | "year">): Promise<Donation[]> {
  const path = ["donations", eventKey(event), "twitch"];
  const donations = donationMap.transform((map) => {
    const entries = Object.entries(map);
    const fitting = entries.flatMap(([name, amount]) => {
      const cents = toCents(amount);
      return cents === undefined ? [] : [{ name: nameOf(name), cents }];
    });
    const count = entries.length - fitting.length;
    if (count > 0) {
      const what = count === 1 ? "1 donation" : `${count} donations`;
      console.warn(`upstream GET v1/${path.join("/")} left out ${what}`);
    }
    return fitting;
  });
  return getData(path, donations, cachePolicies.current);
}

/** A name that can be shown: some give without one, and broken text cannot be sent on. */
function nameOf(name: string): string {
  return name.trim() === "" ? "Somebody kind" : name.toWellFormed();
}
