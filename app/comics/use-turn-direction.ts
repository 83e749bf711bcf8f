import { useState } from "react";
import { compare, type Place } from "~/reading/place";

/** Which way the page shown now was turned to, compared with the one before; none at first. */
export function useTurnDirection({ chapter, page }: Place): "on" | "back" | undefined {
  const [turn, setTurn] = useState<{ to: Place; way?: "on" | "back" }>({ to: { chapter, page } });
  const order = compare({ chapter, page }, turn.to);
  if (order === 0) return turn.way;
  const way = order > 0 ? "on" : "back";
  setTurn({ to: { chapter, page }, way });
  return way;
}
