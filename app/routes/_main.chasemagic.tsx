import type { MetaFunction } from "@remix-run/node";
import { ChaseMagic } from "~/characters/chase-magic";
import { pageMeta } from "~/document/page-meta";
import type { PageHandle } from "~/document/page-handle";

export const handle: PageHandle = { start: "never" };

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Chase’s magic",
    description:
      "What ten charges buy: the costs of Chase’s shapeshifting, from one ordinary beast to a chimera, and what happens when they run out.",
    keywords: ["shapeshifting", "magic", "charges", "Chase"],
  });

export default function ChaseMagicPage() {
  return <ChaseMagic />;
}
