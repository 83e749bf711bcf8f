import type { MetaFunction } from "@remix-run/node";
import { VixyOnStream } from "~/stream/vixy-on-stream";
import type { PageHandle } from "~/document/page-handle";
import { pageMeta } from "~/document/page-meta";
import { vixyVideos } from "~content/videos.yaml";
import { streamPreview } from "~/stream/preview";
import { playerOrigin } from "~/stream/video-player";

export const handle: PageHandle = { frames: [playerOrigin] };

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Vixy",
    section: "Stream",
    description:
      "Vixy reads the chat, lights the lamps and finds the cable: the stream’s assistant, and two short videos of her.",
    keywords: ["Vixy", "stream assistant", "videos"],
    image: streamPreview(args, vixyVideos[0]!.poster),
  });

export default function VixyPage() {
  return <VixyOnStream />;
}
