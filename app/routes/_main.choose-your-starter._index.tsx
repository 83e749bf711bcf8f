import * as to from "~/choose-your-starter/addresses";
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SetupPage } from "~/choose-your-starter/setup-page";
import { cacheUntil } from "~/http/cache-policy.server";
import { orUndefined } from "~/upstream/failure";
import { createFormClientAction } from "~/http/form-response";
import { readFields, readForm } from "~/http/read-form.server";
import { redirectTo } from "~/http/redirects.server";
import { fixedMeta } from "~/ui/fixed-meta";
import { gameCookie, loadUnfinishedGame, readGameCookie } from "~/choose-your-starter/game.server";
import { toBoard, getRound } from "~/choose-your-starter/rounds";
import { defaultSettings, startFailedMessage } from "~/choose-your-starter/settings";
import { startGame } from "~/choose-your-starter/api.server";
import { starterSettings } from "~/choose-your-starter/form.server";

export const meta = fixedMeta({
  title: "Choose Your Starter",
  description:
    "Six rounds, three Pokémon each, and you keep one of them every time. Which team will you end up with?",
  keywords: ["Choose Your Starter", "Pokémon", "team builder", "game"],
});

export async function loader({ request, context }: LoaderFunctionArgs) {
  const id = readGameCookie(request);
  const game = id && (await loadUnfinishedGame(id));
  // The game in the cookie changes with every round.
  if (id) cacheUntil(context, 0);
  return {
    held: game ? { id, round: getRound(toBoard(game)), teamSize: game.teamSize } : undefined,
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { values, problems } = readFields(form, starterSettings, defaultSettings);
  if (problems) return data({ values, problems }, 400);
  const id = await startGame(values).catch(orUndefined);
  if (!id) return data({ values, failure: startFailedMessage }, 502);
  return redirectTo(to.starterGame(id), 303, gameCookie(id));
}

export const clientAction = createFormClientAction(startFailedMessage);

export default function Setup() {
  const answer = useActionData<typeof action>();
  return <SetupPage held={useLoaderData<typeof loader>().held} answer={answer} />;
}
