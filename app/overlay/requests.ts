import { countCall, EVENT_CHECK_INTERVAL_MS, isCheckDue, scheduleCall } from "./calls";
import type { OverlayEvent } from "./events";
import type { Call, LoopState } from "./loop-state";
import { checkQueue, handleComparison, handleFailedComparison, restart } from "./new-queue";
import { acceptEvent, advance, handleUnusable, skipEvent } from "./reading";
import { createFingerprint, findSeen, forgetOld } from "./seen-events";
import { POLL_MS, getRetryDelay } from "./timing";

/** The attempts for a position whose responses have status 404: their delays are longer. */
const MAX_MISSING_ATTEMPTS = 2;

/** After so many failures at a position, every other call requests a later event (a probe). */
export const MAX_FAILURES = 8;
/** After so many successful probes in a row the failing event is skipped: there is no outage. */
const REQUIRED_PROBES = 3;

/** @param event undefined while there is none at the position of the call */
export function handleEvent(state: LoopState, call: Call, event: OverlayEvent | undefined): void {
  if (call.what === "count") return;
  if (call.what === "compare") return handleComparison(state, call, event);
  const { position } = call;
  if (position !== state.next) {
    state.probes = event ? state.probes + 1 : 0;
    return scheduleCall(state, POLL_MS, event ? undefined : countCall);
  }
  state.failures = 0;
  state.probes = 0;
  if (!event) return handleNoEvent(state, position);
  const known = findSeen(state.seen, position);
  if (known?.fingerprint === createFingerprint(event)) {
    if (state.reread) state.reread = "sure";
    return advance(state, 0, known.fingerprint);
  }
  // After an outage this may be a new queue, and any event may be of a new one that is longer.
  const isOfNewQueue = known !== undefined && known.fingerprint !== "";
  if (!isOfNewQueue && isCheckDue(state, EVENT_CHECK_INTERVAL_MS)) return checkQueue(state, event);
  if (isOfNewQueue) {
    if (!state.reread) return restart(state, position);
    state.seen = forgetOld(state.seen, position, Math.max(state.lastOld, known.sameAt));
    if (state.reread === "unsure") return readFromStart(state);
  }
  acceptEvent(state, event);
}

function handleNoEvent(state: LoopState, position: number, delay?: number, maxAttempts?: number) {
  const isKnown = findSeen(state.seen, position)?.fingerprint === "";
  const isLast = state.count <= position;
  if (isKnown && !isLast) return advance(state, 0, "");
  if (isLast && state.reread === "unsure") return readFromStart(state);
  if (isLast) state.cleared = state.reread = undefined;
  if (!isLast || delay) return handleUnusable(state, "", "it has no event", delay, maxAttempts);
  scheduleCall(state, POLL_MS, state.isCountDue ? countCall : undefined);
}

/** There are earlier events in a new queue than were seen. */
function readFromStart(state: LoopState): void {
  state.reread = "sure";
  state.next = 0;
  scheduleCall(state, 0);
}

/** The upstream answers 404: it has no event at the position of the call, or it is an error. */
export function handleMissing(state: LoopState, call: Call, chance: number): void {
  const { next, attempts } = state;
  if (call.what === "compare") return handleComparison(state, call, undefined);
  if (call.what === "count" || call.position !== next) return handleFailure(state, call, chance);
  state.failures = 0;
  handleNoEvent(state, next, getRetryDelay(attempts + 1, chance), MAX_MISSING_ATTEMPTS);
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
  if (call.what === "compare") return handleFailedComparison(state, call, delay);
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
