import * as to from "~/addresses";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { orIncomplete } from "~/http/incomplete.server";
import { redirectTo, toOutagePage } from "~/http/redirects.server";
import { paginate } from "~/ui/paginate";
import { settledWithin } from "~/upstream/deadline.server";
import { orUndefined } from "~/upstream/failure";
import { fetchBadges, fetchPlayers } from "./api.server";
import { arrangeBadges, toChallenger, type Challenger } from "./badge-board";
import { redirectToMissingPage } from "~/http/missing-page.server";

/** Limits the upstream calls of a page, which makes one for each challenger. */
const CHALLENGERS_PER_PAGE = 12;

/** How long the page waits for badges; slower calls continue and fill the cache. */
const BADGES_TIMEOUT_MS = 250;

/** The loader of the gym challenge's page. */
export async function loadChallengers({ request, context }: LoaderFunctionArgs) {
  const players = await fetchPlayers().catch(toOutagePage(request));
  const { items, pagination } = paginate(players, request, CHALLENGERS_PER_PAGE, String);
  const load = async (player: string): Promise<Challenger> => {
    const call = settledWithin(fetchBadges(player), BADGES_TIMEOUT_MS, undefined);
    const badges = await call.catch(orIncomplete(context));
    context.isIncomplete ||= badges === undefined;
    return badges ? toChallenger(player, badges) : { player };
  };
  return { challengers: await Promise.all(items.map(load)), pagination };
}

/** The loader of a challenger's page. */
export async function loadPlayer({ params, request }: LoaderFunctionArgs) {
  const player = params["player"] ?? "";
  if (player.trim() === "") throw redirectTo(to.gymChallenge);
  const badges = await fetchBadges(player).catch(orUndefined);
  if (!badges?.length) throw redirectToMissingPage(request);
  return { player, ...arrangeBadges(badges) };
}
