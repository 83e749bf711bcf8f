import type { Species } from "./species";

/** A function that returns a random number in [0, 1). */
export type Random = () => number;

/** A Pokémon that the game offers or the player has picked. */
export interface Offer {
  /** The number in the National Dex. */
  id: number;
  name: string;
  shiny: boolean;
}

/** A round: three different Pokémon that are not on the team. */
export interface Round {
  left: Offer;
  center: Offer;
  right: Offer;
}

/** The state of a game; after the last pick, the choices of the last round remain. */
export interface GameState extends Round {
  id: string;
  selectedPokemon: Offer[];
  teamSize: number;
}

/** The species that a game offers, and the probability that an offered Pokémon is shiny. */
export interface Deck {
  pool: readonly Pick<Species, "number" | "name">[];
  shinyOdds: number;
  random: Random;
}

/** The reason for which a pick is rejected. */
export type Refusal = "complete" | "not-offered";

/**
 * Offers three different species that are not on the team, each shiny with the deck's odds.
 *
 * @throws Error when the pool has fewer than three species that are not on the team
 */
export function dealRound({ pool, shinyOdds, random }: Deck, team: readonly Offer[]): Round {
  const onTeam = new Set(team.map(({ id }) => id));
  const candidates = pool.filter(({ number }) => !onTeam.has(number));
  const draw = (): Offer => {
    const [species] = candidates.splice(Math.floor(random() * candidates.length), 1);
    if (!species) throw new Error("The pool is too small for a round.");
    return { id: species.number, name: species.name, shiny: random() < shinyOdds };
  };
  return { left: draw(), center: draw(), right: draw() };
}

/** Creates the state of a new game, with the options of its first round. */
export function beginGame(id: string, teamSize: number, deck: Deck): GameState {
  return { id, ...dealRound(deck, []), selectedPokemon: [], teamSize };
}

/** Adds a pick to the team and offers the next round. */
export function choosePokemon(state: GameState, number: number, deck: Deck): GameState | Refusal {
  if (state.selectedPokemon.length >= state.teamSize) return "complete";
  const { left, center, right } = state;
  const chosen = [left, center, right].find(({ id }) => id === number);
  if (!chosen) return "not-offered";
  const selectedPokemon = [...state.selectedPokemon, chosen];
  const complete = selectedPokemon.length >= state.teamSize;
  return { ...state, ...(complete ? {} : dealRound(deck, selectedPokemon)), selectedPokemon };
}
