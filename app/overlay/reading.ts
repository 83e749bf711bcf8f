import { countCall, EVENT_CHECK_INTERVAL_MS, isCheckDue, log, scheduleCall } from "./calls";
import { isAlert, type OverlayEvent } from "./events";
import type { Call, LoopState, RelayResponse } from "./loop-state";
import { addMember, removePositions } from "./queue";
import { chooseComparisons, createFingerprint, findSeen, getFirst, remember } from "./seen-events";
import { POLL_MS, getRetryDelay } from "./timing";

/** After so many responses without an alert, a position is skipped if the count proves that later events exist. */
export const MAX_ATTEMPTS = 5;
/** The same for responses with status 404: their delays are longer. */
const MAX_MISSING_ATTEMPTS = 2;

/** After so many failures at a position, every other call requests a later event (a probe). */
export const MAX_FAILURES = 8;
/** After so many successful probes in a row the failing event is skipped: there is no outage. */
const REQUIRED_PROBES = 3;

/** @param chance shortens the delay of another attempt */
export function handleResponse(
  state: LoopState,
  call: Call,
  response: RelayResponse,
  chance: number,
): void {
  const isProbe = call.what === "next" && call.position !== state.next;
  const isMissing = response === "missing";
  if (!response || (isMissing && (isProbe || call.what === "count")))
    return handleFailure(state, call, chance);
  if (!isMissing && "count" in response) return handleCount(state, response.count);
  const event = isMissing ? undefined : response.event;
  if (call.what === "compare") return handleComparison(state, call, event);
  if (isProbe) {
    state.probes = event ? state.probes + 1 : 0;
    return scheduleCall(state, POLL_MS, event ? undefined : countCall);
  }
  state.failures = 0;
  state.probes = 0;
  if (event) handleEvent(state, event);
  else handleNoEvent(state, isMissing ? getRetryDelay(state.attempts + 1, chance) : undefined);
}

function handleEvent(state: LoopState, event: OverlayEvent): void {
  const { next: position = 0, seen, lastOld } = state;
  const known = findSeen(seen, position);
  if (known?.fingerprint === createFingerprint(event)) {
    if (state.reread) state.reread = "sure";
    return advance(state, 0, known.fingerprint);
  }
  if (known?.fingerprint) {
    if (!state.reread) return restart(state, position);
    // What was read from here on is of the old queue, unless it was read after it.
    const last = Math.max(lastOld, known.sameAt);
    state.seen = seen.filter((one) => one.position < position || one.number > last);
    if (state.reread === "unsure") return readFromStart(state);
  } else if (isCheckDue(state, EVENT_CHECK_INTERVAL_MS)) {
    // After an outage this may be a new queue, and any event may be of a new one that is longer.
    return checkQueue(state, event);
  }
  acceptEvent(state, event);
}

function handleNoEvent(state: LoopState, missingDelay?: number): void {
  const { seen, count, next = 0 } = state;
  const isLast = count <= next;
  if (!isLast && findSeen(seen, next)?.fingerprint === "") return advance(state, 0, "");
  if (isLast && state.reread === "unsure") return readFromStart(state);
  if (isLast) state.cleared = state.reread = undefined;
  if (!isLast || missingDelay) return handleUnusable(state, "", "it has no event", missingDelay);
  scheduleCall(state, POLL_MS, state.isCountDue ? countCall : undefined);
}

/** There are earlier events in a new queue than were seen. */
function readFromStart(state: LoopState): void {
  state.reread = "sure";
  state.next = 0;
  scheduleCall(state, 0);
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
    // Nor for comparisons: the next check is in a minute.
    if (call.event) return acceptEvent(state, call.event);
    if (state.count <= call.position) return restart(state, call.position);
    state.checkedAt = state.now;
    return scheduleCall(state, delay);
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

/** Adds an event that was not read before to the alerts that wait. */
function acceptEvent(state: LoopState, event: OverlayEvent): void {
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
function handleUnusable(
  state: LoopState,
  fingerprint: string,
  why: string,
  missingDelay?: number,
): void {
  state.attempts += 1;
  const { attempts, count, next = 0 } = state;
  const maxAttempts = missingDelay ? MAX_MISSING_ATTEMPTS : MAX_ATTEMPTS;
  if (attempts > maxAttempts && count > next) return skipEvent(state, fingerprint, why);
  scheduleCall(state, missingDelay ?? POLL_MS, attempts % maxAttempts ? undefined : countCall);
}

function skipEvent(state: LoopState, fingerprint: string, why: string): void {
  log(state, `event ${state.next} is skipped: ${why}`);
  advance(state, POLL_MS, fingerprint);
}

/** Requests the event after this one. */
function advance(state: LoopState, delay: number, fingerprint: string): void {
  const { next = 0, seen } = state;
  state.seen = remember(seen, next, fingerprint);
  state.next = next + 1;
  state.attempts = 0;
  state.probes = 0;
  scheduleCall(state, delay);
}

function handleCount(state: LoopState, count: number): void {
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
function checkQueue(
  state: LoopState,
  event?: OverlayEvent,
  positions = chooseComparisons(state.seen, state.next ?? 0, state.checkedNext),
): void {
  const [position, ...others] = positions;
  if (position === undefined) endCheck(state, event);
  else scheduleCall(state, 0, { what: "compare", position, others, event });
}

/** Compares an event with the one that was read at its position. */
function handleComparison(
  state: LoopState,
  { position, others, event }: Extract<Call, { what: "compare" }>,
  compared: OverlayEvent | undefined,
): void {
  const known = findSeen(state.seen, position);
  state.failures = 0;
  // Some upstreams delete events that were read.
  const fingerprint = compared ? createFingerprint(compared) : known?.fingerprint;
  const isGone = !compared && fingerprint !== "" && !event && state.count <= position;
  if (isGone || (known && known.fingerprint !== fingerprint)) return restart(state, position);
  if (fingerprint !== undefined) state.seen = remember(state.seen, position, fingerprint);
  checkQueue(state, event, others);
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
function restart(state: LoopState, position: number): void {
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
