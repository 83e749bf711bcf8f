import { orUndefined } from "~/upstream/failure";
import { preferenceCookie, readCookies } from "~/http/preferences.server";
import { settledWithin } from "~/upstream/deadline.server";
import { starterGame, type StarterGame } from "./api.server";
import { gameId } from "./game-id";
import { isFinished } from "./rounds";

/** The cookie that remembers which game a visitor started last. */
const cookieName = "starter";

/** Milliseconds that the setup page waits for a game it could offer to continue. */
const patience = 700;

/** The game a visitor started last, when their cookie names one. */
export function rememberedGameId(request: Request): string | undefined {
  return gameId(readCookies(request)[cookieName] ?? null);
}

/** The Set-Cookie value that remembers a game. */
export function rememberGame(id: string): string {
  return preferenceCookie(cookieName, id);
}

/** An answer that also forgets a game, if it is the one a visitor's cookie names. */
export function forgetting(request: Request, id: string, answer: Response): Response {
  if (rememberedGameId(request) === id) {
    answer.headers.append("Set-Cookie", preferenceCookie(cookieName, "", 0));
  }
  return answer;
}

/**
 * A game that can be continued. One that the upstream does not know any more, that is finished, or
 * that is not told in time, is none.
 */
export async function unfinishedGame(id: string): Promise<StarterGame | undefined> {
  const game = await settledWithin(starterGame(id).catch(orUndefined), patience, undefined);
  return game && !isFinished(game) ? game : undefined;
}
