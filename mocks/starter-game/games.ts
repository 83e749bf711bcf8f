import { LRUCache } from "lru-cache";
import { environment } from "../environment";
import { seeded } from "../generators/chance";
import { poolOf } from "./pool";
import { begin, choose, type Deck, type GameState, type Random, type Refusal } from "./rules";
import type { Settings } from "./settings";
import { allSpecies } from "./species";

/** The least recently used game is deleted first. */
export const maxGames = 1_000;
/** Milliseconds after its last call, after which a game is deleted. */
export const gameLifetime = 2 * 60 * 60 * 1_000;

export interface GamesOptions {
  /** Creates the random numbers of a new game. */
  newRandom?: () => Random;
  /** In milliseconds, greater than 0. */
  now?: () => number;
}

export interface Games {
  start(settings: Settings): string;
  get(id: string): GameState | undefined;
  choose(id: string, number: number): GameState | Refusal | undefined;
  end(id: string): boolean;
}

export function createGames({
  newRandom = randomFromEnvironment,
  now = () => performance.now(),
}: GamesOptions = {}): Games {
  const games = new LRUCache<string, { state: GameState; deck: Deck }>({
    max: maxGames,
    ttl: gameLifetime,
    ttlResolution: 0,
    updateAgeOnGet: true,
    perf: { now },
  });
  return {
    start(settings) {
      const id = crypto.randomUUID();
      const pool = poolOf(allSpecies, settings);
      const deck = { pool, shinyOdds: settings.shinyOdds, random: newRandom() };
      games.set(id, { state: begin(id, settings.teamSize, deck), deck });
      return id;
    },
    get: (id) => games.get(id)?.state,
    choose(id, number) {
      const game = games.get(id);
      if (!game) return undefined;
      const next = choose(game.state, number, game.deck);
      if (typeof next === "object") game.state = next;
      return next;
    },
    end: (id) => games.get(id) !== undefined && games.delete(id),
  };
}

/** With `STARTER_SEED`, games with the same settings and choices are the same, except for their ids. */
function randomFromEnvironment(): Random {
  const seed = environment["STARTER_SEED"];
  return seed ? seeded(`starter ${seed}`) : Math.random;
}
