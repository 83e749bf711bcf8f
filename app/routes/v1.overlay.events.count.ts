import { fetchEventCount, relay } from "~/overlay/api.server";

/** Responds with the number of stream events to the overlay in the browser. */
export function loader() {
  return relay(fetchEventCount);
}
