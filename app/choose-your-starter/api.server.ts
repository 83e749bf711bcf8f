import { z } from "zod";
import type { StarterSettings } from "./form.server";
import { defaultSettings, shinyOdds, teamSize } from "./settings";
import { defineCall } from "~/upstream/call.server";
import { UpstreamError } from "~/upstream/failure";
import { byPosition, list, optional, optionalText, text } from "~/upstream/fields.server";

const pick = z
  .object({ id: z.int().positive(), name: text, shiny: optional(z.boolean(), false) })
  .meta({ id: "Starter" });

/** A Pokémon of the game: its National Dex number, its name, and whether it is shiny. */
export type Starter = z.output<typeof pick>;

const game = z
  .object({
    id: optionalText,
    /** The options of the current round; a finished game may have none. */
    left: optional(pick),
    center: optional(pick),
    right: optional(pick),
    selectedPokemon: optional(list(pick, byPosition), []),
    teamSize: z.int().min(1).max(12),
  })
  .meta({ id: "StarterGame" });

/** The state of a game: the options of the current round, and the picked Pokémon. */
export type StarterGame = z.output<typeof game>;

/** Converts the form's settings to the request for a game. */
function toGameRequest({ pool, shinyOdds: chosen, ...inclusions }: StarterSettings) {
  const { odds } = shinyOdds.find(({ value }) => value === chosen)!;
  const game = { numberOfPlayers: 1, teamSize, generation: Number(pool) } as const;
  return { ...game, ...inclusions, shinyOdds: odds };
}

const exampleRequest = toGameRequest(defaultSettings);

/** Starts a game, and returns its id. */
export const createGame = defineCall("v1/tools/pokemon/choose-your-starter", {
  method: "POST",
  body: z.object({
    numberOfPlayers: z.literal(1),
    teamSize: z.int().min(1).max(12),
    /** 0 means the National Dex. */
    generation: z.int().nonnegative(),
    includeNfe: z.boolean(),
    includeLegendary: z.boolean(),
    includeMythical: z.boolean(),
    includePseudoLegendary: z.boolean(),
    shinyOdds: z.number().min(0).max(1),
  }),
  schema: z.guid().describe("The id of the game."),
  examples: [{ body: exampleRequest }],
});

const createExample = async () => ({ id: await createGame({ body: exampleRequest }) });

/** Fetches the state of a game by the game's id. */
export const fetchGame = defineCall("v1/tools/pokemon/choose-your-starter/{id}", {
  schema: game,
  examples: async (mayWrite) => (mayWrite ? [await createExample()] : []),
});

/** Picks one of the three options, and returns the updated game. */
export const createPick = defineCall("v1/tools/pokemon/choose-your-starter/{id}", {
  method: "POST",
  body: z.object({ id: z.int().positive() }),
  schema: game,
  async examples() {
    const { id } = await createExample();
    const { left } = await fetchGame({ id });
    return [{ id, body: { id: left?.id ?? 0 } }];
  },
});

/** Ends a game early, and returns true. */
export const endGame = defineCall("v1/tools/pokemon/choose-your-starter/{id}", {
  method: "DELETE",
  schema: z.unknown(),
  examples: async () => [await createExample()],
});

/** Starts a game. @returns its id */
export const startGame = (settings: StarterSettings) =>
  createGame({ body: toGameRequest(settings) });

/**
 * Picks one of the three options.
 *
 * @returns the updated game; undefined if the pick is not for the current round of the game, for
 * example after a double click
 */
export async function pickStarter(id: string, pokemon: number): Promise<StarterGame | undefined> {
  try {
    return await createPick({ id, body: { id: pokemon } });
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 409) return undefined;
    throw error;
  }
}
