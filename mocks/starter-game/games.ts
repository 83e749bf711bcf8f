import { LRUCache } from "lru-cache";
import { environment } from "../environment";
import { createSeededRandom } from "../generators/chance";
import { poolOf } from "./pool";
import {
  beginGame,
  choosePokemon,
  type Deck,
  type GameState,
  type Random,
  type Refusal,
} from "./rules";
import type { Settings } from "./settings";
import { allSpecies } from "./species";

/** The maximum number of games; then the least recently used game is deleted. */
const MAX_GAMES = 1_000;
/** A game is deleted if no API call concerns it for this time. */
const GAME_LIFETIME_MS = 2 * 60 * 60 * 1_000;

/** All running games. */
export interface Games {
  start(settings: Settings): string;
  get(id: string): GameState | undefined;
  choose(id: string, number: number): GameState | Refusal | undefined;
  end(id: string): boolean;
}

/** Creates a store of games in memory. */
export function createGames(): Games {
  const games = new LRUCache<string, { state: GameState; deck: Deck }>({
    max: MAX_GAMES,
    ttl: GAME_LIFETIME_MS,
    updateAgeOnGet: true,
  });
  return {
    start(settings) {
      const id = crypto.randomUUID();
      const pool = poolOf(allSpecies, settings);
      const deck = { pool, shinyOdds: settings.shinyOdds, random: randomFromEnvironment() };
      games.set(id, { state: beginGame(id, settings.teamSize, deck), deck });
      return id;
    },
    get: (id) => games.get(id)?.state,
    choose(id, number) {
      const game = games.get(id);
      if (!game) return undefined;
      const next = choosePokemon(game.state, number, game.deck);
      if (typeof next === "object") game.state = next;
      return next;
    },
    end: (id) => games.get(id) !== undefined && games.delete(id),
  };
}

/** Returns a random number generator; with `STARTER_SEED`, equal picks give equal games. */
function randomFromEnvironment(): Random {
  const seed = environment["STARTER_SEED"];
  return seed ? createSeededRandom(`starter ${seed}`) : Math.random;
}
