import { pictures } from "~content/stream.yaml";
import { fixedMeta } from "~/ui/fixed-meta";

export { loadChallengers as loader } from "~/stream/challengers.server";
export { GymChallenge as default } from "~/stream/gym-challenge";
export { withoutApplication as handle } from "~/document/page-handle";

export const meta = fixedMeta({
  title: "Gym challenge",
  section: "Pokémon",
  description:
    "Eight gyms, an Elite Four, and the rules for bronze, silver and gold: challenge Chase to a Pokémon battle on stream.",
  keywords: ["Pokémon", "gym challenge", "gym leader", "Elite Four", "badges"],
  image: pictures.stadium,
});
