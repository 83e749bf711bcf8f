import { deliveryOf, isRepeat, withDeliveries } from "./deliveries";
import { isAlert, type Alert, type OverlayEvent } from "./events";
import { after, positionOf, type Call, type LoopState, type Moment, type Step } from "./loop-state";
import { withMember, withoutPlaces } from "./queue";
import { pollDelay, retryDelay } from "./timing";

/** A call without an answer after so long has failed. */
export const RESPONSE_TIMEOUT_MS = 10_000;

/** So often an event of no known type is asked for, before it is passed over. */
export const unknownTries = 5;

/** After so many failures at a position, every other call asks for the event behind it. */
export const patience = 8;
/** When that one could be had so many times in a row, and the failing one not in between, it is broken. */
const lastTries = 3;

/** So many empty answers, and the queue is counted again: it may have begun anew. */
const countEvery = 60;

/** So many events are read ahead; one that waits is overtaken by no more than these. */
export const readAhead = 50;

/** Whether a call may be made: by the table none is while an alert has its time. */
function mayAsk(state: LoopState): boolean {
  const { controls, now, watched, cleared, screen, waiting, next } = state;
  const isAhead = state.looksAhead || controls.paused || now < watched;
  if (state.isRestored || cleared) return true;
  if (!isAhead) return !screen && waiting.length === 0;
  if (next === undefined) return true;
  const members = waiting.reduce((sum, entry) => sum + entry.members.length, 0);
  return Math.max(members, next - positionOf(state)!) < readAhead;
}

/** When something is to be done about the upstream. */
export function readingWakeAt(state: LoopState): number {
  const { phase } = state;
  if (phase.name === "asking") return phase.since + RESPONSE_TIMEOUT_MS;
  return mayAsk(state) ? phase.until : Infinity;
}

/** Makes the call that is due, if one is; gives one up that nobody answers. */
export function readOn(state: LoopState, moment: Moment): Step {
  const { phase, now } = state;
  if (now < readingWakeAt(state)) return { state, commands: [] };
  if (phase.name === "asking") return failed(state, phase.ask, moment);
  const number = state.asked + 1;
  return {
    state: {
      ...state,
      asked: number,
      phase: { name: "asking", ask: phase.ask, number, since: now },
    },
    commands: [{ do: "ask", ask: phase.ask, number }],
  };
}

/** The queue was counted. */
export function counted(state: LoopState, count: number): Step {
  const fresh = { ...state, count, failures: 0, silence: 0, countDue: false, isRestored: false };
  const { next } = state;
  if (next === undefined) return wait({ ...fresh, next: count }, 0);
  // While this page runs, a higher count that lags behind `next` is no new queue; after a reload it is.
  const isOther = state.isRestored ? count !== state.count : count < state.count;
  if (count >= next || !isOther) return wait(fresh, 0);
  // The queue has begun anew. Events of the old one that were read are still shown.
  const text = `the queue has begun anew: from ${next} to ${count}`;
  const { screen } = state;
  const moved: LoopState = {
    ...fresh,
    next: count,
    cleared: undefined,
    waiting: state.waiting.map(withoutPlaces),
    screen: screen && { ...screen, entry: withoutPlaces(screen.entry) },
  };
  return after([{ do: "log", text }], wait(moved, 0));
}

/** A call for an event was answered; nothing says that there is none yet. */
export function answered(state: LoopState, asked: Call, event: OverlayEvent | undefined): Step {
  const { next } = state;
  if (asked.what !== "next" || next === undefined) return wait(state, pollDelay, asked);
  if (asked.position !== next) return vouch(state, event !== undefined);

  const hadFailures = state.failures > 0;
  const heard = { ...state, failures: 0, vouched: 0 };
  if (!event) {
    const silence = heard.silence + 1;
    const countDue = heard.countDue || hadFailures || silence >= countEvery;
    return wait({ ...heard, silence, countDue, cleared: undefined }, pollDelay, countDue);
  }
  if (heard.cleared && next < heard.cleared) {
    const delivered = withDeliveries(heard.delivered, [deliveryOf(event, state.now)]);
    return wait({ ...advance(heard), delivered }, 0);
  }
  if (!isAlert(event)) return unknown(heard, event);
  const waits = heard.waiting.flatMap(({ members }) =>
    members.map(({ alert, at }) => deliveryOf(alert, at)),
  );
  if (isRepeat([...heard.delivered, ...waits], event, state.now)) {
    return passOver(heard, "says what an earlier one said");
  }
  return taken(heard, event);
}

/** Adds an alert to those that wait, and goes on to the next event. */
function taken(state: LoopState, alert: Alert): Step {
  const { next: position, now: at, pace } = state;
  const waiting = withMember(state.waiting, { alert, position, at }, pace.train);
  return wait({ ...advance(state), waiting, silence: 0, countDue: true }, 0);
}

function unknown(state: LoopState, { type }: OverlayEvent): Step {
  const unknowns = state.unknowns + 1;
  if (unknowns < unknownTries) return wait({ ...state, unknowns }, pollDelay);
  return passOver(state, `has no type this overlay knows: ${JSON.stringify(type.slice(0, 40))}`);
}

/** The event behind a failing one was asked for: if it can be had, the upstream is well. */
function vouch(state: LoopState, isThere: boolean): Step {
  return wait({ ...state, vouched: isThere ? state.vouched + 1 : 0 }, pollDelay);
}

/** A call failed, or has had no answer for too long. */
export function failed(state: LoopState, asked: Call, { chance }: Moment): Step {
  const failures = state.failures + 1;
  const delay = retryDelay(failures, chance);
  const on = { ...state, failures };
  const { next } = state;
  if (next === undefined) return wait(on, delay);
  if (asked.what === "count") return wait({ ...on, countDue: true }, delay);

  // Not the one behind it either: it is an outage.
  if (asked.position !== next) return wait({ ...on, vouched: 0 }, delay);
  if (state.vouched === lastTries) return passOver({ ...on, failures: 0 }, "cannot be had");
  return wait(on, delay, failures >= patience && { what: "next", position: next + 1 });
}

/** Leaves the next event out, and says so. */
function passOver(state: LoopState, why: string): Step {
  const text = `event ${state.next} ${why}, and is passed over`;
  return after([{ do: "log", text }], wait(advance(state), pollDelay));
}

function advance(state: LoopState): LoopState {
  return { ...state, next: (state.next ?? 0) + 1, unknowns: 0, vouched: 0 };
}

/** Waits, then asks: for the next event, unless for the count, or told otherwise. */
export function wait(state: LoopState, delay: number, what: Call | boolean = false): Step {
  const { next } = state;
  const ask: Call =
    typeof what === "object"
      ? what
      : what || next === undefined
        ? { what: "count" }
        : { what: "next", position: next };
  const phase = { name: "waiting", ask, until: state.now + delay } as const;
  return { state: { ...state, phase }, commands: [] };
}
