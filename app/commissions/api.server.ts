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
  optionalRawHtml,
  optionalText,
  text,
  type Described,
} from "~/upstream/fields.server";

const info = z
  .object({
    /** Free text. */
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
  })
  .meta({ id: "CommissionInfo" });

const type = z
  .object({
    name: text,
    price: optionalText,
    description: optionalRawHtml,
    /** The folder of the example picture, `commissions/{exampleImage}/1.png`. */
    exampleImage: optionalText,
    alt: optionalPictureText,
  })
  .meta({ id: "CommissionType" });

/** The price is free text. */
export type CommissionType = Described<z.output<typeof type>>;

/** The calls about commissions. */
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

/** Whether requests are open: the status is neither empty nor "closed". */
export function takesRequests(status: string): boolean {
  return !["", "closed"].includes(status.replace(/\s/g, "").toLowerCase());
}

/** The state of a status row. `live` is undefined where the upstream does not say it. */
export type CommissionStatus =
  | { state: "known"; text: string; live?: boolean | undefined }
  | { state: "failed" }
  | { state: "checking" };

export async function fetchCommissionStatus(): Promise<CommissionStatus> {
  try {
    const { status, live } = await fetchData(commissionCalls.data);
    return { state: "known", text: status.trim() || "Not announced yet", live };
  } catch (error) {
    if (error instanceof UpstreamError) return { state: "failed" };
    throw error;
  }
}

/** How long a page waits for a status that is not its main content. */
const STATUS_TIMEOUT_MS = 250;

/** The status, or "checking" after a short wait; the call goes on and fills the cache. */
export function limitStatusWait(status: Promise<CommissionStatus>): Promise<CommissionStatus> {
  return settledWithin(status, STATUS_TIMEOUT_MS, { state: "checking" as const });
}
