import { isAlert, type OverlayEvent } from "./alerts";
import type { Effect, LoopInput, LoopState } from "./state";
import { GAP_MS, getRetryDelay, POLL_MS, SHOWN_MS } from "./timing";

/**
 * After this many responses without an alert, the overlay requests the count of events. If the
 * count is larger than the position, the position is skipped after the next response without an
 * alert.
 */
const MAX_ATTEMPTS = 5;

/** How long a dock listens after its request. */
const WATCHED_MS = 3_000;

/** Maximum number of alerts that are read ahead. */
const MAX_WAITING = 50;

const MAX_KNOWN_IDS = 200;

/** The fields that a reload restores. */
const storedParts = ["position", "knownIds", "waiting", "onScreen"] as const;

/**
 * Returns the state after an input, and its side effects, as specified for the overlay.
 *
 * @param now never earlier than in the previous step
 */
export function step(
  before: LoopState,
  input: LoopInput,
  now: number,
): { state: LoopState; effects: Effect[] } {
  const state: LoopState = { ...before };
  const effects: Effect[] = [];
  applyInput(state, effects, input, now);
  updateScreen(state, effects, now);
  // The position is stored before the next event is requested.
  const isChanged = storedParts.some((part) => state[part] !== before[part]);
  if (isChanged || input.type === "count") effects.push({ type: "store" });
  sendCall(state, effects, now);
  if (now < state.watchedUntil) effects.push({ type: "report" });
  effects.push({ type: "wake", at: getWakeTime(state, now) });
  return { state, effects };
}

function applyInput(state: LoopState, effects: Effect[], input: LoopInput, now: number): void {
  switch (input.type) {
    case "tick":
      return;
    case "count":
      state.isCalling = false;
      state.isCountDue = false;
      state.callAt = now;
      return applyCount(state, effects, input.count);
    case "event":
      state.isCalling = false;
      state.failures = 0;
      return applyEvent(state, effects, input.event, now);
    case "failure":
      state.isCalling = false;
      state.isCountDue = true;
      state.failures += 1;
      state.callAt = now + getRetryDelay(state.failures);
      return;
    case "watch":
      state.watchedUntil = now + WATCHED_MS;
      return;
    case "controls":
      state.controls = input.controls;
      if (input.controls.muted) effects.push({ type: "silence" });
      return;
    case "show":
      state.waiting = [...state.waiting, { ...input.alert, at: now }];
      return;
    case "skip":
      return endAlert(state, effects, now);
    case "clear":
      // Without a position, the overlay requests the count and continues from it.
      state.waiting = [];
      state.position = undefined;
      state.callAt = now;
  }
}

function applyCount(state: LoopState, effects: Effect[], count: number): void {
  const { position } = state;
  state.count = count;
  if (position === undefined) state.position = count;
  else if (count < position) {
    effects.push({ type: "log", text: `the queue began anew: from ${position} to ${count}` });
    moveTo(state, 0);
  }
}

function applyEvent(
  state: LoopState,
  effects: Effect[],
  event: OverlayEvent | undefined,
  now: number,
): void {
  const { position, knownIds } = state;
  // A dock has cleared the queue since this position was requested.
  if (position === undefined) return;
  if (isAlert(event)) {
    moveTo(state, position + 1);
    state.callAt = now;
    if (event.id !== undefined) {
      if (knownIds.includes(event.id)) return;
      state.knownIds = [...knownIds, event.id].slice(-MAX_KNOWN_IDS);
    }
    state.waiting = [...state.waiting, { ...event, at: now }];
    return;
  }
  state.attempts += 1;
  state.callAt = now + POLL_MS;
  state.isCountDue = state.attempts % MAX_ATTEMPTS === 0;
  if (state.attempts > MAX_ATTEMPTS && state.count > position) {
    effects.push({ type: "log", text: `position ${position} is skipped: it has no alert` });
    moveTo(state, position + 1);
  }
}

function moveTo(state: LoopState, position: number): void {
  state.position = position;
  state.attempts = 0;
}

/** Removes the alert on screen when its time is over, and shows the next alert after the gap. */
function updateScreen(state: LoopState, effects: Effect[], now: number): void {
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
function getAlertEnd({ onScreen }: LoopState): number {
  return onScreen ? onScreen.since + SHOWN_MS[onScreen.type] : Infinity;
}

/** Removes the current alert from the screen, and starts the gap. */
function endAlert(state: LoopState, effects: Effect[], now: number): void {
  if (!state.onScreen) return;
  state.gapUntil = Math.min(now, getAlertEnd(state)) + GAP_MS;
  state.onScreen = undefined;
  effects.push({ type: "silence" });
}

/** Requests the count or an event, if a request is due and allowed. */
function sendCall(state: LoopState, effects: Effect[], now: number): void {
  const { isCalling, callAt, position } = state;
  const isCount = state.isCountDue || position === undefined;
  if (isCalling || now < callAt || !(isCount || canRead(state, now))) return;
  state.isCalling = true;
  effects.push({ type: "fetch", position: isCount ? undefined : position });
}

/** Whether the position may be read: after alert and gap, or earlier for a dock. */
function canRead(state: LoopState, now: number): boolean {
  const { controls, watchedUntil, waiting, onScreen, gapUntil } = state;
  if (controls.paused || now < watchedUntil) return waiting.length < MAX_WAITING;
  return !onScreen && waiting.length === 0 && now >= gapUntil;
}

/** When the next step is due; Infinity if only an input changes the state. */
function getWakeTime(state: LoopState, now: number): number {
  const times = [state.callAt, state.gapUntil, getAlertEnd(state)];
  return Math.min(...times.filter((time) => time > now));
}
