import { z } from "zod";
import {
  inclusions,
  shinyOdds,
  teamSize,
  type Inclusion,
  type StarterSettings,
} from "~/starter-game/settings";
import { callNow } from "./call.server";

const path = ["tools", "pokemon", "choose-your-starter"] as const;

const pick = z.object({
  id: z.int().positive(),
  name: z.string().min(1),
  shiny: z.boolean().default(false),
});

/** A Pokémon of the game: its number in the National Dex, its name, and whether it is a shiny one. */
export type Pick = z.output<typeof pick>;

const game = z.object({
  id: z.string(),
  /** The three of this round; a finished game may have none. */
  left: pick.nullish(),
  center: pick.nullish(),
  right: pick.nullish(),
  selectedPokemon: z.array(pick).max(12),
  teamSize: z.int().min(1).max(12),
});

/** A game as it stands. */
export type StarterGame = z.output<typeof game>;

/** Starts a game. Source: `POST v1/tools/pokemon/choose-your-starter`. @returns its id */
export function startGame(settings: StarterSettings): Promise<string> {
  const { pool, shinyOdds: chosen } = settings;
  const odds = shinyOdds.find(({ value }) => value === chosen) ?? shinyOdds[0];
  return callNow("POST", path, z.guid(), {
    numberOfPlayers: 1,
    teamSize,
    generation: Number(pool),
    ...(Object.fromEntries(inclusions.map(({ field }) => [field, settings[field]])) as Record<
      Inclusion,
      boolean
    >),
    shinyOdds: odds.odds,
  });
}

/** A game as it stands. Source: `GET …/{id}`. */
export function starterGame(id: string): Promise<StarterGame> {
  return callNow("GET", [...path, id], game);
}

/** Takes one of the three of this round. Source: `POST …/{id}`. @returns the game after it */
export function pickStarter(id: string, pokemon: number): Promise<StarterGame> {
  return callNow("POST", [...path, id], game, { id: pokemon });
}

/** Ends a game early. Source: `DELETE …/{id}`. */
export async function endGame(id: string): Promise<void> {
  await callNow("DELETE", [...path, id], z.unknown());
}
