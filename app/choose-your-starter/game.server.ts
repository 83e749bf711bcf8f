import * as to from "./addresses";
import { z } from "zod";
import { featureCookies, preferenceCookie, readCookies } from "~/http/preferences.server";
import { redirectToNotFound, replaceWith } from "~/http/redirects.server";
import { settledWithin } from "~/upstream/deadline.server";
import { classifyFailure, orUndefined } from "~/upstream/failure";
import { fetchGame, type StarterGame } from "./api.server";
import { isFinished } from "./rounds";

const GAME_COOKIE = featureCookies.game.name;

/** How long the setup page waits for an unfinished game that the visitor may continue. */
const UNFINISHED_GAME_TIMEOUT_MS = 700;

/** The schema of a round's form: the picked Pokémon, and the number of earlier picks. */
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

/** Any UUID version and variant, because the upstream does not specify them. */
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Parses the id of a game; undefined if it is no UUID. */
export function parseGameId(text: string | null | undefined): string | undefined {
  return text && uuid.test(text) ? text : undefined;
}

/** Parses the id in an address. @throws a redirect to the setup page if it is invalid */
export function requireGameId(request: Request): string {
  const id = parseGameId(new URL(request.url).searchParams.get("id"));
  if (!id) throw replaceWith(to.starterSetup);
  return id;
}

/**
 * Loads the game of a page; undefined if the upstream is unavailable, or the game can never end.
 *
 * @throws a redirect to the error page if the upstream does not know the game
 */
export async function loadGame(request: Request, id: string): Promise<StarterGame | undefined> {
  try {
    const game = await fetchGame({ id });
    return isFinished(game) || game.left || game.center || game.right ? game : undefined;
  } catch (error) {
    if (classifyFailure(error) === "absent") throw redirectToNotFound(request);
    return undefined;
  }
}

/** Returns the id of the visitor's last started game. */
export function readGameCookie(request: Request): string | undefined {
  return parseGameId(readCookies(request)[GAME_COOKIE]);
}

/** Returns the Set-Cookie header that stores the id of a started game. */
export function gameCookie(id: string): string {
  return preferenceCookie(GAME_COOKIE, id);
}

/** Clears the cookie if it contains this game's id. */
export function clearGameCookie(request: Request, id: string, response: Response): Response {
  if (readGameCookie(request) === id) {
    response.headers.append("Set-Cookie", preferenceCookie(GAME_COOKIE, "", 0));
  }
  return response;
}

/** Loads a game that can be continued; undefined if the upstream is too slow. */
export async function loadUnfinishedGame(id: string): Promise<StarterGame | undefined> {
  const loading = fetchGame({ id }).catch(orUndefined);
  const game = await settledWithin(loading, UNFINISHED_GAME_TIMEOUT_MS, undefined);
  return game && !isFinished(game) ? game : undefined;
}
