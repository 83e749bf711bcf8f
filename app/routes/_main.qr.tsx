import type { PageHandle } from "~/document/page-handle";
import { fixedMeta } from "~/ui/fixed-meta";

export { QrLanding as default } from "~/site-info/qr-landing";

/** The handle of a page for slow connections at conventions, whose document loads no scripts. */
export const handle: PageHandle = { start: "never", unlisted: true };

export const meta = fixedMeta({
  title: "Hello from Chase",
  description: "Where to find Chase, the fox who draws Talechasers.",
  keywords: ["Chase", "convention", "QR code"],
});
