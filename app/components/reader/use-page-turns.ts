import { useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { compare, type Neighbours, type Place } from "~/reading/order";
import { isTypingTarget, turnOfKey, turnOfSwipe, type Turn } from "~/reading/turns";

/**
 * Turns pages by keys anywhere on the page, and by a swipe on the figure whose ref it returns.
 * Listeners are passive: pinch zoom, scrolling and the phone's own edge swipe stay as they are.
 */
export function usePageTurns(base: string, controls: Neighbours) {
  const figure = useRef<HTMLElement>(null);
  const navigate = useNavigate();

  useEffect(() => {
    const turn = (to: Turn) => {
      const place = controls[to];
      if (!place) return;
      navigate(`${base}/${place.chapter}/${place.page}`);
    };

    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTypingTarget(event.target)) return;
      if (document.querySelector("dialog[open], :popover-open")) return;
      const to = turnOfKey(event);
      if (!to || !controls[to]) return;
      event.preventDefault();
      turn(to);
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
      if (to && !document.querySelector("dialog[open]")) turn(to);
    };

    const element = figure.current;
    document.addEventListener("keydown", onKey);
    element?.addEventListener("touchstart", onTouchStart, { passive: true });
    element?.addEventListener("touchend", onTouchEnd, { passive: true });
    return () => {
      document.removeEventListener("keydown", onKey);
      element?.removeEventListener("touchstart", onTouchStart);
      element?.removeEventListener("touchend", onTouchEnd);
    };
  }, [base, controls, navigate]);

  return figure;
}

/** Which way the page shown now was turned to, compared with the one before; none at first. */
export function useTurnDirection({ chapter, page }: Place): "on" | "back" | undefined {
  const [turn, setTurn] = useState<{ to: Place; way?: "on" | "back" }>({ to: { chapter, page } });
  const order = compare({ chapter, page }, turn.to);
  if (order === 0) return turn.way;
  const way = order > 0 ? "on" : "back";
  setTurn({ to: { chapter, page }, way });
  return way;
}
