import type { LoaderFunctionArgs } from "@remix-run/node";
import { fetchDonations } from "~/charities/api.server";
import { findEvent } from "~/charities/events";
import { paginateDonations } from "~/charities/donation-summary";
import { cacheControl, emptyResponse } from "~/http/cache-policy.server";
import { jsonResponse } from "~/http/file-response.server";

/** Responds with a page of the donations to an event for `usePolledData`, or with a status code. */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const event = findEvent(params["event"] ?? "", new Date());
  if (!event) return emptyResponse(404);
  const { shortName, year } = event;
  const donations = fetchDonations({ event: shortName, year }).then((all) =>
    paginateDonations(all, request),
  );
  return jsonResponse(request, donations, cacheControl.live);
}
