import type { LoaderFunctionArgs } from "@remix-run/node";
import { fetchEvent, errorResponse, relayCall } from "~/overlay/api.server";

/** Responds with the stream event at a position to the overlay in the browser. */
export function loader({ params: { position = "" } }: LoaderFunctionArgs) {
  if (!/^\d{1,15}$/.test(position))
    return errorResponse(400, "The position has to be a whole number.");
  return relayCall(() => fetchEvent({ position: Number(position) }));
}
