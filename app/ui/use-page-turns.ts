import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useInsertionEffect, useRef } from "react";
import {
  isDrag,
  isTypingTarget,
  dragDistance,
  measureSpeed,
  mirrorTurn,
  parseTurnKey,
  parseSwipe,
  isTurnAtEnd,
  type Step,
  type Turn,
} from "./page-turns";
import { afterGoingBack } from "./use-fragment-dialog";

/** Duration of the animation after a drag. */
const SETTLE_MS = 180;

interface Finger {
  start: Touch;
  steps: Step[];
  /** Whether it drags the picture; undefined while its direction is not known. */
  isDragging?: boolean | undefined;
  /** Horizontal position where the drag began. */
  from: number;
}

/**
 * Turns pages by keys anywhere on the page, and by swipes on the figure whose ref it returns; its content follows the
 * finger. Listeners are passive, so that pinch zoom, scrolling and the phone's edge swipe still work. An open dialog
 * or menu takes keys and swipes, unless the figure is in it.
 *
 * @param targets returns the targets of the turns at the moment of a turn
 * @param go follows a target
 * @param isRightToLeft whether the left key, and a swipe to the right, turn to the next page
 */
export function usePageTurns<Target>(
  targets: () => Partial<Record<Turn, Target>>,
  go: (target: NonNullable<Target>) => void,
  isRightToLeft = false,
) {
  const figure = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const isIdle = useNavigation().state === "idle";
  const latest = useRef({ targets, go, key, isRightToLeft });
  const settle = useRef<(key: string) => void>();
  // Before paint: a key right after it must not use the targets of the old page.
  useInsertionEffect(() => {
    latest.current = { targets, go, key, isRightToLeft };
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
    const toTurn = <Side extends Turn | undefined>(side: Side) =>
      side && latest.current.isRightToLeft ? mirrorTurn(side) : side;
    const hasTarget = (to: Turn): boolean => latest.current.targets()[to] !== undefined;

    /** @returns whether the turn had a target */
    const turn = (to: Turn | undefined): boolean => {
      const target = to && latest.current.targets()[to];
      if (target === undefined || target === null || isCovered()) return false;
      afterGoingBack(() => latest.current.go(target));
      return true;
    };

    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTypingTarget(event.target)) return;
      const isEnd =
        element !== null &&
        !(event.target as Element).closest("button, summary") &&
        isTurnAtEnd(event, element.getBoundingClientRect(), innerHeight);
      if (turn(isEnd ? "next" : toTurn(parseTurnKey(event)))) event.preventDefault();
    };

    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("keydown", onKey, { signal });
    if (!element) return () => listening.abort();

    const drag = createDrag(element);
    let finger: Finger | undefined;
    /** A turn by a drag: the key of the page that it leaves, and the distance of the next page in pixels. */
    let turning: { key: string; shift: number } | undefined;
    settle.current = (key) => {
      if (!turning) return;
      drag.release(key === turning.key ? 0 : turning.shift);
      turning = undefined;
    };

    const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1.01;
    const endDrag = () => {
      if (finger?.isDragging) drag.release();
      finger = undefined;
    };
    const onTouchStart = ({ touches: [start, ...others], timeStamp: time }: TouchEvent) => {
      endDrag();
      if (!start || others.length > 0 || !element.contains(start.target as Node)) return;
      finger = { start, steps: [{ x: start.clientX, time }], from: 0 };
      if (isCovered() || matchMedia("(prefers-reduced-motion: reduce)").matches) {
        finger.isDragging = false;
      }
    };
    const onTouchMove = ({ touches: [now], timeStamp: time }: TouchEvent) => {
      if (!finger || !now) return;
      finger.steps.push({ x: now.clientX, time });
      if (finger.isDragging === undefined) {
        finger.isDragging = isDrag(finger.start, now, window.innerWidth, isZoomed());
        if (!finger.isDragging) return;
        finger.from = now.clientX;
        turning = undefined;
      }
      if (!finger.isDragging) return;
      const across = now.clientX - finger.from;
      drag.moveTo(dragDistance(across, hasTarget(toTurn(across < 0 ? "next" : "previous"))));
    };
    const onTouchEnd = ({ touches, changedTouches: [end], timeStamp: time }: TouchEvent) => {
      if (!finger || !end || touches.length > 0) return endDrag();
      const { start, steps, isDragging } = finger;
      const speed = measureSpeed({ x: end.clientX, time }, steps);
      const side = parseSwipe(start, end, window.innerWidth, isZoomed(), speed);
      const { offsetWidth } = element;
      if (isDragging && side) {
        turning = { key: latest.current.key, shift: side === "next" ? offsetWidth : -offsetWidth };
      }
      if (turn(toTurn(side))) finger = undefined;
      else if (isDragging) turning = undefined;
      endDrag();
    };

    const options = { passive: true, signal };
    // A second finger ends a drag wherever it comes down.
    document.addEventListener("touchstart", onTouchStart, options);
    element.addEventListener("touchmove", onTouchMove, options);
    element.addEventListener("touchend", onTouchEnd, options);
    element.addEventListener("touchcancel", endDrag, options);
    return () => {
      listening.abort();
      settle.current = undefined;
      drag.stop();
    };
  }, []);

  return figure;
}

/** Drags the content of an element by its style: `--drag` in pixels to the right, while it has `data-drag`. */
function createDrag(element: HTMLElement) {
  let at = 0;
  let settling: Animation | undefined;
  const stop = () => {
    settling?.cancel();
    delete element.dataset["drag"];
  };
  return {
    moveTo(pixels: number): void {
      stop();
      at = pixels;
      element.dataset["drag"] = "";
      element.style.setProperty("--drag", `${pixels}px`);
    },
    /** Animates back to 0, after a jump by `shift` pixels to the place of the next page. */
    release(shift = 0): void {
      settling?.cancel();
      settling = element.animate(
        { "--drag": [`${at + shift}px`, "0px"] },
        { duration: SETTLE_MS, easing: "cubic-bezier(0.33, 1, 0.68, 1)" },
      );
      settling.onfinish = stop;
    },
    stop,
  };
}
