import { fixedMeta } from "~/ui/fixed-meta";
import { pictures } from "~content/stream.yaml";

export { RoyaleCharacters as default } from "~/stream/royale-characters";
export { withoutApplication as handle } from "~/document/page-handle";

export const meta = fixedMeta({
  title: "Redeemable characters",
  section: "Super Animal Royale",
  description:
    "Seven characters of Talechasers to send into a match of Super Animal Royale, and Chase as eleven other animals.",
  keywords: ["Super Animal Royale", "characters", "channel points"],
  image: pictures.island,
});
