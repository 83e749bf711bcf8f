import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useInsertionEffect, useLayoutEffect, useRef } from "react";
import { isPageKey } from "./page-keys";
import { mirrorTurn, type Turn } from "./page-turns";
import { listenToSwipes } from "./swipes";

const keys = new Map<string, Turn>([
  ["ArrowLeft", "previous"],
  ["ArrowRight", "next"],
]);

/**
 * Turns pages by the arrow keys anywhere on the page, and by swipes on the figure whose ref it returns; its content
 * follows the finger. An open dialog or menu takes keys and swipes, unless the figure is in it.
 *
 * @param go follows a target
 * @param isRightToLeft whether the left key, and a swipe to the right, turn to the next page
 */
export function usePageTurns<Target>(
  targets: Partial<Record<Turn, Target>>,
  go: (target: NonNullable<Target>) => void,
  isRightToLeft = false,
) {
  const figure = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const isIdle = useNavigation().state === "idle";
  const latest = useRef({ targets, go, key, isRightToLeft });
  // Before paint: a key right after it must not use the targets of the old page.
  useInsertionEffect(() => {
    latest.current = { targets, go, key, isRightToLeft };
  });
  const settle = useRef<(shift: number) => void>();
  /** A turn: the key of the page that it leaves, and the distance of the next page in pixels. */
  const turning = useRef<{ key: string; shift: number }>();
  useLayoutEffect(() => {
    if (!isIdle || !turning.current) return;
    settle.current?.(key === turning.current.key ? 0 : turning.current.shift);
    turning.current = undefined;
  }, [key, isIdle]);

  useEffect(() => {
    const element = figure.current;
    const listening = new AbortController();
    const { signal } = listening;
    const findTarget = (side: Turn) =>
      latest.current.targets[latest.current.isRightToLeft ? mirrorTurn(side) : side];
    const turn = (side: Turn): boolean => {
      const target = findTarget(side);
      if (target === undefined || target === null) return false;
      const width = element?.offsetWidth ?? 0;
      turning.current = { key: latest.current.key, shift: side === "next" ? width : -width };
      latest.current.go(target);
      return true;
    };
    const onKey = (event: KeyboardEvent) => {
      const side = event.shiftKey ? undefined : keys.get(event.key);
      if (side && isPageKey(event, element) && turn(side)) event.preventDefault();
    };
    document.addEventListener("keydown", onKey, { signal });
    if (element) {
      const hasTarget = (side: Turn) => findTarget(side) !== undefined;
      settle.current = listenToSwipes(element, { hasTarget, turn }, signal);
    }
    return () => listening.abort();
  }, []);

  return figure;
}
