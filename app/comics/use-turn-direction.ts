import { useState } from "react";
import { comparePages, type PageRef } from "~/reading/page-ref";

/** Which way the page shown now was turned to, compared with the one before; none at first. */
export function useTurnDirection({ chapter, page }: PageRef): "on" | "back" | undefined {
  const [turn, setTurn] = useState<{ to: PageRef; way?: "on" | "back" }>({ to: { chapter, page } });
  const order = comparePages({ chapter, page }, turn.to);
  if (order === 0) return turn.way;
  const way = order > 0 ? "on" : "back";
  setTurn({ to: { chapter, page }, way });
  return way;
}
