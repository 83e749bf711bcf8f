import { z } from "zod";
import { choiceOf, toggle } from "~/http/read-form.server";
import { pools, shinyOdds, teamSize } from "./settings";
import { readCall, textParameter, writeCall } from "~/upstream/api-call";
import { fetchData, send } from "~/upstream/call.server";
import { UpstreamError } from "~/upstream/failure";
import { boundedList, optional, optionalText, text } from "~/upstream/fields.server";

const inclusion = toggle("Please tick this, or leave it out.");

/** The form of the setup page. */
export const starterSettings = z.object({
  pool: choiceOf(pools, "Please pick a pool from the list."),
  shinyOdds: choiceOf(shinyOdds, "Please pick one of these odds."),
  includeNfe: inclusion,
  includeLegendary: inclusion,
  includeMythical: inclusion,
  includePseudoLegendary: inclusion,
});

export type StarterSettings = z.output<typeof starterSettings>;

const pick = z
  .object({ id: z.int().positive(), name: text, shiny: optional(z.boolean(), false) })
  .meta({ id: "Starter" });

/** A Pokémon of the game: its number in the National Dex, its name, and whether it is a shiny one. */
export type Starter = z.output<typeof pick>;

const exampleId = "0b8a6f0e-52a9-4f5e-9f0c-2f3f5a0f6c1d";
const exampleGame = {
  id: exampleId,
  left: { id: 25, name: "Pikachu", shiny: false },
  center: { id: 37, name: "Vulpix", shiny: true },
  right: { id: 133, name: "Eevee", shiny: false },
  selectedPokemon: [{ id: 1, name: "Bulbasaur", shiny: false }],
  teamSize: 6,
};

const game = z
  .object({
    id: optionalText,
    /** The options of the current round; a finished game may have none. */
    left: optional(pick),
    center: optional(pick),
    right: optional(pick),
    selectedPokemon: optional(boundedList(pick, 12), []),
    teamSize: z.int().min(1).max(12),
  })
  .meta({ id: "StarterGame", examples: [exampleGame] });

export type StarterGame = z.output<typeof game>;

const id = textParameter("Id of a game", exampleId);

const exampleRequest = {
  numberOfPlayers: 1,
  teamSize: 6,
  generation: 0,
  includeNfe: true,
  includeLegendary: true,
  includeMythical: true,
  includePseudoLegendary: true,
  shinyOdds: 0.5,
};

export const starterGameCalls = {
  start: writeCall("POST", "v1/tools/pokemon/choose-your-starter", {
    summary: "Starts a game, and answers its id",
    body: z
      .object({
        numberOfPlayers: z.literal(1),
        teamSize: z.int().min(1).max(12),
        generation: z.int().nonnegative().meta({ description: "0 for the National Dex" }),
        includeNfe: z.boolean(),
        includeLegendary: z.boolean(),
        includeMythical: z.boolean(),
        includePseudoLegendary: z.boolean(),
        shinyOdds: z.number().min(0).max(1),
      })
      .meta({ examples: [exampleRequest] }),
    data: z.guid().meta({ examples: [exampleId] }),
  }),
  game: readCall("v1/tools/pokemon/choose-your-starter/{id}", {
    summary: "A game as it stands",
    parameters: { id },
    data: game,
    cache: "never",
  }),
  pick: writeCall("POST", "v1/tools/pokemon/choose-your-starter/{id}", {
    summary: "Takes one of the three of this round, and answers the game after it",
    parameters: { id },
    body: z
      .object({ id: z.int().positive().meta({ description: "Number in the National Dex" }) })
      .meta({ examples: [{ id: 25 }] }),
    data: game,
  }),
  end: writeCall("DELETE", "v1/tools/pokemon/choose-your-starter/{id}", {
    summary: "Ends a game early, and answers true",
    parameters: { id },
    data: z.unknown().meta({ examples: [true] }),
  }),
};

/** The request for a game. */
export function toGameRequest({ pool, shinyOdds: chosen, ...inclusions }: StarterSettings) {
  const { odds } = shinyOdds.find(({ value }) => value === chosen) ?? shinyOdds[0];
  const game = { numberOfPlayers: 1, teamSize, generation: Number(pool) } as const;
  return { ...game, ...inclusions, shinyOdds: odds };
}

/** Starts a game. @returns its id */
export const startGame = (settings: StarterSettings) =>
  send(starterGameCalls.start, {}, toGameRequest(settings));

export const fetchGame = (id: string) => fetchData(starterGameCalls.game, { id });

/**
 * Takes one of the three options.
 *
 * @returns the game after it; undefined if the game has left the round, as after a double click
 */
export async function pickStarter(id: string, pokemon: number): Promise<StarterGame | undefined> {
  try {
    return await send(starterGameCalls.pick, { id }, { id: pokemon });
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 409) return undefined;
    throw error;
  }
}

/** Ends a game early. */
export const endGame = (id: string) => send(starterGameCalls.end, { id });
