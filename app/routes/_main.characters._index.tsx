import type { MetaFunction } from "@remix-run/node";
import type { loadCast } from "~/characters/cast.server";
import { listMeta } from "~/ui/paginate";

export { CastList as default } from "~/characters/cast";
export { loadCast as loader } from "~/characters/cast.server";
export { withoutApplication as handle } from "~/document/page-handle";

export const meta: MetaFunction<typeof loadCast> = (args) =>
  listMeta(args, {
    title: "Characters",
    description:
      "Everyone in Talechasers: who chases tales, who gets in the way, who has yet to arrive, and who began it all.",
    keywords: ["characters", "cast", "original characters"],
  });
