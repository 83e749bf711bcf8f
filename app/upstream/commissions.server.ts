import { z } from "zod";
import { cachePolicies } from "./cache.server";
import { getData } from "./call.server";
import { UpstreamError } from "./failure";

const info = z.object({ status: z.string().default("") });

/** What the home page shows of the commissions: the artist's own words, perhaps none. */
export type CommissionInfo = z.output<typeof info>;

/**
 * Whether commissions are open, in the artist's own words.
 *
 * Source: `v1/commissions/data`.
 */
export function commissionInfo(): Promise<CommissionInfo> {
  return getData(["commissions", "data"], info, cachePolicies.current);
}

/** What a status row says: the words, that there are none to be had, or that they are on the way. */
export type CommissionStatus =
  { state: "known"; text: string } | { state: "failed" } | { state: "checking" };

/** The commission status for a status row; a failure is a state of it. */
export async function commissionStatus(): Promise<CommissionStatus> {
  try {
    const { status } = await commissionInfo();
    return { state: "known", text: status.trim() || "Not announced" };
  } catch (error) {
    if (error instanceof UpstreamError) return { state: "failed" };
    throw error;
  }
}

/** How long a page may wait for a status that is not what it is about, in milliseconds. */
const patience = 250;

/** The status if it is known at once, else "checking"; the call goes on and fills the cache. */
export async function soon(status: Promise<CommissionStatus>): Promise<CommissionStatus> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<CommissionStatus>((resolve) => {
    timer = setTimeout(() => resolve({ state: "checking" }), patience);
  });
  return Promise.race([status, late]).finally(() => clearTimeout(timer));
}
