import * as to from "~/choose-your-starter/addresses";
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { endGame, pickStarter, type StarterGame } from "~/choose-your-starter/api.server";
import { GamePage } from "~/choose-your-starter/game-page";
import {
  clearGameCookie,
  loadGame,
  requireGameId,
  starterPick,
} from "~/choose-your-starter/game.server";
import { isFinished, toBoard } from "~/choose-your-starter/rounds";
import {
  alreadyPickedMessage,
  notOfferedMessage,
  unreachableMessage,
} from "~/choose-your-starter/settings";
import type { PageHandle } from "~/document/page-handle";
import { cacheUntil } from "~/http/cache-policy.server";
import { createFormClientAction } from "~/http/form-response";
import { readFields, readForm, readIntent } from "~/http/read-form.server";
import { redirectTo, replaceWith } from "~/http/redirects.server";
import { fixedMeta } from "~/ui/fixed-meta";
import { classifyFailure, orUndefined } from "~/upstream/failure";

export const handle: PageHandle = { unlisted: true };

export const meta = fixedMeta({
  title: "Your game",
  section: "Choose Your Starter",
  description: "A game of Choose Your Starter under way: three Pokémon, and you keep one.",
  noindex: true,
});

export async function loader({ request, context }: LoaderFunctionArgs) {
  const id = requireGameId(request);
  const game = await loadGame(request, id);
  if (!game) return data({ id, board: undefined }, 503);
  if (isFinished(game)) throw replaceWith(to.starterResult(id));
  cacheUntil(context, 0);
  return { id, board: toBoard(game) };
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const id = requireGameId(request);
  return readIntent(form, ["pick", "end"]) === "end" ? end(request, id) : pick(request, id, form);
}

async function end(request: Request, id: string) {
  try {
    await endGame({ id });
  } catch (error) {
    // The upstream has deleted games that have ended.
    if (classifyFailure(error) !== "absent") return refused(502, unreachableMessage);
  }
  return clearGameCookie(request, id, redirectTo(to.starterSetup, 303));
}

async function pick(request: Request, id: string, form: FormData) {
  const { values: chosen, problems } = readFields(form, starterPick, {});
  if (problems) return refused(400, notOfferedMessage);
  const game = await loadGame(request, id);
  if (!game) return refused(502, unreachableMessage);
  if (isFinished(game)) return toGame(id, game);
  const board = toBoard(game);
  // After a double click or a pick in a second tab, the posted round is over.
  const known = game.selectedPokemon[chosen.round];
  if (known && known.id !== chosen.pick)
    return refused(409, alreadyPickedMessage(known.name, chosen.round), board);
  if (board.team.length !== chosen.round) return toGame(id, game);
  if (!board.options.some((option) => option.id === chosen.pick))
    return refused(400, notOfferedMessage);
  try {
    const after = await pickStarter(id, chosen.pick);
    const answer = toGame(id, after);
    return after && isFinished(after) ? clearGameCookie(request, id, answer) : answer;
  } catch (error) {
    orUndefined(error);
    return refused(502, unreachableMessage, board);
  }
}

/** Redirects to the result of a finished game, or back to the game. */
function toGame(id: string, game: StarterGame | undefined): Response {
  return redirectTo(game && isFinished(game) ? to.starterResult(id) : to.starterGame(id), 303);
}

/** Responds with an error message, and with the board for a loader that cannot load the game. */
function refused(status: 400 | 409 | 502, failure: string, board?: ReturnType<typeof toBoard>) {
  return data({ failure, board }, status);
}

export const clientAction = createFormClientAction(unreachableMessage);

export default function Game() {
  const { id, board } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <GamePage id={id} board={answer?.board ?? board} answer={answer} />;
}
