/** The page with the rules of the gym challenge and everybody who took it. */
export const gymChallengePath = "/stream/pokemon/gym-challenge";

/** The page of a challenger. */
export function playerPath(player: string): string {
  return `${gymChallengePath}/players/${encodeURIComponent(player)}`;
}

/** Whether a handle can be an address: not blank, whole text, and nothing that a browser would resolve away. */
export function isAddressable(player: string): boolean {
  return player.trim() !== "" && player.isWellFormed() && player !== "." && player !== "..";
}
