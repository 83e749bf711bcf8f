import * as to from "~/choose-your-starter/addresses";
import type { PageHandle } from "~/document/page-handle";
import { replaceWith } from "~/http/redirects.server";
import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ResultPage } from "~/choose-your-starter/result-page";
import { pageMeta } from "~/document/page-meta";
import { loadGame, requireGameId } from "~/choose-your-starter/game.server";
import { describeTeam, isFinished } from "~/choose-your-starter/rounds";

export const handle: PageHandle = { unlisted: true, hasFormsToOtherSites: true };

export const meta: MetaFunction<typeof loader> = (args) => {
  const { id, team } = args.data ?? {};
  return pageMeta(args, {
    title: "A team",
    section: "Choose Your Starter",
    description: team ? `${describeTeam(team)}.` : "A team of Choose Your Starter.",
    noindex: true,
    image: id && team ? { url: to.teamPicture(id), alt: describeTeam(team) } : undefined,
  });
};

export async function loader({ request }: LoaderFunctionArgs) {
  const id = requireGameId(request);
  const game = await loadGame(request, id);
  if (!game) return data({ id, team: undefined }, 503);
  if (!isFinished(game)) throw replaceWith(to.starterGame(id));
  return { id, team: game.selectedPokemon };
}

export default function Result() {
  return <ResultPage {...useLoaderData<typeof loader>()} />;
}
