import { createDelivery, isRepeat, addDeliveries } from "./deliveries";
import { isAlert, type Alert, type OverlayEvent } from "./events";
import {
  after,
  getPosition,
  type Call,
  type LoopState,
  type Moment,
  type Step,
} from "./loop-state";
import { addMember, removePositions } from "./queue";
import { POLL_MS, getRetryDelay } from "./timing";

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

/** Unless events are read ahead, no call is made while an alert is shown or waits. */
function canRequest(state: LoopState): boolean {
  const { controls, now, watchedUntil, cleared, screen, waiting, next } = state;
  const isAhead = state.readsAhead || controls.paused || now < watchedUntil;
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

/** Makes the next call when it is due. A call without a response in time has failed. */
export function sendDueRequest(state: LoopState, moment: Moment): Step {
  const { phase, now } = state;
  if (now < getRequestWakeTime(state)) return { state, commands: [] };
  if (phase.name === "requesting") return handleFailure(state, phase.call, moment);
  const number = state.requestCount + 1;
  return {
    state: {
      ...state,
      requestCount: number,
      phase: { name: "requesting", call: phase.call, number, since: now },
    },
    commands: [{ type: "request", call: phase.call, number }],
  };
}

export function handleCount(state: LoopState, count: number): Step {
  const fresh = {
    ...state,
    count,
    failures: 0,
    emptyResponses: 0,
    isCountDue: false,
    isRestored: false,
  };
  const { next } = state;
  if (next === undefined) return scheduleCall({ ...fresh, next: count }, 0);
  // While this page runs, a higher count that lags behind `next` is no new queue; after a reload it is.
  const isOther = state.isRestored ? count !== state.count : count < state.count;
  if (count >= next || !isOther) return scheduleCall(fresh, 0);
  // The queue has begun anew. Events of the old one that were read are still shown.
  const text = `the queue has begun anew: from ${next} to ${count}`;
  const { screen } = state;
  const moved: LoopState = {
    ...fresh,
    next: count,
    cleared: undefined,
    waiting: state.waiting.map(removePositions),
    screen: screen && { ...screen, entry: removePositions(screen.entry) },
  };
  return after([{ type: "log", text }], scheduleCall(moved, 0));
}

/** @param event undefined while there is none at that position */
export function handleEvent(state: LoopState, call: Call, event: OverlayEvent | undefined): Step {
  const { next } = state;
  if (call.what !== "next" || next === undefined) return scheduleCall(state, POLL_MS, call);
  if (call.position !== next) return handleProbe(state, event !== undefined);

  const hadFailures = state.failures > 0;
  const received = { ...state, failures: 0, probes: 0 };
  if (!event) {
    const emptyResponses = received.emptyResponses + 1;
    const isCountDue = received.isCountDue || hadFailures || emptyResponses >= MAX_EMPTY_RESPONSES;
    return scheduleCall(
      { ...received, emptyResponses, isCountDue, cleared: undefined },
      POLL_MS,
      isCountDue,
    );
  }
  if (received.cleared && next < received.cleared) {
    const delivered = addDeliveries(received.delivered, [createDelivery(event, state.now)]);
    return scheduleCall({ ...advance(received), delivered }, 0);
  }
  if (!isAlert(event)) return handleUnknownType(received, event);
  const waits = received.waiting.flatMap(({ members }) =>
    members.map(({ alert, at }) => createDelivery(alert, at)),
  );
  if (isRepeat([...received.delivered, ...waits], event, state.now)) {
    return skipEvent(received, "it was delivered before");
  }
  return addWaiting(received, event);
}

/** Adds an alert to those that wait, and goes on to the next event. */
function addWaiting(state: LoopState, alert: Alert): Step {
  const { next: position, now: at, pace } = state;
  const waiting = addMember(state.waiting, { alert, position, at }, pace.combineMs);
  return scheduleCall({ ...advance(state), waiting, emptyResponses: 0, isCountDue: true }, 0);
}

function handleUnknownType(state: LoopState, { type }: OverlayEvent): Step {
  const unknownAttempts = state.unknownAttempts + 1;
  if (unknownAttempts < MAX_UNKNOWN_ATTEMPTS)
    return scheduleCall({ ...state, unknownAttempts }, POLL_MS);
  return skipEvent(state, `its type is unknown: ${JSON.stringify(type.slice(0, 40))}`);
}

function handleProbe(state: LoopState, isThere: boolean): Step {
  return scheduleCall({ ...state, probes: isThere ? state.probes + 1 : 0 }, POLL_MS);
}

export function handleFailure(state: LoopState, call: Call, { chance }: Moment): Step {
  const failures = state.failures + 1;
  const delay = getRetryDelay(failures, chance);
  const failed = { ...state, failures };
  const { next } = state;
  if (next === undefined) return scheduleCall(failed, delay);
  if (call.what === "count") {
    // After a reload the queue may have begun anew: it is counted before the next event is read.
    return scheduleCall({ ...failed, isCountDue: true }, delay, state.isRestored);
  }

  // The probe failed, too: this is an outage.
  if (call.position !== next) return scheduleCall({ ...failed, probes: 0 }, delay);
  if (state.probes === REQUIRED_PROBES)
    return skipEvent({ ...failed, failures: 0 }, "its requests fail");
  return scheduleCall(
    failed,
    delay,
    failures >= MAX_FAILURES && { what: "next", position: next + 1 },
  );
}

function skipEvent(state: LoopState, why: string): Step {
  const text = `event ${state.next} is skipped: ${why}`;
  return after([{ type: "log", text }], scheduleCall(advance(state), POLL_MS));
}

function advance(state: LoopState): LoopState {
  return { ...state, next: (state.next ?? 0) + 1, unknownAttempts: 0, probes: 0 };
}

/** Schedules a call after a delay. @param what a call, or true for the count; the next event by default */
export function scheduleCall(state: LoopState, delay: number, what: Call | boolean = false): Step {
  const { next } = state;
  const call: Call =
    typeof what === "object"
      ? what
      : what || next === undefined
        ? { what: "count" }
        : { what: "next", position: next };
  const phase = { name: "waiting", call, until: state.now + delay } as const;
  return { state: { ...state, phase }, commands: [] };
}
