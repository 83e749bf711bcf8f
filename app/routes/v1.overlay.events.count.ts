import { fetchEventCount, relay } from "~/overlay/api.server";

/** The number of stream events, for the overlay in the browser. */
export function loader() {
  return relay(fetchEventCount);
}
