import { countCall, log, scheduleCall } from "./calls";
import { isAlert, type OverlayEvent } from "./events";
import type { LoopState } from "./loop-state";
import { addMember } from "./queue";
import { createFingerprint, remember } from "./seen-events";
import { POLL_MS } from "./timing";

/** After so many responses without an alert, a position is skipped if the count proves that later events exist. */
export const MAX_ATTEMPTS = 5;

/** Adds an event that was not read before to the alerts that wait. */
export function acceptEvent(state: LoopState, event: OverlayEvent): void {
  const { now, cleared, next = 0 } = state;
  const fingerprint = createFingerprint(event);
  if (event.id !== undefined && state.seen.some((seen) => seen.fingerprint === fingerprint)) {
    return skipEvent(state, fingerprint, "it was delivered before");
  }
  if (cleared && next < cleared) return advance(state, 0, fingerprint);
  if (!isAlert(event)) {
    const type = JSON.stringify(event.type.slice(0, 40));
    return handleUnusable(state, fingerprint, `its type is unknown: ${type}`);
  }
  const member = { alert: event, position: next, at: now };
  state.waiting = addMember(state.waiting, member, state.pace.combineMs);
  state.isCountDue = true;
  advance(state, 0, fingerprint);
}

/** Requests a position without an alert again, and skips it when a new count proves that later events exist. */
export function handleUnusable(
  state: LoopState,
  fingerprint: string,
  why: string,
  delay = POLL_MS,
  maxAttempts = MAX_ATTEMPTS,
): void {
  state.attempts += 1;
  const { attempts, count, next = 0 } = state;
  if (attempts > maxAttempts && count > next) return skipEvent(state, fingerprint, why);
  scheduleCall(state, delay, attempts % maxAttempts === 0 ? countCall : undefined);
}

export function skipEvent(state: LoopState, fingerprint: string, why: string): void {
  log(state, `event ${state.next} is skipped: ${why}`);
  advance(state, POLL_MS, fingerprint);
}

/** Requests the event after this one. */
export function advance(state: LoopState, delay: number, fingerprint: string): void {
  const { next = 0, seen } = state;
  state.seen = remember(seen, next, fingerprint);
  state.next = next + 1;
  state.attempts = 0;
  state.probes = 0;
  scheduleCall(state, delay);
}
