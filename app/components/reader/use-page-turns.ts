import { useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { Neighbours } from "~/reading/order";
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
      setDirection(to);
      navigate(`${base}/${place.chapter}/${place.page}`, { viewTransition: true });
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

    // Links turn pages by themselves; this only tells the transition which way.
    const onClick = (event: MouseEvent) => {
      const control = (event.target as Element).closest("[data-turn]")?.getAttribute("data-turn");
      if (control) setDirection(control as Turn);
    };

    const element = figure.current;
    document.addEventListener("keydown", onKey);
    document.addEventListener("click", onClick, true);
    element?.addEventListener("touchstart", onTouchStart, { passive: true });
    element?.addEventListener("touchend", onTouchEnd, { passive: true });
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("click", onClick, true);
      element?.removeEventListener("touchstart", onTouchStart);
      element?.removeEventListener("touchend", onTouchEnd);
    };
  }, [base, controls, navigate]);

  return figure;
}

/** For the stylesheet: which way the old and the new page move. */
function setDirection(to: Turn): void {
  const back = to === "previous" || to === "first";
  document.documentElement.setAttribute("data-direction", back ? "back" : "on");
}
