import * as to from "~/addresses";
import { z } from "zod";
import { featureCookies, preferenceCookie, readCookies } from "~/http/preferences.server";
import { redirectToNotFound, replaceWith } from "~/http/redirects.server";
import { settledWithin } from "~/upstream/deadline.server";
import { isNotFound, orUndefined } from "~/upstream/failure";
import { fetchGame, type StarterGame } from "./api.server";
import { isFinished } from "./rounds";

const GAME_COOKIE = featureCookies.game;

/** The setup page does not wait longer for a game that it could offer to continue. */
const UNFINISHED_GAME_TIMEOUT_MS = 700;

/** The form of a round: the chosen Pokémon, and the number of those chosen before. */
export const starterPick = z.object({
  pick: z
    .string()
    .regex(/^[1-9]\d{0,5}$/)
    .transform(Number),
  round: z
    .string()
    .regex(/^(?:0|[1-9]\d?)$/)
    .transform(Number),
});

/** Of any version and variant, like the ids that the upstream may answer. */
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Parses the id of a game: a UUID as the upstream wrote it; undefined for anything else. */
export function parseGameId(text: string | null | undefined): string | undefined {
  return text && uuid.test(text) ? text : undefined;
}

/** Reads the id from the address of a page. @throws a redirect to the setup page if it is missing or invalid */
export function requireGameId(request: Request): string {
  const id = parseGameId(new URL(request.url).searchParams.get("id"));
  if (!id) throw replaceWith(to.starterSetup);
  return id;
}

/**
 * Loads the game of a page, or undefined if the upstream does not answer, or answers with a game that cannot end.
 *
 * @throws a redirect to the error page for a game that the upstream does not know
 */
export async function loadGame(request: Request, id: string): Promise<StarterGame | undefined> {
  try {
    const game = await fetchGame({ id });
    return isFinished(game) || game.left || game.center || game.right ? game : undefined;
  } catch (error) {
    if (isNotFound(error)) throw redirectToNotFound(request);
    return undefined;
  }
}

/** The id of the game that the visitor started last. */
export function readGameCookie(request: Request): string | undefined {
  return parseGameId(readCookies(request)[GAME_COOKIE]);
}

export function gameCookie(id: string): string {
  return preferenceCookie(GAME_COOKIE, id);
}

/** Clears the cookie in a response if it names this game. */
export function clearGameCookie(request: Request, id: string, response: Response): Response {
  if (readGameCookie(request) === id) {
    response.headers.append("Set-Cookie", preferenceCookie(GAME_COOKIE, "", 0));
  }
  return response;
}

/** Loads a game that can be continued, if the upstream answers in time. */
export async function loadUnfinishedGame(id: string): Promise<StarterGame | undefined> {
  const loading = fetchGame({ id }).catch(orUndefined);
  const game = await settledWithin(loading, UNFINISHED_GAME_TIMEOUT_MS, undefined);
  return game && !isFinished(game) ? game : undefined;
}
