import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { GymChallenge } from "~/stream/gym-challenge";
import { stadium } from "~/stream/drawings";
import { toErrorPage } from "~/http/redirects.server";
import { pageMeta } from "~/document/page-meta";
import { pageSearch, pageSizes, paginate } from "~/ui/paginate";
import type { PageHandle } from "~/document/page-handle";
import { streamPreview } from "~/stream/preview";
import { pokemonPlayers } from "~/stream/api.server";

export const handle: PageHandle = { start: "never" };

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: "Gym challenge",
    section: "Pokémon",
    description:
      "Eight gyms, an Elite Four, and the rules for bronze, silver and gold: challenge Chase to a Pokémon battle on stream.",
    keywords: ["Pokémon", "gym challenge", "gym leader", "Elite Four", "badges"],
    image: streamPreview(args, stadium),
    search: args.data && pageSearch(args.data.pagination),
  });

export async function loader({ request }: LoaderFunctionArgs) {
  const all = await pokemonPlayers().catch(toErrorPage(request));
  const { items, pagination } = paginate(all, request, pageSizes.lines);
  return { players: items, pagination };
}

export default function GymChallengePage() {
  return <GymChallenge {...useLoaderData<typeof loader>()} />;
}
