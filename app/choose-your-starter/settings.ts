import type { Choice } from "~/ui/fields/fields";

/** The sets of Pokémon from which the game draws; the value is the generation, 0 for all. */
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

/** The number of Pokémon in a team. */
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
export const startFailedMessage = "An error has occurred. Please try again!";
/** The message when the site or the upstream did not respond. */
export const unreachableMessage = "Could not communicate with the server. Please try again!";
/** The message while the last pick is being sent. */
export const compilingMessage = "Compiling your results!";

/** Returns the message to a second pick in one round. @param round counted from 0 */
export const alreadyPickedMessage = (name: string, round: number) =>
  `You had already picked ${name} in round ${round + 1}.`;

/** The message to a pick that the current round does not offer. */
export const notOfferedMessage = "That one is not among these three. Choose again!";
