import type { MetaFunction } from "@remix-run/node";
import { PokemonStreams } from "~/stream/pokemon-streams";
import { pageMeta } from "~/document/page-meta";
import { stadium } from "~/stream/drawings";
import { streamPreview } from "~/stream/preview";
import type { PageHandle } from "~/document/page-handle";

export const handle: PageHandle = { start: "never" };

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Pokémon",
    section: "Stream",
    description:
      "The gym challenge with its twelve badges, and Choose Your Starter, a game of three at a time.",
    keywords: ["Pokémon", "gym challenge", "Choose Your Starter"],
    image: streamPreview(args, stadium),
  });

export default function PokemonPage() {
  return <PokemonStreams />;
}
