import { fixedMeta } from "~/ui/fixed-meta";
import { pictures } from "~content/stream.yaml";
import type { PageHandle } from "~/document/page-handle";

export { RoyaleCharacters as default } from "~/stream/royale-characters";

export const handle: PageHandle = { start: "never" };

export const meta = fixedMeta({
  title: "Redeemable characters",
  section: "Super Animal Royale",
  description:
    "Seven characters of Talechasers to send into a match of Super Animal Royale, and Chase as eleven other animals.",
  keywords: ["Super Animal Royale", "characters", "channel points"],
  image: pictures.island,
});
