import { countCall, getRequestWakeTime, isCheckDue, log, scheduleCall } from "./calls";
import { isAlert, type OverlayEvent } from "./events";
import type { Call, LoopState } from "./loop-state";
import { compare, handleComparison, handleFailedComparison, readFromStart } from "./new-queue";
import { addMember } from "./queue";
import { createFingerprint, forgetFrom, getFingerprint, setFingerprint } from "./seen-events";
import { POLL_MS, getRetryDelay } from "./timing";

/** After so many responses without an alert, a position is skipped if the count proves that later events exist. */
export const MAX_ATTEMPTS = 5;

/** After so many failures at a position, every other call requests a later event (a probe). */
export const MAX_FAILURES = 8;
/** After so many successful probes in a row the failing event is skipped: there is no outage. */
const REQUIRED_PROBES = 3;

/** A call without a response in time has failed. */
export function handleTimeout(state: LoopState, chance: number): void {
  const { phase, now } = state;
  if (phase.name === "requesting" && now >= getRequestWakeTime(state)) {
    handleFailure(state, phase.call, chance);
  }
}

/** @param event undefined while there is none at the position of the call */
export function handleEvent(
  state: LoopState,
  call: Exclude<Call, { what: "count" }>,
  event: OverlayEvent | undefined,
): void {
  if (call.what === "compare") {
    if (handleComparison(state, call, event) && call.event) acceptEvent(state, call.event);
    return;
  }
  const { position } = call;
  if (position !== state.next) {
    state.probes = event ? state.probes + 1 : 0;
    return scheduleCall(state, POLL_MS, event ? undefined : countCall);
  }
  const { count } = state;
  state.failures = 0;
  state.probes = 0;
  const known = getFingerprint(state.seen, position);
  if (!event) {
    if (count <= position) {
      state.cleared = undefined;
      if (state.isUnsure) {
        readFromStart(state);
        return scheduleCall(state, 0);
      }
      return scheduleCall(state, POLL_MS, state.isCountDue ? countCall : undefined);
    }
    if (known === "") return advance(state, 0, "");
    return handleUnusable(state, "", "it has no event");
  }
  // After an outage this may be a new queue.
  if (isCheckDue(state)) return scheduleCall(state, 0);
  if (known === undefined) {
    // It may be of a new queue that is longer.
    const isCleared = position < (state.cleared ?? 0);
    const mustCompare = position > state.seen.first && state.isComparable && !isCleared;
    return mustCompare
      ? compare(state, { position: position - 1, event })
      : acceptEvent(state, event);
  }
  const fingerprint = createFingerprint(event);
  if (fingerprint === known) {
    state.isUnsure = false;
    return advance(state, 0, fingerprint);
  }
  if (state.isUnsure) {
    readFromStart(state);
    return scheduleCall(state, 0);
  }
  // An event that is late does not tell that those behind it are others.
  if (known !== "") state.seen = forgetFrom(state.seen, position);
  acceptEvent(state, event);
}

/** Adds an event that was not read before to the alerts that wait. */
function acceptEvent(state: LoopState, event: OverlayEvent): void {
  const { now, cleared, next = 0 } = state;
  const fingerprint = createFingerprint(event);
  if (event.id !== undefined && state.seen.fingerprints.includes(fingerprint)) {
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
function handleUnusable(state: LoopState, fingerprint: string, why: string): void {
  state.attempts += 1;
  if (state.attempts <= MAX_ATTEMPTS) {
    return scheduleCall(state, POLL_MS, state.attempts === MAX_ATTEMPTS ? countCall : undefined);
  }
  if (state.count > state.next!) return skipEvent(state, fingerprint, why);
  state.attempts = 0;
  scheduleCall(state, POLL_MS);
}

export function handleFailure(state: LoopState, call: Call, chance: number): void {
  const { next } = state;
  state.failures += 1;
  const delay = getRetryDelay(state.failures, chance);
  if (next === undefined) return scheduleCall(state, delay);
  if (call.what === "count") {
    state.isCountDue = true;
    // Events must not wait for a count that keeps failing.
    state.checkedAt = state.now;
    // After a reload the queue may have begun anew: it is counted before the next event is read.
    return scheduleCall(state, delay, state.isCountRequired ? countCall : undefined);
  }
  if (call.what === "compare") {
    const isNext = handleFailedComparison(state, call, delay);
    if (isNext && call.event) acceptEvent(state, call.event);
    return;
  }
  state.checkedAt = -Infinity;
  if (call.position !== next) {
    // The probe failed, too: this is an outage, or the end of the queue.
    state.probes = 0;
    return scheduleCall(state, delay, countCall);
  }
  if (state.probes === REQUIRED_PROBES) {
    state.failures = 0;
    return skipEvent(state, "", "its requests fail");
  }
  // A later event may be broken, too: each probe requests another one.
  const later = state.requestCount % Math.max(1, state.count - next - 1);
  const probe = { what: "next", position: next + 1 + later } as const;
  scheduleCall(state, delay, state.failures >= MAX_FAILURES ? probe : undefined);
}

function skipEvent(state: LoopState, fingerprint: string, why: string): void {
  log(state, `event ${state.next} is skipped: ${why}`);
  advance(state, POLL_MS, fingerprint);
}

/** Requests the event after this one. */
function advance(state: LoopState, delay: number, fingerprint: string): void {
  const { next = 0, seen } = state;
  state.seen = setFingerprint(seen, next, fingerprint);
  state.next = next + 1;
  state.attempts = 0;
  state.probes = 0;
  scheduleCall(state, delay);
}
