import { fetchEventCount, relay } from "~/overlay/api.server";

/** Tells the overlay in the browser the number of stream events. */
export function loader() {
  return relay(fetchEventCount);
}
