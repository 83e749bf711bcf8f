import { fixedMeta } from "~/ui/fixed-meta";

export { CastList as default } from "~/characters/cast";
export { loadCast as loader } from "~/characters/cast.server";
export { withoutApplication as handle } from "~/document/page-handle";

export const meta = fixedMeta({
  title: "Characters",
  description:
    "Everyone in Talechasers: who chases tales, who gets in the way, who has yet to arrive, and who began it all.",
  keywords: ["characters", "cast", "original characters"],
});
