import type { MetaFunction } from "@remix-run/node";
import { StreamHome } from "~/stream/stream-home";
import { pageMeta } from "~/document/page-meta";
import { attic } from "~/stream/drawings";
import { streamPreview } from "~/stream/preview";
import type { PageHandle } from "~/document/page-handle";

export const handle: PageHandle = { start: "never" };

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Stream",
    description:
      "Chase draws and plays live from an attic in Bluerock: when, what, how to behave in chat, and where to go from there.",
    keywords: ["stream", "Twitch", "art stream", "furry streamer"],
    image: streamPreview(args, attic),
  });

export default function StreamPage() {
  return <StreamHome />;
}
