import { z } from "zod";
import { listCall, readCall } from "~/upstream/api-call";
import { cachePolicies } from "~/upstream/cache.server";
import { fetchData } from "~/upstream/call.server";
import { settledWithin } from "~/upstream/deadline.server";
import { UpstreamError } from "~/upstream/failure";
import {
  optional,
  optionalFlowHtml,
  optionalLink,
  optionalPictureText,
  optionalText,
  text,
} from "~/upstream/fields.server";

const info = z.object({
  status: optionalText,
  form: optionalLink,
  queue: optionalLink,
  offer: optionalFlowHtml,
  live: optional(
    z.boolean().meta({
      description:
        "Whether the artist is live on stream just now, where that is known beyond the schedule",
    }),
  ),
});

/** How to commission the artist now: the status in their own words, perhaps none. */
export type CommissionInfo = z.output<typeof info>;

const type = z.object({
  name: text,
  price: optionalText,
  description: optionalFlowHtml,
  /** Names the folder of its example, `commissions/{exampleImage}/1.png`. */
  exampleImage: optionalText,
  alt: optionalPictureText,
});

/** A kind of commission, with its price as the artist writes it. */
export type CommissionType = z.output<typeof type>;

/** The calls of this area. */
export const commissionCalls = {
  data: readCall("v1/commissions/data", {
    summary: "Whether commissions are open, and how to ask for one; {} says nothing about it",
    data: info,
    empty: { value: info.parse({}) },
    cache: cachePolicies.current,
  }),
  types: listCall("v1/commissions/types", {
    summary: "The kinds of commission, in the order of the page",
    item: type,
    cache: cachePolicies.story,
  }),
};

/** Source: `v1/commissions/types`, in its order. */
export function commissionTypes(): Promise<CommissionType[]> {
  return fetchData(commissionCalls.types);
}

/** Whether requests are taken, by the status: not when there is none, or it says "closed". */
export function takesRequests(status: string): boolean {
  return !["", "closed"].includes(status.replace(/\s/g, "").toLowerCase());
}

/**
 * Whether commissions are open, in the artist's own words, and how to ask for one.
 *
 * Source: `v1/commissions/data`.
 */
export function commissionInfo(): Promise<CommissionInfo> {
  return fetchData(commissionCalls.data);
}

/**
 * What a status row says: the words, that there are none to be had, or that they are on the way. With the words
 * comes whether the artist is live, where the upstream says it.
 */
export type CommissionStatus =
  | { state: "known"; text: string; live?: boolean | undefined }
  | { state: "failed" }
  | { state: "checking" };

/** The commission status for a status row; a failure is a state of it. */
export async function commissionStatus(): Promise<CommissionStatus> {
  try {
    const { status, live } = await commissionInfo();
    return { state: "known", text: status.trim() || "Not announced", live };
  } catch (error) {
    if (error instanceof UpstreamError) return { state: "failed" };
    throw error;
  }
}

/** How long a page may wait for a status that is not what it is about, in milliseconds. */
const patience = 250;

/** The status if it is known at once, else "checking"; the call goes on and fills the cache. */
export function soon(status: Promise<CommissionStatus>): Promise<CommissionStatus> {
  return settledWithin(status, patience, { state: "checking" as const });
}
