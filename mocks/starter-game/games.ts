import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import { seeded } from "../generators/chance";
import { poolOf } from "./pool";
import { begin, choose, type Deck, type GameState, type Random, type Refusal } from "./rules";
import type { Settings } from "./settings";
import { allSpecies } from "./species";

/** How many games are kept; the one untouched for longest makes room. */
export const maxGames = 1_000;
/** How long after the last call about it a game is forgotten, in milliseconds. */
export const gameLifetime = 2 * 60 * 60 * 1_000;

/** Where a store of games takes chance and time from. */
export interface GamesOptions {
  /** The stream of chance of a new game. */
  newRandom?: () => Random;
  /** The time in milliseconds, counted from any moment but greater than 0. */
  now?: () => number;
}

/** The running games, each under an id that is hard to guess. */
export interface Games {
  start(settings: Settings): string;
  get(id: string): GameState | undefined;
  choose(id: string, number: number): GameState | Refusal | undefined;
  end(id: string): boolean;
}

/** A store of games; see `maxGames` and `gameLifetime` for what it forgets. */
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
      const id = randomUUID();
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

/**
 * Chance itself; or, with `STARTER_SEED` in the environment, a stream of its own for each game, so
 * that games with equal settings and choices go alike, even side by side. Ids stay random.
 */
function randomFromEnvironment(): Random {
  const seed = process.env["STARTER_SEED"];
  return seed ? seeded(`starter ${seed}`) : Math.random;
}
