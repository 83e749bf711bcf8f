import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pictures } from "~content/stream.yaml";
import type { PageHandle } from "~/document/page-handle";
import { pageMeta } from "~/document/page-meta";
import { orMissing } from "~/http/missing.server";
import { toErrorPage } from "~/http/redirects.server";
import { fetchBadges, fetchPlayers } from "~/stream/api.server";
import { toChallenger, type Challenger } from "~/stream/badge-board";
import { GymChallenge } from "~/stream/gym-challenge";
import { pageSearch, paginate } from "~/ui/paginate";
import { previewImage } from "~/ui/picture-address";
import { settledWithin } from "~/upstream/deadline.server";

export const handle: PageHandle = { start: "never" };

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: "Gym challenge",
    section: "Pokémon",
    description:
      "Eight gyms, an Elite Four, and the rules for bronze, silver and gold: challenge Chase to a Pokémon battle on stream.",
    keywords: ["Pokémon", "gym challenge", "gym leader", "Elite Four", "badges"],
    image: previewImage(args, pictures.stadium),
    search: args.data && pageSearch(args.data.pagination),
  });

/** One upstream call for each challenger bounds the page. */
const CHALLENGERS_PER_PAGE = 40;

/** How long the page waits for badges; late calls go on and fill the cache. */
const BADGES_TIMEOUT_MS = 250;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const players = await fetchPlayers().catch(toErrorPage(request));
  const { items, pagination } = paginate(players, request, CHALLENGERS_PER_PAGE);
  const load = async (player: string): Promise<Challenger> => {
    const call = settledWithin(fetchBadges(player), BADGES_TIMEOUT_MS, undefined);
    const badges = await call.catch(orMissing(context));
    context.isIncomplete ||= badges === undefined;
    return badges ? toChallenger(player, badges) : { player };
  };
  return { challengers: await Promise.all(items.map(load)), pagination };
}

export default function GymChallengePage() {
  return <GymChallenge {...useLoaderData<typeof loader>()} />;
}
