import { z } from "zod";
import { choiceOf, checkbox } from "~/http/read-form.server";
import { pools, shinyOdds } from "./settings";

const inclusion = checkbox("Please tick this, or leave it out.");

/** The schema of the setup form. */
export const starterSettings = z.object({
  pool: choiceOf(pools, "Please pick a pool from the list."),
  shinyOdds: choiceOf(shinyOdds, "Please pick one of these odds."),
  includeNfe: inclusion,
  includeLegendary: inclusion,
  includeMythical: inclusion,
  includePseudoLegendary: inclusion,
});

export type StarterSettings = z.output<typeof starterSettings>;
