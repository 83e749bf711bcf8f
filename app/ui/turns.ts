/** A page turn, by the control it stands for. */
export type Turn = "first" | "previous" | "next" | "latest";

const keys: Readonly<Record<string, Turn>> = {
  ArrowLeft: "previous",
  ArrowRight: "next",
  Home: "first",
  End: "latest",
};

/** The turn a key asks for; with a modifier it is the browser's (Alt+← goes back). */
export function turnOfKey(
  event: Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">,
): Turn | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  return Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
}

/**
 * Whether a key that scrolls asks for the next page: at the end of a strip, a picture more than three windows high.
 *
 * @param strip the picture's box, in CSS pixels of a window so high
 */
export function turnsAtEnd(
  { key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">,
  strip: { height: number; bottom: number },
  window: number,
): boolean {
  const isOn = key === "PageDown" || (key === " " && !shiftKey);
  return isOn && strip.height > 3 * window && strip.bottom < window + 1;
}

/** Whether keys go into a field, or move a choice, where the event happened. */
export function isTypingTarget(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input, textarea, select, [contenteditable]:not([contenteditable=false])") !==
      null
  );
}

/** Pixels at each side of the screen whose swipes belong to the phone. */
const edge = 24;
/** Pixels after which it is plain where a finger goes. */
const slop = 10;
/** Pixels a finger has to travel sideways: slowly, and thrown. */
const reach = { slow: 56, thrown: 24 };
/** Pixels in a millisecond at which a finger throws what it lets go. */
const throwing = 0.4;
/** Milliseconds before it is let go that tell how fast a finger was. */
const lately = 100;

interface Point {
  identifier: number;
  clientX: number;
  clientY: number;
}

/** Where a finger was on its way across, and when, in milliseconds. */
export interface Step {
  x: number;
  time: number;
}

/** A swipe from the outer edge is the phone's, and one on a zoomed page looks around. */
const isForeign = (start: Point, width: number, zoomed: boolean): boolean =>
  zoomed || start.clientX < edge || start.clientX > width - edge;

/** How far a finger went across, and whether that is clearly sideways. */
function wayOf(start: Point, end: Point) {
  const across = end.clientX - start.clientX;
  const down = Math.abs(end.clientY - start.clientY);
  return { across, down, isSideways: down <= Math.abs(across) / 2 };
}

/**
 * Whether a finger drags the page it is on to the side, by its way so far.
 *
 * @param width of the window, in CSS pixels
 * @returns nothing while that is not plain yet
 */
export function isDrag(
  start: Point,
  now: Point,
  width: number,
  zoomed: boolean,
): boolean | undefined {
  if (start.identifier !== now.identifier || isForeign(start, width, zoomed)) return false;
  const { across, down, isSideways } = wayOf(start, now);
  return Math.max(Math.abs(across), down) < slop ? undefined : isSideways;
}

/** How far the page goes with a finger; where no other page comes after, it resists. */
export function pull(across: number, leads: boolean): number {
  return leads ? across : across / 4;
}

/** How fast a finger was when it let go, in pixels to the right in a millisecond. */
export function speedAt(end: Step, steps: readonly Step[]): number {
  const since = steps.find(({ time }) => end.time - time < lately);
  return since ? (end.x - since.x) / Math.max(1, end.time - since.time) : 0;
}

/**
 * The turn a swipe of one finger asks for: clearly sideways, far enough or thrown, not from the outer
 * edge, and never while the page is zoomed in. Who comes back before letting go wants none.
 *
 * @param width of the window, in CSS pixels
 * @param speed at the end
 */
export function turnOfSwipe(
  start: Point,
  end: Point,
  width: number,
  zoomed: boolean,
  speed = 0,
): Turn | undefined {
  if (start.identifier !== end.identifier || isForeign(start, width, zoomed)) return undefined;
  const { across, isSideways } = wayOf(start, end);
  const thrown = speed * Math.sign(across);
  const far = thrown >= throwing ? reach.thrown : reach.slow;
  if (!isSideways || Math.abs(across) < far || thrown <= -throwing) return undefined;
  return across < 0 ? "next" : "previous";
}
