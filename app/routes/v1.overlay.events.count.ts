import { overlayCalls, relay } from "~/overlay/api.server";
import { fetchData } from "~/upstream/call.server";

/** The number of stream events, for the overlay in the browser. */
export function loader() {
  return relay(() => fetchData(overlayCalls.count));
}
