import { createDelivery, isRepeat, addDeliveries } from "./deliveries";
import { isAlert, type OverlayEvent } from "./events";
import { getPosition, type Call, type LoopState } from "./loop-state";
import { addMember, removePositions } from "./queue";
import { POLL_MS, getRetryDelay, readsAhead } from "./timing";

export const RESPONSE_TIMEOUT_MS = 10_000;

/** After so many requests an event of an unknown type is skipped. */
export const MAX_UNKNOWN_ATTEMPTS = 5;

/** After so many failures at a position, every other call requests the event after it (a probe). */
export const MAX_FAILURES = 8;
/** After so many successful probes in a row the failing event is skipped: there is no outage. */
const REQUIRED_PROBES = 3;

/** After so many empty responses the queue is counted again, as it may have begun anew. */
const MAX_EMPTY_RESPONSES = 60;

/** The most events that are read ahead, and so the most that can overtake an alert. */
export const MAX_READ_AHEAD = 50;

const countCall: Call = { what: "count" };

/** Unless events are read ahead, no call is made while an alert is shown or waits. */
function canRequest(state: LoopState): boolean {
  const { pace, controls, now, watchedUntil, cleared, screen, waiting, next } = state;
  const isAhead = readsAhead(pace) || controls.paused || now < watchedUntil;
  if (state.isRestored || cleared) return true;
  if (!isAhead) return !screen && waiting.length === 0;
  if (next === undefined) return true;
  const members = waiting.reduce((sum, entry) => sum + entry.members.length, 0);
  return Math.max(members, next - getPosition(state)!) < MAX_READ_AHEAD;
}

/** The time of the next call or timeout. */
export function getRequestWakeTime(state: LoopState): number {
  const { phase } = state;
  if (phase.name === "requesting") return phase.since + RESPONSE_TIMEOUT_MS;
  return canRequest(state) ? phase.until : Infinity;
}

/** Makes the next call when it is due. */
export function sendDueRequest(state: LoopState): void {
  const { phase, now } = state;
  if (phase.name === "requesting" || now < getRequestWakeTime(state)) return;
  const { call } = phase;
  const number = state.requestCount + 1;
  state.requestCount = number;
  state.phase = { name: "requesting", call, number, since: now };
  state.commands.push({ type: "request", call, number });
}

/** A call without a response in time has failed. */
export function handleTimeout(state: LoopState, chance: number): void {
  const { phase, now } = state;
  if (phase.name === "requesting" && now >= getRequestWakeTime(state)) {
    handleFailure(state, phase.call, chance);
  }
}

export function handleCount(state: LoopState, count: number): void {
  const { next } = state;
  // While this page runs, a higher count that lags behind `next` is no new queue; after a reload it is.
  const isOther = state.isRestored ? count !== state.count : count < state.count;
  state.count = count;
  state.failures = 0;
  state.emptyResponses = 0;
  state.isCountDue = false;
  state.isRestored = false;
  if (next === undefined) {
    state.next = count;
  } else if (count < next && isOther) {
    // The queue has begun anew. Events of the old one that were read are still shown.
    log(state, `the queue has begun anew: from ${next} to ${count}`);
    const { screen } = state;
    state.next = count;
    state.cleared = undefined;
    state.waiting = state.waiting.map(removePositions);
    state.screen = screen && { ...screen, entry: removePositions(screen.entry) };
  }
  scheduleCall(state, 0);
}

/** @param event undefined while there is none at that position */
export function handleEvent(
  state: LoopState,
  position: number,
  event: OverlayEvent | undefined,
): void {
  if (position !== state.next) {
    state.probes = event ? state.probes + 1 : 0;
    return scheduleCall(state, POLL_MS);
  }
  const { now, cleared, waiting } = state;
  const hadFailures = state.failures > 0;
  state.failures = 0;
  state.probes = 0;
  if (!event) {
    state.emptyResponses += 1;
    state.isCountDue ||= hadFailures || state.emptyResponses >= MAX_EMPTY_RESPONSES;
    state.cleared = undefined;
    return scheduleCall(state, POLL_MS, state.isCountDue ? countCall : undefined);
  }
  if (cleared && position < cleared) {
    state.delivered = addDeliveries(state.delivered, [createDelivery(event, now)]);
    return advance(state, 0);
  }
  if (!isAlert(event)) return handleUnknownType(state, event);
  const waits = waiting.flatMap(({ members }) =>
    members.map(({ alert, at }) => createDelivery(alert, at)),
  );
  if (isRepeat([...state.delivered, ...waits], event, now)) {
    return skipEvent(state, "it was delivered before");
  }
  state.waiting = addMember(waiting, { alert: event, position, at: now }, state.pace.combineMs);
  state.emptyResponses = 0;
  state.isCountDue = true;
  advance(state, 0);
}

function handleUnknownType(state: LoopState, { type }: OverlayEvent): void {
  state.unknownAttempts += 1;
  if (state.unknownAttempts < MAX_UNKNOWN_ATTEMPTS) return scheduleCall(state, POLL_MS);
  skipEvent(state, `its type is unknown: ${JSON.stringify(type.slice(0, 40))}`);
}

export function handleFailure(state: LoopState, call: Call, chance: number): void {
  const { next } = state;
  state.failures += 1;
  const delay = getRetryDelay(state.failures, chance);
  if (next === undefined) return scheduleCall(state, delay);
  if (call.what === "count") {
    state.isCountDue = true;
    // After a reload the queue may have begun anew: it is counted before the next event is read.
    return scheduleCall(state, delay, state.isRestored ? countCall : undefined);
  }
  if (call.position !== next) {
    // The probe failed, too: this is an outage.
    state.probes = 0;
    return scheduleCall(state, delay);
  }
  if (state.probes === REQUIRED_PROBES) {
    state.failures = 0;
    return skipEvent(state, "its requests fail");
  }
  const probe = { what: "next", position: next + 1 } as const;
  scheduleCall(state, delay, state.failures >= MAX_FAILURES ? probe : undefined);
}

function skipEvent(state: LoopState, why: string): void {
  log(state, `event ${state.next} is skipped: ${why}`);
  advance(state, POLL_MS);
}

/** Requests the event after this one. */
function advance(state: LoopState, delay: number): void {
  state.next = (state.next ?? 0) + 1;
  state.unknownAttempts = 0;
  state.probes = 0;
  scheduleCall(state, delay);
}

/** Schedules a call after a delay: by default for the next event, or for the count before it is known. */
function scheduleCall(state: LoopState, delay: number, call?: Call): void {
  const { next, now } = state;
  const due = call ?? (next === undefined ? countCall : { what: "next", position: next });
  state.phase = { name: "waiting", call: due, until: now + delay };
}

function log({ commands }: LoopState, text: string): void {
  commands.push({ type: "log", text });
}
