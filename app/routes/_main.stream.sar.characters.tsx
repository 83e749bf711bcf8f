import type { MetaFunction } from "@remix-run/node";
import { RoyaleCharacters } from "~/stream/royale-characters";
import { pageMeta } from "~/document/page-meta";
import { previewImage } from "~/ui/picture-address";
import { pictures } from "~content/stream.yaml";
import type { PageHandle } from "~/document/page-handle";

export const handle: PageHandle = { start: "never" };

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Redeemable characters",
    section: "Super Animal Royale",
    description:
      "Seven characters of Talechasers to send into a match of Super Animal Royale, and Chase as eleven other animals.",
    keywords: ["Super Animal Royale", "characters", "channel points"],
    image: previewImage(args, pictures.island),
  });

export default function RoyaleCharactersPage() {
  return <RoyaleCharacters />;
}
