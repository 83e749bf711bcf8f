import type { MetaFunction } from "@remix-run/node";
import { Royale } from "~/stream/royale";
import { pageMeta } from "~/document/page-meta";
import { royaleIsland } from "~/stream/drawings";
import { streamPreview } from "~/stream/preview";
import type { PageHandle } from "~/document/page-handle";

export const handle: PageHandle = { start: "never" };

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Super Animal Royale",
    section: "Stream",
    description:
      "64 animals, one island, one cake: how we play Super Animal Royale on stream, and who you can send in.",
    keywords: ["Super Animal Royale", "battle royale", "stream"],
    image: streamPreview(args, royaleIsland),
  });

export default function RoyalePage() {
  return <Royale />;
}
