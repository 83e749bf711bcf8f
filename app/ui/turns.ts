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
/** Pixels a finger has to travel sideways. */
const reach = 56;

interface Point {
  identifier: number;
  clientX: number;
  clientY: number;
}

/**
 * The turn a swipe of one finger asks for: clearly sideways, far enough, not from the outer edge,
 * and never while the page is zoomed in, when a finger looks around.
 *
 * @param width of the window, in CSS pixels
 */
export function turnOfSwipe(
  start: Point,
  end: Point,
  width: number,
  zoomed: boolean,
): Turn | undefined {
  if (zoomed || start.identifier !== end.identifier) return undefined;
  if (start.clientX < edge || start.clientX > width - edge) return undefined;
  const across = end.clientX - start.clientX;
  const down = Math.abs(end.clientY - start.clientY);
  if (Math.abs(across) < reach || down > Math.abs(across) / 2) return undefined;
  return across < 0 ? "next" : "previous";
}
