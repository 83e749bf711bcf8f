import type { MetaFunction } from "@remix-run/node";
import { QrLanding } from "~/site-info/qr-landing";
import type { PageHandle } from "~/document/page-handle";
import { pageMeta } from "~/document/page-meta";

/** Opened at conventions on slow connections: the document loads no further file. */
export const handle: PageHandle = { start: "never", unlisted: true };

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Hello from Chase",
    description:
      "You scanned my badge! Where to find Chase, the fox who draws Talechasers, and a transformation on the house.",
    keywords: ["Chase", "convention", "QR code"],
  });

export default function QrPage() {
  return <QrLanding />;
}
