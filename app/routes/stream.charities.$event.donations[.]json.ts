import type { LoaderFunctionArgs } from "@remix-run/node";
import { donationsTo } from "~/charities/api.server";
import { findEvent } from "~/charities/events";
import { paginateDonations } from "~/charities/donation-summary";
import { cacheControl } from "~/http/cache-policy";
import { fileResponse, noFile } from "~/http/file-response.server";
import { outcomeOf } from "~/upstream/failure";

/** A page of the donations to an event, for `usePolledData`. Failures are statuses, not error pages. */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const event = findEvent(params["event"] ?? "", new Date());
  if (!event) return noFile(404);
  try {
    const shown = JSON.stringify(paginateDonations(await donationsTo(event), request));
    return fileResponse(request, shown, "application/json", cacheControl.live);
  } catch (reason) {
    return noFile(outcomeOf(reason) === "unavailable" ? 503 : 404);
  }
}
