import type { Choice } from "~/ui/fields/fields";

/** The pools of Pokémon; the value is the generation's number. */
export const pools = [
  { value: "0", label: "National Dex" },
  { value: "9", label: "Scarlet/Violet only" },
] as const satisfies readonly Choice[];

/** The odds that an option is shiny. */
export const shinyOdds = [
  { value: "1", label: "Always", odds: 1 },
  { value: "0.5", label: "1 in 2", odds: 0.5 },
  { value: "1/4096", label: "1 in 4096", odds: 1 / 4096 },
  { value: "1/8192", label: "1 in 8192", odds: 1 / 8192 },
  { value: "0", label: "Never", odds: 0 },
] as const;

/** The kinds of Pokémon that the form can exclude from the pool, by field. */
export const inclusions = [
  { field: "includeNfe", label: "Not fully evolved" },
  { field: "includeLegendary", label: "Legendary" },
  { field: "includeMythical", label: "Mythical" },
  { field: "includePseudoLegendary", label: "Pseudo-legendary" },
] as const;

/** Number of Pokémon in a team. */
export const teamSize = 6;

/** The initial values of the setup form. */
export const defaultSettings = {
  pool: "0",
  shinyOdds: "1/4096",
  includeNfe: true,
  includeLegendary: true,
  includeMythical: true,
  includePseudoLegendary: true,
} as const;

/** The message when a game could not be started. */
export const startFailed = "An error has occurred. Please try again!";
export const unreachable = "Could not communicate with the server. Please try again!";
/** Shown while the last pick is being sent. */
export const compiling = "Compiling your results!";

/** @param round counted from 0 */
export const alreadyPicked = (name: string, round: number) =>
  `You had already picked ${name} in round ${round + 1}.`;

export const notOffered = "That one is not among these three. Choose again!";
