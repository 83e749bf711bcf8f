/** A page turn, by the name of its control. */
export type Turn = "previous" | "next";

/** Returns the turn of a key or swipe where pages are read from right to left. */
export function mirrorTurn(turn: Turn): Turn {
  return turn === "previous" ? "next" : "previous";
}
