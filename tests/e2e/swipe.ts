import type { CDPSession } from "playwright/test";

/** A place on the screen, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** Puts a finger on the screen, and moves it by touch events. */
export async function drag(cdp: CDPSession, from: Point, to: Point): Promise<void> {
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [from] });
  await dragOn(cdp, from, to);
}

/** Moves the finger that is on the screen on. */
export async function dragOn(cdp: CDPSession, from: Point, to: Point): Promise<void> {
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const touchPoints = [
      { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
    ];
    await cdp.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints });
  }
}

/** Takes the finger off the screen. */
export async function letGo(cdp: CDPSession): Promise<void> {
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Moves a finger across the screen and off it. */
export async function swipe(cdp: CDPSession, from: Point, to: Point): Promise<void> {
  await drag(cdp, from, to);
  await letGo(cdp);
}
