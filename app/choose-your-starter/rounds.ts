import type { Starter, StarterGame } from "./api.server";

/** The game as the page shows it: the options of the current round, and the team so far. */
export interface Board {
  /** The Pokémon to choose from, from left to right. */
  options: readonly Starter[];
  team: readonly Starter[];
  teamSize: number;
}

/** Returns whether the team of a game is complete. */
export function isFinished({ selectedPokemon, teamSize }: StarterGame): boolean {
  return selectedPokemon.length >= teamSize;
}

/** Converts a game to what its web page shows. */
export function toBoard({ left, center, right, selectedPokemon, teamSize }: StarterGame): Board {
  const options = [left, center, right].filter((option) => option !== null && option !== undefined);
  return { options, team: selectedPokemon, teamSize };
}

/** Returns the number of the current round, from 1. */
export function getRound({ team, teamSize }: Board): number {
  return Math.min(team.length + 1, teamSize);
}

/** Adds a pick to the team before the server has responded. */
export function withPick(board: Board, pick: number | undefined): Board {
  const picked = board.options.find(({ id }) => id === pick);
  return picked ? { ...board, team: [...board.team, picked] } : board;
}

/** The accessible name, because screen readers do not announce the sparkles. */
function spokenName({ name, shiny }: Starter): string {
  return shiny ? `shiny ${name}` : name;
}

/** Describes a round for screen readers. */
export function describeBoard(board: Board): string {
  const team = board.team.map(spokenName).join(", ");
  const options = board.options.map(spokenName).join(", ");
  return [
    `Round ${getRound(board)} of ${board.teamSize}.`,
    team ? `Your team: ${team}.` : "Your team is empty.",
    `Choose: ${options}.`,
  ].join(" ");
}

/** Returns the alternative text of the picture of a team. */
export function describeTeam(team: readonly Starter[]): string {
  return `A team of ${team.length}: ${team.map(spokenName).join(", ")}`;
}

/** Returns the text of a social media post about a team. */
export function writePost(team: readonly Starter[]): string {
  const names = team.map(({ name, shiny }) => (shiny ? `✨${name}` : name)).join(", ");
  return `I chose my starters: ${names}. Which ones would you take home?`;
}
