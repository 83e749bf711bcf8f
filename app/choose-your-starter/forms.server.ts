import { z } from "zod";
import { choiceOf, toggle } from "~/http/read-form.server";
import { pools, shinyOdds, type StarterSettings } from "./settings";

const inclusion = toggle("Please tick this, or leave it out.");

/** What the form of the setup sends. */
export const starterSettings = z.object({
  pool: choiceOf(pools, "Please pick a pool from the list."),
  shinyOdds: choiceOf(shinyOdds, "Please pick one of these odds."),
  includeNfe: inclusion,
  includeLegendary: inclusion,
  includeMythical: inclusion,
  includePseudoLegendary: inclusion,
}) satisfies z.ZodType<StarterSettings>;

/** A pick as the form of a game sends it: which one, and how many there were before it. */
export const starterPick = z.object({
  pick: z
    .string()
    .regex(/^[1-9]\d{0,5}$/)
    .transform(Number),
  round: z
    .string()
    .regex(/^(?:0|[1-9]\d?)$/)
    .transform(Number),
});
