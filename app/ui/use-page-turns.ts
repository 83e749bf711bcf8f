import { useEffect, useInsertionEffect, useRef } from "react";
import { isPageKey } from "./page-keys";
import { listenToSwipes, type Turn } from "./swipes";

const keys: Readonly<Record<string, Turn>> = { ArrowLeft: "previous", ArrowRight: "next" };

/**
 * Turns pages by the arrow keys anywhere on the page, and by swipes on the figure whose ref it
 * returns. The figure's content follows the finger. An open dialog or menu handles keys and swipes
 * itself, unless it contains the figure.
 *
 * @param go follows a target
 */
export function usePageTurns<Target extends object | number>(
  targets: Partial<Record<Turn, Target | undefined>>,
  go: (target: Target) => void,
) {
  const figure = useRef<HTMLElement>(null);
  const latest = useRef({ targets, go });
  // A key press right after the paint must not use the targets of the previous page.
  useInsertionEffect(() => {
    latest.current = { targets, go };
  });

  useEffect(() => {
    const findTurn = (turn: Turn) => {
      const { targets, go } = latest.current;
      const target = targets[turn];
      if (target === undefined) return undefined;
      return () => {
        go(target);
        // At this moment, a prefetched page has been rendered synchronously.
        return latest.current.targets[turn] !== target;
      };
    };
    const onKey = (event: KeyboardEvent) => {
      const side = event.shiftKey ? undefined : keys[event.key];
      const turn = side && isPageKey(event, figure.current) ? findTurn(side) : undefined;
      if (turn) event.preventDefault();
      turn?.();
    };
    const listening = new AbortController();
    document.addEventListener("keydown", onKey, listening);
    if (figure.current) listenToSwipes(figure.current, findTurn, listening.signal);
    return () => listening.abort();
  }, []);

  return figure;
}
