import { useEffect, useInsertionEffect, useRef } from "react";
import { isTypingTarget, turnOfKey, turnOfSwipe, type Turn } from "./turns";

/**
 * Turns by keys anywhere on the page, and by a swipe on the figure whose ref it returns. Listeners
 * are passive: pinch zoom, scrolling and the phone's own edge swipe stay as they are. An open
 * dialog or menu has the keys and swipes to itself, and to a figure within it.
 *
 * @param targets where each turn leads; one that is missing leads nowhere
 * @param go follows a turn
 */
export function useTurnGestures<Target>(
  targets: Partial<Record<Turn, Target>>,
  go: (target: NonNullable<Target>) => void,
) {
  const figure = useRef<HTMLElement>(null);
  const latest = useRef({ targets, go });
  // With the new page itself: a key right after it must not turn to where the old one led.
  useInsertionEffect(() => {
    latest.current = { targets, go };
  });

  useEffect(() => {
    const element = figure.current;

    /** Follows a turn that leads somewhere, and says whether it did. */
    const turn = (to: Turn | undefined): boolean => {
      const over = Array.from(document.querySelectorAll("dialog[open], :popover-open")).at(-1);
      if (!to || (over && !over.contains(element))) return false;
      const target = latest.current.targets[to];
      if (target === undefined || target === null) return false;
      latest.current.go(target);
      return true;
    };

    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTypingTarget(event.target)) return;
      if (turn(turnOfKey(event))) event.preventDefault();
    };

    let start: Touch | undefined;
    const onTouchStart = (event: TouchEvent) => {
      start = event.touches.length === 1 ? event.touches[0] : undefined;
    };
    const onTouchEnd = (event: TouchEvent) => {
      const end = event.changedTouches[0];
      if (!start || !end || event.touches.length > 0) return;
      const zoomed = (window.visualViewport?.scale ?? 1) > 1.01;
      const to = turnOfSwipe(start, end, window.innerWidth, zoomed);
      start = undefined;
      turn(to);
    };

    document.addEventListener("keydown", onKey);
    element?.addEventListener("touchstart", onTouchStart, { passive: true });
    element?.addEventListener("touchend", onTouchEnd, { passive: true });
    return () => {
      document.removeEventListener("keydown", onKey);
      element?.removeEventListener("touchstart", onTouchStart);
      element?.removeEventListener("touchend", onTouchEnd);
    };
  }, []);

  return figure;
}
