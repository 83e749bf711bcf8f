import type { Effect, LoopState } from "./state";
import { GAP_MS, SHOWN_MS } from "./timing";

/** Removes the alert on screen when its time is over, and shows the next alert after the gap. */
export function updateScreen(state: LoopState, effects: Effect[], now: number): void {
  const { onScreen, controls } = state;
  // Handles a clock that was set back before a reload.
  if (now >= getAlertEnd(state) || (onScreen && now < onScreen.since))
    endAlert(state, effects, now);
  const [next, ...others] = state.waiting;
  if (!next || state.onScreen || controls.paused || now < state.gapUntil) return;
  state.waiting = others;
  state.onScreen = { ...next, since: now };
  effects.push({ type: "play", alertType: next.type });
}

/** Returns when the alert on screen ends; Infinity if no alert is on screen. */
export function getAlertEnd({ onScreen }: LoopState): number {
  return onScreen ? onScreen.since + SHOWN_MS[onScreen.type] : Infinity;
}

/** Removes the current alert from the screen, and starts the gap. */
export function endAlert(state: LoopState, effects: Effect[], now: number): void {
  if (!state.onScreen) return;
  state.gapUntil = Math.min(now, getAlertEnd(state)) + GAP_MS;
  state.onScreen = undefined;
  effects.push({ type: "silence" });
}
