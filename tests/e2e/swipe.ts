import type { CDPSession } from "playwright/test";

/** A position on the screen, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** Touches the screen, and drags by touch events. */
export async function drag(cdp: CDPSession, from: Point, to: Point): Promise<void> {
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [from] });
  await continueDrag(cdp, from, to);
}

/** Continues a drag. */
export async function continueDrag(cdp: CDPSession, from: Point, to: Point): Promise<void> {
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const touchPoints = [
      { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
    ];
    await cdp.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints });
  }
}

/** Ends a drag. */
export async function endDrag(cdp: CDPSession): Promise<void> {
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Drags across the screen, and ends the drag. */
export async function swipe(cdp: CDPSession, from: Point, to: Point): Promise<void> {
  await drag(cdp, from, to);
  await endDrag(cdp);
}
