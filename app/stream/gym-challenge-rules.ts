import elements from "~content/world/elements.yaml";

/** The gyms, in the order of their doors, and the four behind them. */
export const gyms = elements.slice(0, 8);
export const eliteFour = elements.slice(8);

/** How many gyms are open to everybody. */
export const openGyms = 3;

/** A heading and what falls under it. */
export interface RuleGroup {
  title: string;
  rules: readonly string[];
}

/** The rules of the house, apart from the ratings. */
export const rules: readonly RuleGroup[] = [
  {
    title: "The doors",
    rules: [
      "There are 8 gyms, one to an element, and the same fox behind every counter.",
      "The first 3 gyms are open to all. Walk in, say hello, and name one.",
      "Every later gym unlocks once you have defeated a certain number of others. The door will tell you how many when the time comes.",
    ],
  },
  {
    title: "The match",
    rules: [
      "All Pokémon are set to level 50, yours and mine. Bring your favorites, however small they are at home.",
      "The timer is part of the match: whoever lets it expire forfeits.",
      "The terastallized Pokémon always comes last.",
      "If the last Pokémon is forced out, the match is forfeited.",
    ],
  },
  {
    title: "Manners",
    rules: [
      "An offensive name, yours or a Pokémon’s, forfeits the match and bans you from the challenge.",
    ],
  },
];

/** What one plays for. */
export interface Rating {
  name: "Bronze" | "Silver" | "Gold";
  /** How many Pokémon the gym sends. */
  team: number;
  rule: string;
}

/** The ratings of a gym, from the first to the last. */
export const ratings: readonly Rating[] = [
  {
    name: "Bronze",
    team: 4,
    rule: "The gym uses the first 4 Pokémon of its team, in a set order. Watch somebody lose to them first, and you’ll know what is coming.",
  },
  {
    name: "Silver",
    team: 5,
    rule: "The gym uses 5 Pokémon. Only the last has its place in the order; the others come as I please.",
  },
  {
    name: "Gold",
    team: 6,
    rule: "The gym uses all 6 Pokémon, in any order that ends with the terastallized one. I stop chatting during these. You’ll notice.",
  },
];

/** What is different behind the eighth gym. */
export const eliteFourRules: readonly string[] = [
  "The Elite Four challenge needs all 8 gyms, every one of them at the same rating: eight bronze for bronze, eight silver for silver, eight gold for gold.",
  "Bronze is a little less kind here: it uses 5 Pokémon instead of 4.",
];
