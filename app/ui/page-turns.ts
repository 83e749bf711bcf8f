import { findOwn } from "~/find-own";

/** A page turn, by the name of its control. */
export type Turn = "first" | "previous" | "next" | "latest";

const keys: Readonly<Record<string, Turn>> = {
  ArrowLeft: "previous",
  ArrowRight: "next",
  Home: "first",
  End: "latest",
};

/** Parses a key. Keys with a modifier belong to the browser: Alt+← goes back. */
export function parseTurnKey(
  event: Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">,
): Turn | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  return findOwn(keys, event.key);
}

/** Returns the turn of a key or swipe where pages are read from right to left. */
export function mirrorTurn(turn: Turn): Turn {
  if (turn === "previous") return "next";
  return turn === "next" ? "previous" : turn;
}

/**
 * Whether a key that scrolls turns the page: at the end of a picture more than three windows high.
 *
 * @param strip the box of the picture, in CSS pixels of the window
 */
export function isTurnAtEnd(
  { key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">,
  strip: { height: number; bottom: number },
  window: number,
): boolean {
  const isOn = key === "PageDown" || (key === " " && !shiftKey);
  return isOn && strip.height > 3 * window && strip.bottom < window + 1;
}

/** Whether the target of an event takes keys itself. */
export function isTypingTarget(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input, textarea, select, [contenteditable]:not([contenteditable=false])") !==
      null
  );
}

/** Swipes from the edges of the screen belong to the phone. */
const EDGE_PX = 24;
/** A finger that moves less has no direction yet. */
const MIN_DRAG_PX = 10;
/** Least distance of a swipe, and of a fast one. */
const MIN_SWIPE_PX = 56;
const MIN_FAST_SWIPE_PX = 24;
/** Least speed of a fast swipe. */
const FAST_PX_PER_MS = 0.4;
/** The speed of a swipe is that of its last part. */
const SPEED_WINDOW_MS = 100;

interface Point {
  identifier: number;
  clientX: number;
  clientY: number;
}

/** A horizontal position of a finger, and its time in milliseconds. */
export interface Step {
  x: number;
  time: number;
}

/** Swipes from the edge go back or forward, and those on a zoomed page pan. */
const isForeign = (start: Point, width: number, zoomed: boolean): boolean =>
  zoomed || start.clientX < EDGE_PX || start.clientX > width - EDGE_PX;

function measureMove(start: Point, end: Point) {
  const across = end.clientX - start.clientX;
  const down = Math.abs(end.clientY - start.clientY);
  return { across, down, isSideways: down <= Math.abs(across) / 2 };
}

/**
 * Whether a finger drags the page to the side.
 *
 * @param width of the window, in CSS pixels
 * @returns undefined while the direction is not known
 */
export function isDrag(
  start: Point,
  now: Point,
  width: number,
  zoomed: boolean,
): boolean | undefined {
  if (start.identifier !== now.identifier || isForeign(start, width, zoomed)) return false;
  const { across, down, isSideways } = measureMove(start, now);
  return Math.max(Math.abs(across), down) < MIN_DRAG_PX ? undefined : isSideways;
}

/** How far a page follows a finger: less if there is no page in that direction. */
export function dragDistance(across: number, hasTarget: boolean): number {
  return hasTarget ? across : across / 4;
}

/** The speed of a finger at the end, in pixels to the right per millisecond. */
export function measureSpeed(end: Step, steps: readonly Step[]): number {
  const since = steps.find(({ time }) => end.time - time < SPEED_WINDOW_MS);
  return since ? (end.x - since.x) / Math.max(1, end.time - since.time) : 0;
}

/**
 * Parses a swipe of one finger: horizontal, long or fast enough, not from the edge, not on a zoomed page, and not
 * reversed at its end.
 *
 * @param width of the window, in CSS pixels
 * @param speed as `measureSpeed` returns it
 */
export function parseSwipe(
  start: Point,
  end: Point,
  width: number,
  zoomed: boolean,
  speed = 0,
): Turn | undefined {
  if (start.identifier !== end.identifier || isForeign(start, width, zoomed)) return undefined;
  const { across, isSideways } = measureMove(start, end);
  const forward = speed * Math.sign(across);
  const distance = forward >= FAST_PX_PER_MS ? MIN_FAST_SWIPE_PX : MIN_SWIPE_PX;
  if (!isSideways || Math.abs(across) < distance || forward <= -FAST_PX_PER_MS) return undefined;
  return across < 0 ? "next" : "previous";
}
