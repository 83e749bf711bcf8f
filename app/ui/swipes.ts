import { isCovered } from "./page-keys";
import type { Turn } from "./page-turns";

/** Swipes from the edges of the screen belong to the phone. */
const EDGE_PX = 24;
/** A finger that moves less drags nothing yet. */
const MIN_DRAG_PX = 10;
const MIN_SWIPE_PX = 48;
/** A finger that comes back so far has changed its mind. */
const MIN_RETURN_PX = 20;
/** Duration of the animation after a drag. */
const SETTLE_MS = 180;

interface SwipeTurns {
  /** Whether there is a page in a direction; without one the content follows the finger less. */
  hasTarget(turn: Turn): boolean;
  /** @returns whether there was a page to turn to */
  turn(turn: Turn): boolean;
}

/**
 * Lets a finger drag the content of an element to the side, by its style: `--drag` in pixels to the right, while it has
 * `data-drag`. Its `touch-action` leaves horizontal moves to it, and the browser cancels those that scroll or zoom.
 *
 * @returns a function that animates the content back after a turn, from the place of the next page
 */
export function listenToSwipes(element: HTMLElement, turns: SwipeTurns, signal: AbortSignal) {
  let finger: { id: number; x: number; y: number; farthest: number } | undefined;
  let dragged = 0;

  const settle = (shift = 0) => {
    if (element.dataset["drag"] === undefined) return;
    const settling = element.animate(
      { "--drag": [`${dragged + shift}px`, "0px"] },
      { duration: SETTLE_MS, easing: "ease-out" },
    );
    settling.onfinish = () => delete element.dataset["drag"];
  };
  const endDrag = () => {
    if (finger) settle();
    finger = undefined;
  };
  const onDown = (event: PointerEvent) => {
    // A second finger ends a drag wherever it comes down.
    endDrag();
    const { pointerType, isPrimary, pointerId: id, clientX: x, clientY: y, target } = event;
    const isFromEdge = x < EDGE_PX || x > innerWidth - EDGE_PX;
    const isZoomed = visualViewport !== null && visualViewport.scale > 1.01;
    if (pointerType !== "touch" || !isPrimary || isFromEdge || isZoomed) return;
    if (!element.contains(target as Node) || isCovered(element)) return;
    finger = { id, x, y, farthest: 0 };
  };
  const onMove = ({ pointerId, clientX }: PointerEvent) => {
    if (pointerId !== finger?.id) return;
    const across = clientX - finger.x;
    finger.farthest = Math.max(finger.farthest, Math.abs(across));
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (finger.farthest < MIN_DRAG_PX || isStill) return;
    for (const settling of element.getAnimations()) settling.cancel();
    dragged = turns.hasTarget(across < 0 ? "next" : "previous") ? across : across / 4;
    element.dataset["drag"] = "";
    element.style.setProperty("--drag", `${dragged}px`);
  };
  const onUp = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (pointerId !== finger?.id) return;
    const across = clientX - finger.x;
    const distance = Math.abs(across);
    const isSwipe =
      distance >= Math.max(MIN_SWIPE_PX, finger.farthest - MIN_RETURN_PX) &&
      distance > Math.abs(clientY - finger.y);
    if (isSwipe && turns.turn(across < 0 ? "next" : "previous")) finger = undefined;
    endDrag();
  };

  document.addEventListener("pointerdown", onDown, { signal });
  element.addEventListener("pointermove", onMove, { signal });
  element.addEventListener("pointerup", onUp, { signal });
  element.addEventListener("pointercancel", endDrag, { signal });
  return settle;
}
