import type { PageHandle } from "~/document/page-handle";
import { fixedMeta } from "~/ui/fixed-meta";
import { Dock } from "~/overlay/dock/dock";

export const handle: PageHandle = { unlisted: true };

export const meta = fixedMeta({
  title: "Alert dock",
  description: "Pause, skip and test the alerts of the stream overlay.",
  keywords: ["stream overlay", "dock"],
  noindex: true,
});

export default Dock;
