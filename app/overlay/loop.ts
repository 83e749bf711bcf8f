import { act } from "./acting";
import type { Controls } from "./control-messages.server";
import type { Alert } from "./events";
import { initialControls, latestControls } from "./controls";
import type { KeptPlace } from "./kept-place";
import {
  after,
  onScreen,
  positionOf,
  type Command,
  type LoopEvent,
  type LoopState,
  type Moment,
  type Step,
} from "./loop-state";
import { extraOf, positionsOf } from "./queue";
import { answered, counted, failed, readingWakeAt, readOn } from "./reading";
import { playOn, screenWakeAt } from "./showing";
import { looksAhead, tablePace, type Pace } from "./timing";

/** A dock that was heard of listens for so long. */
const watchedFor = 30_000;

/** What the loop begins with. */
export interface LoopStart {
  kept?: KeptPlace | undefined;
  /** Shown before all else. */
  test?: Alert | undefined;
  pace?: Pace;
  controls?: Controls;
}

/** The loop before its first step, which is a tick. */
export function createLoop(
  now: number,
  {
    kept,
    test,
    pace = tablePace,
    controls = initialControls({ muted: false, volume: 1 }),
  }: LoopStart = {},
): Step {
  return playOn({
    pace,
    looksAhead: looksAhead(pace),
    controls,
    acted: kept?.acted ?? [],
    watched: 0,
    phase: { name: "waiting", ask: { what: "count" }, until: now },
    now,
    asked: 0,
    next: undefined,
    count: 0,
    failures: 0,
    unknowns: 0,
    vouched: 0,
    silence: 0,
    countDue: false,
    done: [],
    cut: undefined,
    cleared: kept?.cleared,
    kept,
    screen: undefined,
    extras: test ? [extraOf("test", "first", [test], now)] : [],
    waiting: [],
    delivered: kept?.delivered ?? [],
    shown: [],
    mark: "",
  });
}

/** When the loop wants its next tick; Infinity for not before something happens. */
export function wakeAt(state: LoopState): number {
  return Math.min(readingWakeAt(state), screenWakeAt(state));
}

/** What comes of an event: the next state, and what is to be done. It never throws. */
export function step(before: LoopState, event: LoopEvent, moment: Moment): Step {
  const heard = hear({ ...before, now: moment.now }, event, moment);
  const played = after(heard.commands, playOn(heard.state));
  const read = readOn(played.state, moment);
  const kept = keep(read.state, before);
  // The place is kept before anything behind it is asked for.
  return after([...played.commands, ...kept.commands], { ...read, state: kept.state });
}

function hear(state: LoopState, event: LoopEvent, moment: Moment): Step {
  switch (event.kind) {
    case "tick":
      return { state, commands: [] };
    case "watched":
      return { state: { ...state, watched: state.now + watchedFor }, commands: [] };
    case "controls": {
      const controls = latestControls(state.controls, event.controls);
      return controls === state.controls
        ? { state, commands: [] }
        : { state: { ...state, controls }, commands: [{ do: "obey", controls }] };
    }
    case "action":
      return act(state, event.action);
    default:
      return hearAnswer(state, event, moment);
  }
}

function hearAnswer(
  state: LoopState,
  event: Extract<LoopEvent, { number: number }>,
  moment: Moment,
): Step {
  const { phase } = state;
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

/** Has the place in the queue kept, when it is another one. */
function keep(state: LoopState, before: LoopState): Step {
  const isSame =
    state.mark !== "" &&
    (["screen", "waiting", "cut", "next", "done", "cleared", "acted"] as const).every(
      (part) => state[part] === before[part],
    );
  const position = isSame ? undefined : positionOf(state);
  if (position === undefined) return { state, commands: [] };
  const { screen, cut, next, count, now, cleared, delivered, acted } = state;
  const showing = cut ? cut.positions : onScreen(state);
  const since = cut ? cut.since : showing.length > 0 ? screen?.since : undefined;
  const pending = new Set([...showing, ...positionsOf(state.waiting)]);
  const done = [
    ...Array.from({ length: next! - position }, (_, turn) => position + turn).filter(
      (place) => !pending.has(place),
    ),
    ...state.done,
  ];
  const mark = [position, since, cleared, acted.at(-1), showing.join(), done.join()].join(" ");
  if (mark === state.mark) return { state, commands: [] };
  const place: KeptPlace = {
    position,
    count,
    at: now,
    delivered,
    ...(since !== undefined && { since }),
    ...(showing.some((one) => one !== position) && { showing }),
    ...(done.length > 0 && { done }),
    ...(cleared !== undefined && { cleared }),
    ...(acted.length > 0 && { acted }),
  };
  const commands: Command[] = [{ do: "keep", place }];
  return { state: { ...state, mark }, commands };
}
