import { errorPage, replaceWith } from "~/http/redirects.server";
import { isUnknown } from "~/upstream/failure";
import { starterGame, type StarterGame } from "./api.server";
import { setupPath } from "./addresses";
import { gameId } from "./game-id";

/** The id of the game that an address asks for. @throws a redirect to the setup when it has none */
export function requestedId(request: Request): string {
  const id = gameId(new URL(request.url).searchParams.get("id"));
  if (!id) throw replaceWith(setupPath);
  return id;
}

/**
 * A game as it stands, or nothing when it cannot be had now.
 *
 * @throws a redirect to the error page for a game that the upstream does not know
 */
export async function requestedGame(
  request: Request,
  id: string,
): Promise<StarterGame | undefined> {
  try {
    const game = await starterGame(id);
    const { left, center, right } = game;
    // Without anything to choose from a round could never end.
    const isPlayable = game.selectedPokemon.length >= game.teamSize || left || center || right;
    return isPlayable ? game : undefined;
  } catch (error) {
    if (isUnknown(error)) throw errorPage(request);
    return undefined;
  }
}
