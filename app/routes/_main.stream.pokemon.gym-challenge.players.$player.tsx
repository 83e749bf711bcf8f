import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PlayerProgress } from "~/stream/player-progress";
import { orUndefined } from "~/upstream/failure";
import { redirectTo } from "~/http/redirects.server";
import { pageMeta } from "~/document/page-meta";
import { gymChallengePath } from "~/stream/addresses";
import { arrangeBadges } from "~/stream/badge-board";
import { fetchBadges } from "~/stream/api.server";
import type { PageHandle } from "~/document/page-handle";

export const handle: PageHandle = {
  unlisted: true,
  examples: ["/stream/pokemon/gym-challenge/players/marsh_marigold"],
};

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: `Gym Challenge Progress For ${args.data.player}`,
        description: `The badges that ${args.data.player} won in the Pokémon gym challenge on stream.`,
        keywords: ["Pokémon", "gym challenge", "badges"],
      })
    : [];

export async function loader({ params }: LoaderFunctionArgs) {
  const player = params["player"] ?? "";
  if (player.trim() === "") throw redirectTo(gymChallengePath);
  const badges = await fetchBadges(player).catch(orUndefined);
  if (!badges?.length) throw redirectTo("/404");
  return { player, ...arrangeBadges(badges) };
}

export default function PlayerPage() {
  return <PlayerProgress {...useLoaderData<typeof loader>()} />;
}
