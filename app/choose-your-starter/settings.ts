import type { Choice } from "~/ui/fields/choice";

/** Where the options come from: the number is the upstream's generation. */
export const pools = [
  { value: "0", label: "National Dex" },
  { value: "9", label: "Scarlet/Violet only" },
] as const satisfies readonly Choice[];

/** How likely an option is a shiny one, as sent, and as read. The first is the default. */
export const shinyOdds = [
  { value: "1/4096", label: "1 in 4096", odds: 1 / 4096 },
  { value: "1/8192", label: "1 in 8192", odds: 1 / 8192 },
  { value: "0.5", label: "Every other", odds: 0.5 },
  { value: "1", label: "Always", odds: 1 },
  { value: "0", label: "Never", odds: 0 },
] as const;

/** What may be left out of the pool, by the field of the upstream's settings. */
export const inclusions = [
  { field: "includeNfe", label: "Not fully evolved" },
  { field: "includeLegendary", label: "Legendary" },
  { field: "includeMythical", label: "Mythical" },
  { field: "includePseudoLegendary", label: "Pseudo-legendary" },
] as const;

export type Inclusion = (typeof inclusions)[number]["field"];

/** How many Pokémon make a team. */
export const teamSize = 6;

/** The settings a game starts with, as the form has them. */
export type StarterSettings = Record<Inclusion, boolean> & {
  pool: (typeof pools)[number]["value"];
  shinyOdds: (typeof shinyOdds)[number]["value"];
};

/** What the form starts with. */
export const defaultSettings: StarterSettings = {
  pool: "0",
  shinyOdds: "1/4096",
  includeNfe: true,
  includeLegendary: true,
  includeMythical: true,
  includePseudoLegendary: true,
};

/** The words of the game for what went wrong. */
export const startFailed = "An error has occurred. Please try again!";
export const unreachable = "Could not communicate with the server. Please try again!";
/** Shown while the last pick is on its way. */
export const compiling = "Compiling your results!";
