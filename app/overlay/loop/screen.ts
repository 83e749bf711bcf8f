import { getAlertType } from "./alerts";
import type { Effect, LoopState } from "./state";
import { GAP_MS, SHOWN_MS } from "./timing";
import { getReadyTime } from "./waiting";

const MAX_SHOWN_GROUPS = 20;

/** Removes the alert on screen when its time is over, and shows the next alert after the gap. */
export function updateScreen(state: LoopState, effects: Effect[], now: number): void {
  const { onScreen, controls, combineMs } = state;
  // Handles a clock that was set back before a reload.
  if (now >= getAlertEnd(state) || (onScreen && now < onScreen.since))
    endAlert(state, effects, now);
  const [next, ...others] = state.waiting;
  if (!next || state.onScreen || controls.paused) return;
  if (now < state.gapUntil || now < getReadyTime(next, combineMs)) return;
  state.waiting = others;
  state.onScreen = { ...next, since: now };
  effects.push({ type: "play", alertType: getAlertType(next) });
}

/** When the alert on screen ends; Infinity without one. */
export function getAlertEnd({ onScreen }: LoopState): number {
  return onScreen ? onScreen.since + SHOWN_MS[getAlertType(onScreen)] : Infinity;
}

export function endAlert(state: LoopState, effects: Effect[], now: number): void {
  const { onScreen, shown } = state;
  if (!onScreen) return;
  const { since, ...group } = onScreen;
  state.gapUntil = Math.min(now, getAlertEnd(state)) + GAP_MS;
  state.onScreen = undefined;
  if (!group.isRequested) {
    state.shown = [{ ...group, at: since }, ...shown].slice(0, MAX_SHOWN_GROUPS);
  }
  effects.push({ type: "silence" });
}
