import { z } from "zod";
import { plainSlug } from "~/slugs";
import { cachePolicies } from "~/upstream/cache.server";
import { defineCall } from "~/upstream/call.server";
import { settledWithin } from "~/upstream/deadline.server";
import { UpstreamError } from "~/upstream/failure";
import {
  list,
  optional,
  optionalFlowHtml,
  optionalLink,
  optionalText,
  text,
} from "~/upstream/fields.server";

const info = z
  .object({
    /** The commission status in any words of the artist. */
    status: optionalText,
    form: optionalLink,
    queue: optionalLink,
    offer: optionalFlowHtml,
    /** Whether the artist is streaming now, if the upstream knows. */
    live: optional(z.boolean()),
  })
  .meta({ id: "CommissionInfo" });

const type = z
  .object({
    name: text,
    /** The price in any words of the artist. */
    price: optionalText,
    description: optionalFlowHtml,
    /** The folder of the example picture: `commissions/{exampleImage}/1.png`. */
    exampleImage: optionalText,
    alt: optionalText,
  })
  .meta({ id: "CommissionType" });

/** A type of commission that the artist offers, with price and example picture. */
export type CommissionType = z.output<typeof type>;

/** Fetches the commission status, and how to request a commission. */
export const fetchCommissionInfo = defineCall("v1/commissions/data", {
  schema: info.prefault({}),
  cache: cachePolicies.current,
});

/** Fetches the commission types, in display order. */
export const fetchCommissionTypes = defineCall("v1/commissions/types", {
  schema: list(type, ({ name }) => plainSlug(name)),
  cache: cachePolicies.story,
});

/** Returns whether commissions can be requested: the status is neither empty nor "closed". */
export function takesRequests(status: string): boolean {
  return !["", "closed"].includes(status.replace(/\s/g, "").toLowerCase());
}

/** The commission status of the home page. `live` is undefined if the upstream does not send it. */
export type CommissionStatus =
  | { state: "known"; text: string; live?: boolean | undefined }
  | { state: "failed" }
  | { state: "checking" };

/** Fetches the commission status. A failed API call is a status, too. */
export async function fetchCommissionStatus(): Promise<CommissionStatus> {
  try {
    const { status, live } = await fetchCommissionInfo();
    return { state: "known", text: status.trim() || "Not announced yet", live };
  } catch (error) {
    if (error instanceof UpstreamError) return { state: "failed" };
    throw error;
  }
}

/** The time that a page waits for a status that is not its main content. */
const STATUS_TIMEOUT_MS = 250;

/** Returns the status, or "checking" after a short wait, while the pending call fills the cache. */
export function limitStatusWait(status: Promise<CommissionStatus>): Promise<CommissionStatus> {
  return settledWithin(status, STATUS_TIMEOUT_MS, { state: "checking" as const });
}
