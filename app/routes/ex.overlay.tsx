import { OverlayStage } from "~/overlay/stage/overlay-stage";
import type { PageHandle } from "~/document/page-handle";
import { fixedMeta } from "~/ui/fixed-meta";

/** The handle of the overlay, which loads during outages because it needs no upstream data. */
export const handle: PageHandle = { unlisted: true, isBroadcast: true };

export const meta = fixedMeta({
  title: "Stream alerts",
  description: "Chase’s alert overlay for broadcast software: follows, subs, gifts, cheers, raids.",
  keywords: ["stream overlay", "alerts"],
  noindex: true,
});

export default function Overlay() {
  return <OverlayStage />;
}
