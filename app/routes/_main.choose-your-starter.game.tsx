import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { GamePage } from "~/choose-your-starter/game-page";
import type { PageHandle } from "~/document/page-handle";
import { cacheControl } from "~/http/cache-policy";
import { fromLoader } from "~/http/document-headers";
import { sayWhenLost } from "~/http/form-response";
import { formAgain, readFields, readForm, readIntent } from "~/http/read-form.server";
import { redirectTo, replaceWith } from "~/http/redirects.server";
import { pageMeta } from "~/document/page-meta";
import { gamePath, resultPath, setupPath } from "~/choose-your-starter/addresses";
import { requestedGame, requestedId } from "~/choose-your-starter/requested-game.server";
import { starterPick } from "~/choose-your-starter/forms.server";
import { forgetting } from "~/choose-your-starter/remembered-game.server";
import { pickOnce } from "~/choose-your-starter/picks.server";
import { boardOf, isFinished, notOffered } from "~/choose-your-starter/rounds";
import { unreachable } from "~/choose-your-starter/settings";
import { isUnknown, orUndefined } from "~/upstream/failure";
import { endGame, type StarterGame } from "~/choose-your-starter/api.server";

export const headers = fromLoader;

export const handle: PageHandle = { unlisted: true, examples: [] };

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Your game",
    section: "Choose Your Starter",
    description: "A game of Choose Your Starter under way: three Pokémon, and you keep one.",
    noindex: true,
  });

const never = { "Cache-Control": cacheControl.never };

export async function loader({ request }: LoaderFunctionArgs) {
  const id = requestedId(request);
  const game = await requestedGame(request, id);
  if (!game) return data({ id, board: undefined }, { status: 503, headers: never });
  if (isFinished(game)) throw replaceWith(resultPath(id));
  return data({ id, board: boardOf(game) }, { headers: never });
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const id = requestedId(request);
  return readIntent(form, ["pick", "end"]) === "end" ? end(request, id) : pick(request, id, form);
}

async function end(request: Request, id: string) {
  try {
    await endGame(id);
  } catch (error) {
    // One that is not known has ended already.
    if (!isUnknown(error)) return refused(502, unreachable);
  }
  return forgetting(request, id, redirectTo(setupPath, 303));
}

async function pick(request: Request, id: string, form: FormData) {
  const { values: chosen, problems } = readFields(form, starterPick, {});
  if (problems) return refused(400, notOffered);
  const game = await requestedGame(request, id);
  if (!game) return refused(502, unreachable);
  // From a page that the game has moved on from: a double click, another tab, a form sent again.
  if (isFinished(game) || game.selectedPokemon.length !== chosen.round) return toGame(id, game);
  const board = boardOf(game);
  if (!board.options.some((option) => option.id === chosen.pick)) return refused(400, notOffered);
  try {
    const after = await pickOnce(id, chosen.round, chosen.pick);
    const answer = toGame(id, after);
    return after && isFinished(after) ? forgetting(request, id, answer) : answer;
  } catch (error) {
    orUndefined(error);
    return refused(502, unreachable, board);
  }
}

/** To a game as it stands, where that is known; its page knows otherwise. */
function toGame(id: string, game: StarterGame | undefined): Response {
  return redirectTo(game && isFinished(game) ? resultPath(id) : gamePath(id), 303);
}

/** The game's page once more, with what went wrong, and with the board if the loader has none. */
function refused(status: 400 | 502, failure: string, board?: ReturnType<typeof boardOf>) {
  return formAgain(status, { failure, board });
}

export const clientAction = sayWhenLost(unreachable);

export default function Game() {
  const { id, board } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <GamePage id={id} board={board ?? answer?.board} answer={answer} />;
}
