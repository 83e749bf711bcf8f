import { isRepeat, withDelivery, type Delivery } from "./deliveries";
import { isAlert, type Alert, type OverlayEvent } from "./events";
import { startFrom, type KeptPlace } from "./kept-place";
import { pollDelay, retryDelay, timings } from "./timing";

/** A call of the overlay's: how many events there are, or the one at a position. */
export type Call = { what: "count" } | { what: "next"; position: number };

/** What the overlay is doing. All times are milliseconds of the wall clock. */
type Phase =
  | { name: "asking"; ask: Call; number: number; since: number }
  | { name: "waiting"; ask: Call; until: number }
  | { name: "showing"; alert: Alert; since: number; hidden: boolean };

/** The state of the loop. `step` makes the next one; nothing else changes it. */
export interface LoopState {
  phase: Phase;
  /** The clock at the last step. */
  now: number;
  /** How many calls were made; an answer carries the number of its call. */
  asked: number;
  /** The event that is shown, or the next one; unknown until the first count. */
  position: number | undefined;
  /** The event count as it was last heard of. */
  count: number;
  /** Failed calls in a row. */
  failures: number;
  /** How often the event at the position was of no known type. */
  unknowns: number;
  /** Tries left, after the event behind a failing one could be had. */
  vouched: number;
  /** Empty answers since the last count. */
  silence: number;
  /** Whether the queue has to be counted again when it is empty. */
  countDue: boolean;
  delivered: readonly Delivery[];
  /** When the event at the position came on the screen, before a reload cut it short. */
  resumed: number | undefined;
  kept: KeptPlace | undefined;
}

/** What happens to the overlay. A failed call, of any sort, is `failed`. */
export type LoopEvent =
  | { kind: "tick" }
  | { kind: "counted"; number: number; count: number }
  | { kind: "next"; number: number; event: OverlayEvent | undefined }
  | { kind: "failed"; number: number };

/** What the overlay is to do. */
export type Command =
  | { do: "ask"; ask: Call; number: number }
  /** `elapsed` is 0, or what of the alert was on the screen before a reload. */
  | { do: "show"; alert: Alert; elapsed: number }
  | { do: "hide" }
  | { do: "keep"; place: KeptPlace }
  | { do: "log"; text: string };

/** The clock and the dice of a step. */
export interface Moment {
  /** Never earlier than at the step before; see `steady-clock.ts`. */
  now: number;
  /** 0 to 1. */
  chance: number;
}

export interface Step {
  state: LoopState;
  commands: Command[];
}

/** A call without an answer after so long has failed. */
export const responseTimeout = 10_000;

/** So often an event of no known type is asked for, before it is passed over. */
export const unknownTries = 5;

/** After so many failures at a position, every other call asks for the event behind it. */
export const patience = 8;
/** If that one can be had, the failing event gets so many more tries. */
const lastTries = 3;

/** So many empty answers, and the queue is counted again: it may have begun anew. */
const countEvery = 60;

/** The loop before its first step, which is a tick. A test alert is shown before all else. */
export function createLoop(
  now: number,
  { kept, test }: { kept?: KeptPlace | undefined; test?: Alert | undefined } = {},
): Step {
  const state: LoopState = {
    phase: { name: "waiting", ask: { what: "count" }, until: now },
    now,
    asked: 0,
    position: undefined,
    count: 0,
    failures: 0,
    unknowns: 0,
    vouched: 0,
    silence: 0,
    countDue: false,
    delivered: kept?.delivered ?? [],
    resumed: undefined,
    kept,
  };
  if (!test) return { state, commands: [] };
  return {
    state: { ...state, phase: { name: "showing", alert: test, since: now, hidden: false } },
    commands: [{ do: "show", alert: test, elapsed: 0 }],
  };
}

/** When the loop wants its next tick. */
export function wakeAt({ phase }: LoopState): number {
  switch (phase.name) {
    case "asking":
      return phase.since + responseTimeout;
    case "waiting":
      return phase.until;
    case "showing":
      return phase.since + timings[phase.alert.type][phase.hidden ? "advance" : "shown"];
  }
}

/** What comes of an event: the next state, and what is to be done. It never throws. */
export function step(before: LoopState, event: LoopEvent, moment: Moment): Step {
  const state = { ...before, now: moment.now };
  const { phase } = state;
  if (event.kind === "tick") return tick(state, moment);
  // The answer to a call that was given up.
  if (phase.name !== "asking" || phase.number !== event.number) return { state, commands: [] };
  switch (event.kind) {
    case "counted":
      return counted(state, event.count);
    case "next":
      return answered(state, phase.ask, event.event);
    case "failed":
      return failed(state, phase.ask, moment);
  }
}

function tick(state: LoopState, moment: Moment): Step {
  const { phase, now } = state;
  if (now < wakeAt(state)) return { state, commands: [] };
  switch (phase.name) {
    case "asking":
      return failed(state, phase.ask, moment);
    case "waiting":
      return ask(state, phase.ask);
    case "showing": {
      const hide: Command[] = phase.hidden ? [] : [{ do: "hide" }];
      if (now < phase.since + timings[phase.alert.type].advance) {
        return { state: { ...state, phase: { ...phase, hidden: true } }, commands: hide };
      }
      // The test alert has no place in the queue.
      if (state.position === undefined) return after(hide, ask(state, { what: "count" }));
      return after(hide, askNext(advance(state)));
    }
  }
}

function counted(state: LoopState, count: number): Step {
  const fresh = { ...state, count, failures: 0, silence: 0, countDue: false };
  if (state.position === undefined) {
    const { position, since } = startFrom(count, state.kept, state.now);
    return askNext({ ...fresh, position, resumed: since, kept: undefined });
  }
  // Fewer events than there were: the queue has begun anew.
  if (count < state.count && count < state.position) {
    const moved = { ...fresh, position: count };
    const text = `the queue has begun anew: from ${state.position} to ${count}`;
    return after([{ do: "log", text }], askNext(moved));
  }
  return askNext(fresh);
}

function answered(state: LoopState, asked: Call, event: OverlayEvent | undefined): Step {
  const position = state.position;
  if (asked.what !== "next" || position === undefined) return wait(state, pollDelay, asked);
  if (asked.position !== position) return vouch(state, event !== undefined);

  const hadFailures = state.failures > 0;
  const heard = { ...state, failures: 0, vouched: 0 };
  if (!event) {
    const silence = heard.silence + 1;
    const countDue = heard.countDue || hadFailures || silence >= countEvery;
    const quiet = { ...heard, silence, resumed: undefined };
    return wait(quiet, pollDelay, countDue ? { what: "count" } : undefined);
  }
  if (!isAlert(event)) return unknown(heard, event);

  if (state.resumed !== undefined) return show(heard, event, state.resumed);
  if (isRepeat(state.delivered, event, state.now)) {
    return passOver(heard, "says what an earlier one said");
  }
  return show(heard, event, state.now);
}

/** Brings an alert on the screen, or back to where it would be had it never left. */
function show(state: LoopState, alert: Alert, since: number): Step {
  const { shown, advance: end } = timings[alert.type];
  const elapsed = state.now - since;
  if (elapsed >= end) return askNext(advance(state));
  const hidden = elapsed >= shown;
  const next: LoopState = {
    ...state,
    unknowns: 0,
    silence: 0,
    countDue: true,
    resumed: undefined,
    delivered:
      state.resumed === undefined
        ? withDelivery(state.delivered, alert, state.now)
        : state.delivered,
    phase: { name: "showing", alert, since, hidden },
  };
  return {
    state: next,
    commands: [keep(next, since), ...(hidden ? [] : [{ do: "show", alert, elapsed } as const])],
  };
}

function unknown(state: LoopState, { type }: OverlayEvent): Step {
  const unknowns = state.unknowns + 1;
  if (unknowns < unknownTries) return wait({ ...state, unknowns }, pollDelay);
  return passOver(state, `has no type this overlay knows: ${JSON.stringify(type.slice(0, 40))}`);
}

/** The event behind a failing one was asked for: if it can be had, the upstream is well. */
function vouch(state: LoopState, isThere: boolean): Step {
  return wait({ ...state, vouched: isThere ? lastTries : 0 }, pollDelay);
}

function failed(state: LoopState, asked: Call, { chance }: Moment): Step {
  const failures = state.failures + 1;
  const delay = retryDelay(failures, chance);
  const next = { ...state, failures };
  const { position } = state;
  if (position === undefined) return wait(next, delay, { what: "count" });
  if (asked.what === "count") return wait({ ...next, countDue: true }, delay);

  const isHere = asked.position === position;
  if (isHere && state.vouched === 1) {
    return passOver({ ...next, failures: 0 }, "cannot be had");
  }
  if (isHere && state.vouched > 1) return wait({ ...next, vouched: state.vouched - 1 }, delay);
  const looksAhead = isHere && failures >= patience;
  return wait(next, delay, looksAhead ? { what: "next", position: position + 1 } : undefined);
}

/** Leaves the event at the position out, and says so. */
function passOver(state: LoopState, why: string): Step {
  const next = advance(state);
  const log: Command = { do: "log", text: `event ${state.position} ${why}, and is passed over` };
  return wait(next, pollDelay, undefined, [log, keep(next, undefined)]);
}

/** On to the next place in the queue. */
function advance(state: LoopState): LoopState {
  const position = (state.position ?? 0) + 1;
  return { ...state, position, unknowns: 0, vouched: 0, resumed: undefined };
}

function askNext(state: LoopState): Step {
  const next = ask(state, { what: "next", position: state.position ?? 0 });
  return after([keep(state, state.resumed)], next);
}

function ask(state: LoopState, what: Call): Step {
  const number = state.asked + 1;
  const phase: Phase = { name: "asking", ask: what, number, since: state.now };
  return {
    state: { ...state, asked: number, phase },
    commands: [{ do: "ask", ask: what, number }],
  };
}

/** Waits, then asks: for the event at the position, unless told otherwise. */
function wait(
  state: LoopState,
  delay: number,
  what: Call = { what: "next", position: state.position ?? 0 },
  commands: Command[] = [],
): Step {
  const phase: Phase = { name: "waiting", ask: what, until: state.now + delay };
  return { state: { ...state, phase }, commands };
}

function after(commands: Command[], { state, commands: more }: Step): Step {
  return { state, commands: [...commands, ...more] };
}

function keep(state: LoopState, since: number | undefined): Command {
  const { position = 0, count, now, delivered } = state;
  return {
    do: "keep",
    place: { position, count, at: now, delivered, ...(since !== undefined && { since }) },
  };
}
