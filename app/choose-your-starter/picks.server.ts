import { LRUCache } from "lru-cache";
import { UpstreamError } from "~/upstream/failure";
import { pickStarter, type StarterGame } from "./api.server";

/**
 * The pick of each round, for longer than a call to the upstream may take: whoever read the round
 * before its pick has come to nothing or to this by then.
 */
const picks = new LRUCache<string, Promise<StarterGame | undefined>>({ max: 10_000, ttl: 10_000 });

/**
 * Takes a Pokémon in a round, once: a second pick for the same round, by a double click or from
 * another tab, gets what came of the first.
 *
 * That holds within one process. Where several serve the site, two picks of one round that arrive
 * at the same moment may reach the upstream both. It refuses the second, unless the next round
 * happens to offer that very Pokémon again.
 *
 * @param round how many were on the team when the choice was made
 * @returns the game after it; nothing when the upstream says that the game has moved on
 * @throws {UpstreamError} of every kind; the round may be tried again
 */
export function pickOnce(
  id: string,
  round: number,
  pokemon: number,
): Promise<StarterGame | undefined> {
  const key = `${id} ${round}`;
  const known = picks.get(key);
  if (known) return known;
  const pick = pickStarter(id, pokemon).catch((error: unknown) => {
    if (error instanceof UpstreamError && error.status === 409) return undefined;
    picks.delete(key);
    throw error;
  });
  picks.set(key, pick);
  return pick;
}

/** Forgets all picks, between tests. */
export function clearPicks(): void {
  picks.clear();
}
