import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useInsertionEffect, useRef } from "react";
import { letDrag } from "./let-drag";
import {
  isDrag,
  isTypingTarget,
  pull,
  speedAt,
  turnOfKey,
  turnOfSwipe,
  turnsAtEnd,
  type Step,
  type Turn,
} from "./turns";
import { afterStepBack } from "./step-back";

/** A finger on the figure. */
interface Finger {
  start: Touch;
  steps: Step[];
  /** Whether it drags the figure's picture, once that is plain, and from where across. */
  drags?: boolean | undefined;
  from: number;
}

/**
 * Turns by keys anywhere on the page, and by a swipe on the figure whose ref it returns; what is in it
 * follows the finger (`letDrag`). Listeners are passive: pinch zoom, scrolling and the phone's own edge
 * swipe stay as they are. An open dialog or menu has the keys and swipes to itself, and to a figure
 * within it.
 *
 * @param targets where each turn leads as the window is when it is asked; one that is missing leads nowhere
 * @param go follows a turn
 */
export function useTurnGestures<Target>(
  targets: () => Partial<Record<Turn, Target>>,
  go: (target: NonNullable<Target>) => void,
) {
  const figure = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const isIdle = useNavigation().state === "idle";
  const latest = useRef({ targets, go, key });
  const settle = useRef<(key: string) => void>();
  // With the new page itself: a key right after it must not turn to where the old one led.
  useInsertionEffect(() => {
    latest.current = { targets, go, key };
  });
  useInsertionEffect(() => {
    if (isIdle) settle.current?.(key);
  }, [key, isIdle]);

  useEffect(() => {
    const element = figure.current;

    const isCovered = (): boolean => {
      const over = Array.from(document.querySelectorAll("dialog[open], :popover-open")).at(-1);
      return over !== undefined && !over.contains(element);
    };
    const leads = (to: Turn): boolean => latest.current.targets()[to] !== undefined;

    /** Follows a turn that leads somewhere, and says whether it did. */
    const turn = (to: Turn | undefined): boolean => {
      const target = to && latest.current.targets()[to];
      if (target === undefined || target === null || isCovered()) return false;
      afterStepBack(() => latest.current.go(target));
      return true;
    };

    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTypingTarget(event.target)) return;
      const isEnd =
        element !== null &&
        !(event.target as Element).closest("button, summary") &&
        turnsAtEnd(event, element.getBoundingClientRect(), innerHeight);
      if (turn(isEnd ? "next" : turnOfKey(event))) event.preventDefault();
    };

    document.addEventListener("keydown", onKey);
    if (!element) return () => document.removeEventListener("keydown", onKey);

    const drag = letDrag(element);
    let finger: Finger | undefined;
    /** A turn by a drag that is under way: the page it left, and how far the new one lies from there. */
    let held: { key: string; shift: number } | undefined;
    settle.current = (key) => {
      if (!held) return;
      drag.release(key === held.key ? 0 : held.shift);
      held = undefined;
    };

    const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1.01;
    const letGo = () => {
      if (finger?.drags) drag.release();
      finger = undefined;
    };
    const onTouchStart = ({ touches: [start, ...others], timeStamp: time }: TouchEvent) => {
      letGo();
      if (!start || others.length > 0) return;
      finger = { start, steps: [{ x: start.clientX, time }], from: 0 };
      if (isCovered() || matchMedia("(prefers-reduced-motion: reduce)").matches) {
        finger.drags = false;
      }
    };
    const onTouchMove = ({ touches: [now], timeStamp: time }: TouchEvent) => {
      if (!finger || !now) return;
      finger.steps.push({ x: now.clientX, time });
      if (finger.drags === undefined) {
        finger.drags = isDrag(finger.start, now, window.innerWidth, isZoomed());
        if (!finger.drags) return;
        finger.from = now.clientX;
        held = undefined;
      }
      if (!finger.drags) return;
      const across = now.clientX - finger.from;
      drag.moveTo(pull(across, leads(across < 0 ? "next" : "previous")));
    };
    const onTouchEnd = ({ touches, changedTouches: [end], timeStamp: time }: TouchEvent) => {
      if (!finger || !end || touches.length > 0) return letGo();
      const { start, steps, drags } = finger;
      const speed = speedAt({ x: end.clientX, time }, steps);
      const to = turnOfSwipe(start, end, window.innerWidth, isZoomed(), speed);
      const { offsetWidth } = element;
      if (drags && to) {
        held = { key: latest.current.key, shift: to === "next" ? offsetWidth : -offsetWidth };
      }
      if (turn(to)) finger = undefined;
      else if (drags) held = undefined;
      letGo();
    };

    element.addEventListener("touchstart", onTouchStart, { passive: true });
    element.addEventListener("touchmove", onTouchMove, { passive: true });
    element.addEventListener("touchend", onTouchEnd, { passive: true });
    element.addEventListener("touchcancel", letGo, { passive: true });
    return () => {
      document.removeEventListener("keydown", onKey);
      element.removeEventListener("touchstart", onTouchStart);
      element.removeEventListener("touchmove", onTouchMove);
      element.removeEventListener("touchend", onTouchEnd);
      element.removeEventListener("touchcancel", letGo);
      settle.current = undefined;
      drag.leave();
    };
  }, []);

  return figure;
}
