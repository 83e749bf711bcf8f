import * as to from "~/addresses";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirectTo, redirectToMissingPage, toOutagePage } from "~/http/redirects.server";
import { pageSizes, paginate } from "~/ui/paginate";
import { orUndefined } from "~/upstream/failure";
import { fetchBadges, fetchPlayers } from "./api.server";
import { arrangeBadges } from "./badge-board";

/** The loader of the gym challenge's page. */
export async function loadChallengers({ request }: LoaderFunctionArgs) {
  const players = await fetchPlayers().catch(toOutagePage(request));
  const { items, pagination } = paginate(players, request, pageSizes.cards, String);
  return { challengers: items, pagination };
}

/** The loader of a challenger's page. */
export async function loadPlayer({ params, request }: LoaderFunctionArgs) {
  const player = params["player"] ?? "";
  if (player.trim() === "") throw redirectTo(to.gymChallenge);
  const badges = await fetchBadges(player).catch(orUndefined);
  if (!badges?.length) throw redirectToMissingPage(request);
  return { player, ...arrangeBadges(badges) };
}
