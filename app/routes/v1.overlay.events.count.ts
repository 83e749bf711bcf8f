import { fetchEventCount, relayCall } from "~/overlay/api.server";

/** Tells the overlay in the browser the number of stream events. */
export function loader() {
  return relayCall(fetchEventCount);
}
