import { fixedMeta } from "~/ui/fixed-meta";

export { Downloads as default } from "~/downloads/downloads-page";
export { withoutApplication as handle } from "~/document/page-handle";

export const meta = fixedMeta({
  title: "Downloads",
  description: "Download the Super Fox vtuber model that Chase used to stream with, for free.",
  keywords: ["downloads", "free vtuber model", "Super Fox"],
});
