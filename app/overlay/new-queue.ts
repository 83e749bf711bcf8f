import { countCall, isCheckDue, log, scheduleCall } from "./calls";
import type { OverlayEvent } from "./events";
import type { Call, LoopState } from "./loop-state";
import { removePositions } from "./queue";
import { createFingerprint, findEnd, getFingerprint, isUnique } from "./seen-events";

const MAX_COMPARISONS = 20;
/** After so many failures an earlier event is compared, and after twice as many none. */
const MAX_FAILED_COMPARISONS = 4;

/** An event that was read before, and one behind it that waits for the result. */
type Comparison = Omit<Extract<Call, { what: "compare" }>, "what">;

export function handleCount(state: LoopState, count: number): void {
  const { next } = state;
  state.count = count;
  state.failures = 0;
  state.isCountDue = false;
  if (next === undefined) {
    state.next = count;
    state.seen = { first: count, fingerprints: [] };
    return endCheck(state);
  }
  const isDue = state.isCountRequired || isCheckDue(state) || count < next;
  state.isCountRequired = false;
  if (!isDue) return scheduleCall(state, 0);
  if (next === 0) return endCheck(state);
  compare(state, { position: next - 1 });
}

/** Requests an event that was read before, to compare it. */
export function compare(state: LoopState, { steps = 0, ...call }: Comparison, delay = 0): void {
  scheduleCall(state, delay, { what: "compare", steps, ...call });
}

/**
 * Compares events with what was read at their positions, from the last one back to one that is unlike all others: equal
 * events can be at the same position in a new queue.
 *
 * @returns whether the event that waits for the result follows
 */
export function handleComparison(
  state: LoopState,
  call: Comparison,
  compared: OverlayEvent | undefined,
): boolean {
  const { seen, count, next = 0 } = state;
  const { position, steps = 0, event } = call;
  const known = getFingerprint(seen, position);
  const fingerprint = compared && createFingerprint(compared);
  const isEqual = (fingerprint ?? "") === known;
  state.failures = 0;
  if (fingerprint) state.isComparable = true;
  else if (event && !isEqual) state.isComparable = false;
  const isCertain = fingerprint !== undefined && isUnique(seen, fingerprint);
  if (event && !isEqual) {
    // The queue has begun anew, or events that were read are deleted.
    state.checkedAt = -Infinity;
    state.isCountRequired = fingerprint !== undefined;
    scheduleCall(state, 0, countCall);
  } else if (fingerprint && known === undefined) {
    // Nothing was read since the start: the last event before it becomes known.
    state.seen = { first: position, fingerprints: [fingerprint] };
    endCheck(state);
  } else if (fingerprint ? !isEqual : known !== "" && count <= position) {
    restart(state);
  } else if (position > seen.first && !isCertain && steps < MAX_COMPARISONS) {
    compare(state, { ...call, position: position - 1, steps: steps + 1 });
  } else if (event) {
    return true;
  } else {
    // Positions without an event are read again if the queue has become shorter.
    state.next = Math.min(next, Math.max(count, findEnd(seen, next)));
    endCheck(state);
  }
  return false;
}

/** @returns whether the event that waits for the result follows */
export function handleFailedComparison(state: LoopState, call: Comparison, delay: number): boolean {
  const { failures, seen, count, next = 0 } = state;
  // Some upstreams delete events that were read.
  const maxFailures = state.isComparable ? 2 * MAX_FAILED_COMPARISONS : 3;
  if (failures < maxFailures) {
    const isBroken =
      failures >= MAX_FAILED_COMPARISONS || getFingerprint(seen, call.position) === "";
    const position = call.position - (isBroken && call.position > seen.first ? 1 : 0);
    compare(state, { ...call, position }, delay);
    return false;
  }
  state.isComparable = false;
  if (call.event) return true;
  if (count < next) restart(state);
  else endCheck(state);
  return false;
}

function endCheck(state: LoopState): void {
  state.checkedAt = state.now;
  scheduleCall(state, 0);
}

/**
 * Reads the queue again from the first position that is known. Equal events there continue the old queue; an unequal one
 * begins a new queue, as does a count below that position. Events of the old queue that were read are still shown.
 */
function restart(state: LoopState): void {
  const { screen, seen, count, next } = state;
  log(state, `the queue has begun anew: from ${next} to ${count}`);
  state.cleared = undefined;
  state.attempts = 0;
  state.waiting = state.waiting.map(removePositions);
  state.screen = screen && { ...screen, entry: removePositions(screen.entry) };
  state.isUnsure = true;
  state.next = seen.first;
  if (count <= seen.first || seen.fingerprints.length === 0) readFromStart(state);
  endCheck(state);
}

export function readFromStart(state: LoopState): void {
  state.isUnsure = false;
  state.next = 0;
  state.seen = { first: 0, fingerprints: [] };
}
