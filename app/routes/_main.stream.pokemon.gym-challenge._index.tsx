import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { GymChallenge } from "~/stream/gym-challenge";
import { stadium } from "~/stream/drawings";
import { toErrorPage } from "~/http/redirects.server";
import { pageMeta } from "~/document/page-meta";
import { streamPreview } from "~/stream/preview";
import { pokemonPlayers } from "~/stream/api.server";

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Gym challenge",
    section: "Pokémon",
    description:
      "Eight gyms, an Elite Four, and the rules for bronze, silver and gold: challenge Chase to a Pokémon battle on stream.",
    keywords: ["Pokémon", "gym challenge", "gym leader", "Elite Four", "badges"],
    image: streamPreview(args, stadium),
  });

export async function loader({ request }: LoaderFunctionArgs) {
  return { players: await pokemonPlayers().catch(toErrorPage(request)) };
}

export default function GymChallengePage() {
  return <GymChallenge players={useLoaderData<typeof loader>().players} />;
}
