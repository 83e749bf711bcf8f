import type { MetaFunction } from "@remix-run/node";
import { MarioStreams } from "~/stream/mario-streams";
import type { PageHandle } from "~/document/page-handle";
import { pageMeta } from "~/document/page-meta";
import { marioVideos } from "~content/videos.yaml";
import { streamPreview } from "~/stream/preview";
import { playerOrigin } from "~/stream/video-player";

export const handle: PageHandle = { frames: [playerOrigin] };

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Mario",
    section: "Stream",
    description:
      "Evenings of jumping, falling and soup: the Mario streams, and two short videos as evidence.",
    keywords: ["Mario", "stream", "videos"],
    image: streamPreview(args, marioVideos[0]!.poster),
  });

export default function MarioPage() {
  return <MarioStreams />;
}
