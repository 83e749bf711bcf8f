import { fixedMeta } from "~/ui/fixed-meta";
import type { PageHandle } from "~/document/page-handle";

export { Downloads as default } from "~/site-info/downloads";

export const handle: PageHandle = { start: "never" };

export const meta = fixedMeta({
  title: "Downloads",
  description: "Download the Super Fox vtuber model that Chase used to stream with, for free.",
  keywords: ["downloads", "free vtuber model", "Super Fox"],
});
