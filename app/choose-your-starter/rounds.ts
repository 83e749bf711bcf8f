import type { Pick as Starter, StarterGame } from "./api.server";

export type { Starter };

/** A running game as its page shows it. */
export interface Board {
  /** The three of this round, from left to right. */
  options: readonly Starter[];
  team: readonly Starter[];
  teamSize: number;
}

/** Whether a team is complete. */
export function isFinished({ selectedPokemon, teamSize }: StarterGame): boolean {
  return selectedPokemon.length >= teamSize;
}

/** What the page of a running game shows of it. */
export function boardOf({ left, center, right, selectedPokemon, teamSize }: StarterGame): Board {
  const options = [left, center, right].filter((option) => option !== null && option !== undefined);
  return { options, team: selectedPokemon, teamSize };
}

/** The round a board is in, counted from 1. */
export function roundOf({ team, teamSize }: Board): number {
  return Math.min(team.length + 1, teamSize);
}

/** A board that has one of its options on the team already; the next round is not known yet. */
export function withPick(board: Board, pick: number | undefined): Board {
  const picked = board.options.find(({ id }) => id === pick);
  return picked ? { ...board, team: [...board.team, picked] } : board;
}

/** A Pokémon in words alone, where the sparkles would not be heard. */
function spokenName({ name, shiny }: Starter): string {
  return shiny ? `shiny ${name}` : name;
}

/** A whole board in a sentence, for those who hear it. */
export function describeBoard(board: Board): string {
  const team = board.team.map(spokenName).join(", ");
  const options = board.options.map((option, index) => `${index + 1} ${spokenName(option)}`);
  return [
    `Round ${roundOf(board)} of ${board.teamSize}.`,
    team ? `Your team: ${team}.` : "Your team is empty.",
    `Choose: ${options.join(", ")}.`,
  ].join(" ");
}

/** A complete team in words, for its picture. */
export function describeTeam(team: readonly Starter[]): string {
  return `A team of ${team.length}: ${team.map(spokenName).join(", ")}`;
}

/** What a post says of a team. */
export function boastOf(team: readonly Starter[]): string {
  const names = team.map(({ name, shiny }) => (shiny ? `✨${name}` : name)).join(", ");
  return `I chose my starters: ${names}. Which ones would you take home?`;
}

/** Which option a key stands for, from 0; with a modifier it is the browser's. */
export function optionOfKey(
  event: Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey">,
): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  return ["1", "2", "3"].includes(event.key) ? Number(event.key) - 1 : undefined;
}

/** Said of a pick that is none of the three. */
export const notOffered = "That one is not among these three. Choose again!";
