import type { Species } from "./species";

/** A number in [0, 1), each as likely as any other. */
export type Random = () => number;

/** One Pokémon that is offered or chosen. */
export interface Offer {
  /** The national number. */
  id: number;
  name: string;
  shiny: boolean;
}

/** A round: three different Pokémon, none of them on the team. */
export interface Round {
  left: Offer;
  center: Offer;
  right: Offer;
}

/**
 * A game as the API tells it. When the team is complete no new round is dealt: left, center and
 * right stay those of the last round, so that every state has the same shape.
 */
export interface GameState extends Round {
  id: string;
  selectedPokemon: Offer[];
  teamSize: number;
}

/** What a game's rounds are dealt from. */
export interface Deck {
  pool: readonly Pick<Species, "number" | "name">[];
  shinyOdds: number;
  random: Random;
}

/** Why a choice is refused. */
export type Refusal = "complete" | "not-offered";

/**
 * Deals three: uniformly from the pool without the team, without replacement, and each shiny with
 * the deck's odds whatever the others are.
 *
 * @throws Error when the pool has fewer than three species beside the team
 */
export function deal({ pool, shinyOdds, random }: Deck, team: readonly Offer[]): Round {
  const onTeam = new Set(team.map(({ id }) => id));
  const candidates = pool.filter(({ number }) => !onTeam.has(number));
  const draw = (): Offer => {
    const [species] = candidates.splice(Math.floor(random() * candidates.length), 1);
    if (!species) throw new Error("The pool is too small for a round.");
    // Strictly below: random() is never 1, so odds of 1 always hit, and odds of 0 never do.
    return { id: species.number, name: species.name, shiny: random() < shinyOdds };
  };
  return { left: draw(), center: draw(), right: draw() };
}

/** A fresh game with its first round. */
export function begin(id: string, teamSize: number, deck: Deck): GameState {
  return { id, ...deal(deck, []), selectedPokemon: [], teamSize };
}

/** Moves one of the three offered onto the team and deals the next round, or says why not. */
export function choose(state: GameState, number: number, deck: Deck): GameState | Refusal {
  if (state.selectedPokemon.length >= state.teamSize) return "complete";
  const { left, center, right } = state;
  const chosen = [left, center, right].find(({ id }) => id === number);
  if (!chosen) return "not-offered";
  const selectedPokemon = [...state.selectedPokemon, chosen];
  const complete = selectedPokemon.length >= state.teamSize;
  return { ...state, ...(complete ? {} : deal(deck, selectedPokemon)), selectedPokemon };
}
