import { z } from "zod";

/** The odds of shiny Pokémon that the form offers. */
export const shinyOdds = [1 / 4096, 1 / 8192, 0.5, 1, 0] as const;

/** The body of the request that starts a game. */
export const settingsSchema = z.object({
  numberOfPlayers: z.literal(1),
  teamSize: z.int().min(1).max(6),
  /** The pool: 0 is the National Dex, 9 the Pokémon of Scarlet and Violet. */
  generation: z.literal([0, 9]),
  includeNfe: z.boolean(),
  includeLegendary: z.boolean(),
  includeMythical: z.boolean(),
  includePseudoLegendary: z.boolean(),
  shinyOdds: z.literal([...shinyOdds]),
});

/** The settings of a game. */
export type Settings = z.infer<typeof settingsSchema>;
