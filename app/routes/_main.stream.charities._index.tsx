import { emblemPicture } from "~/charities/events";
import { fixedMeta } from "~/ui/fixed-meta";

export { CharitiesIntro as default } from "~/charities/charities-intro";
export { loadCharities as loader } from "~/charities/charities.server";
export { withoutApplication as handle } from "~/document/page-handle";

export const meta = fixedMeta({
  title: "Charities",
  section: "Stream",
  description:
    "What the stream raises money for: ALS, Gamers Outreach and Hawaii, with every donation since 2023.",
  keywords: ["charity stream", "donations", "fundraiser"],
  image: emblemPicture("als"),
});
