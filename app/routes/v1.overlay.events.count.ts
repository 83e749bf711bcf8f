import { overlayEventCount, relayed } from "~/upstream/overlay.server";

/** The number of stream events, for the overlay in the browser. */
export function loader() {
  return relayed(overlayEventCount);
}
