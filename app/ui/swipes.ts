import { isCovered } from "./page-keys";

/** A direction of page turns, named like its control. */
export type Turn = "previous" | "next";

/** The width of the screen's edges, from where swipes belong to the operating system. */
const EDGE_PX = 24;
/** The minimum move that starts a drag; a smaller move may start a scroll. */
const MIN_DRAG_PX = 10;
const MIN_SWIPE_PX = 48;
/** The distance by which a drag has to return to be cancelled. */
const MIN_RETURN_PX = 20;
/** The duration of the animation after a drag. */
const SETTLE_MS = 180;

/**
 * Lets a finger drag an element's content horizontally: the style property `--drag` has the
 * distance in pixels, to the right, while the element has `data-drag`. Its `touch-action` leaves
 * horizontal moves to this code, and the browser cancels touches that scroll or zoom.
 *
 * @param findTurn returns a function that turns to the page on a side, if there is one; that
 * function returns whether the page is shown
 */
export function listenToSwipes(
  element: HTMLElement,
  findTurn: (side: Turn) => (() => boolean) | undefined,
  signal: AbortSignal,
): void {
  let finger: { x: number; y: number; farthest: number } | undefined;
  let dragged = 0;

  /** Animates the content to its place from the dragged position or from `shift` pixels. */
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
  const onDown = ({ pointerType, isPrimary, clientX: x, clientY: y, target }: PointerEvent) => {
    // A second finger anywhere on the screen ends the drag.
    endDrag();
    const isFromEdge = x < EDGE_PX || x > innerWidth - EDGE_PX;
    const isZoomed = visualViewport !== null && visualViewport.scale > 1.01;
    if (pointerType !== "touch" || !isPrimary || isFromEdge || isZoomed) return;
    if (element.contains(target as Node) && !isCovered(element)) finger = { x, y, farthest: 0 };
  };
  const onMove = ({ clientX }: PointerEvent) => {
    if (!finger) return;
    const across = clientX - finger.x;
    finger.farthest = Math.max(finger.farthest, Math.abs(across));
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (finger.farthest < MIN_DRAG_PX || isStill) return;
    for (const settling of element.getAnimations()) settling.cancel();
    dragged = findTurn(across < 0 ? "next" : "previous") ? across : across / 4;
    element.dataset["drag"] = "";
    element.style.setProperty("--drag", `${dragged}px`);
  };
  const onUp = ({ clientX, clientY }: PointerEvent) => {
    if (!finger) return;
    const across = clientX - finger.x;
    const distance = Math.abs(across);
    const isLong = distance >= Math.max(MIN_SWIPE_PX, finger.farthest - MIN_RETURN_PX);
    const isSwipe = isLong && distance > Math.abs(clientY - finger.y);
    const isShown = isSwipe && findTurn(across < 0 ? "next" : "previous")?.();
    finger = undefined;
    // The drag has moved the new page into view from the side.
    settle(isShown ? -Math.sign(across) * element.offsetWidth : 0);
  };

  document.addEventListener("pointerdown", onDown, { signal });
  element.addEventListener("pointermove", onMove, { signal });
  element.addEventListener("pointerup", onUp, { signal });
  element.addEventListener("pointercancel", endDrag, { signal });
}
