import { isCheckDue, log, scheduleCall } from "./calls";
import type { OverlayEvent } from "./events";
import type { Call, LoopState } from "./loop-state";
import { removePositions } from "./queue";
import { acceptEvent } from "./reading";
import { chooseComparisons, createFingerprint, findSeen, getFirst, remember } from "./seen-events";

type Comparison = Extract<Call, { what: "compare" }>;

export function handleCount(state: LoopState, count: number): void {
  const { next } = state;
  state.count = count;
  state.failures = 0;
  state.isCountDue = false;
  if (next === undefined) {
    state.next = count;
    return endCheck(state);
  }
  const isDue = state.isCountRequired || isCheckDue(state) || count < next;
  state.isCountRequired = false;
  if (isDue) checkQueue(state);
  else scheduleCall(state, 0);
}

/**
 * Compares events that were read before, to find out whether the queue has begun anew.
 *
 * @param event a new one, which waits for the result
 */
export function checkQueue(state: LoopState, event?: OverlayEvent): void {
  const { seen, next = 0, checkedNext } = state;
  compareNext(state, chooseComparisons(seen, next, checkedNext), event);
}

function compareNext(state: LoopState, positions: number[], event?: OverlayEvent): void {
  const [position, ...others] = positions;
  if (position === undefined) endCheck(state, event);
  else scheduleCall(state, 0, { what: "compare", position, others, event });
}

/** Compares an event with the one that was read at its position. */
export function handleComparison(
  state: LoopState,
  { position, others, event }: Comparison,
  compared: OverlayEvent | undefined,
): void {
  const known = findSeen(state.seen, position);
  state.failures = 0;
  // Some upstreams delete events that were read.
  const fingerprint = compared ? createFingerprint(compared) : known?.fingerprint;
  const isGone = !compared && fingerprint !== "" && !event && state.count <= position;
  if (isGone || (known && known.fingerprint !== fingerprint)) return restart(state, position);
  if (fingerprint !== undefined) state.seen = remember(state.seen, position, fingerprint);
  compareNext(state, others, event);
}

/** Events must not wait for comparisons that keep failing: the next check is in a minute. */
export function handleFailedComparison(
  state: LoopState,
  { position, event }: Comparison,
  delay: number,
): void {
  if (event) return acceptEvent(state, event);
  if (state.count <= position) return restart(state, position);
  state.checkedAt = state.now;
  scheduleCall(state, delay);
}

function endCheck(state: LoopState, event?: OverlayEvent): void {
  const { seen, count, next = 0 } = state;
  state.checkedAt = state.now;
  state.checkedNext = next;
  if (event) return acceptEvent(state, event);
  // Positions without an event are read again if the queue has become shorter.
  const events = seen.filter(({ fingerprint }) => fingerprint !== "");
  const end = Math.max(count, getFirst(seen, next), ...events.map(({ position }) => position + 1));
  state.next = Math.min(next, end);
  scheduleCall(state, 0);
}

/**
 * Reads the queue again from the first position that is known. Equal events there continue the old queue; an unequal one
 * begins a new queue, as does a count below that position. Events of the old queue that were read are still shown.
 *
 * @param position where an event has changed
 */
export function restart(state: LoopState, position: number): void {
  const { screen, seen, count, next = 0 } = state;
  log(state, `the queue has begun anew: from ${next} to ${count}`);
  const first = getFirst(seen, next);
  state.lastOld = findSeen(seen, position)?.sameAt ?? 0;
  state.cleared = undefined;
  state.attempts = 0;
  state.waiting = state.waiting.map(removePositions);
  state.screen = screen && { ...screen, entry: removePositions(screen.entry) };
  state.reread = count > first ? "unsure" : "sure";
  state.next = count > first ? first : 0;
  state.checkedAt = state.now;
  scheduleCall(state, 0);
}
