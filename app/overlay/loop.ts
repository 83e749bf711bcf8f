import { act } from "./acting";
import type { Controls } from "./control-messages.server";
import type { Alert } from "./events";
import { initialControls, latestControls } from "./controls";
import {
  after,
  type Command,
  type LoopEvent,
  type LoopState,
  type Moment,
  type Screen,
  type Step,
  type StoredState,
} from "./loop-state";
import { extraOf } from "./queue";
import { answered, counted, failed, readingWakeAt, readOn } from "./reading";
import { playOn, screenWakeAt } from "./showing";
import { gap, looksAhead, tablePace, type Pace } from "./timing";

/** A dock that was heard of listens for so long. */
const watchedFor = 30_000;

/**
 * Milliseconds after which the stored state is forgotten: alerts of an earlier stream would delay those of this one.
 * While alerts are paused it is not.
 */
export const MAX_STORED_AGE_MS = 30 * 60_000;

/** What the loop begins with. */
export interface LoopStart {
  stored?: StoredState | undefined;
  /** Shown before all else. */
  test?: Alert | undefined;
  pace?: Pace;
  controls?: Controls;
}

/** The loop before its first step, which is a tick. What was stored goes on: nothing is lost or shown twice. */
export function createLoop(
  now: number,
  {
    stored,
    test,
    pace = tablePace,
    controls = initialControls({ muted: false, volume: 1 }),
  }: LoopStart = {},
): Step {
  const isRecent = stored && (controls.paused || Math.abs(now - stored.at) <= MAX_STORED_AGE_MS);
  const restored = isRecent ? stored : undefined;
  const screen = restoreScreen(restored?.screen, now);
  const commands: Command[] = [];
  if (screen && !screen.hidden) {
    const { entry, since, shown } = screen;
    commands.push({ do: "show", entry, elapsed: now - since, shown });
  }
  const step = playOn({
    pace,
    looksAhead: looksAhead(pace),
    controls,
    acted: stored?.acted ?? [],
    watched: 0,
    phase: { name: "waiting", ask: { what: "count" }, until: now },
    now,
    asked: 0,
    next: restored?.next,
    count: restored?.count ?? 0,
    failures: 0,
    unknowns: 0,
    vouched: 0,
    silence: 0,
    countDue: false,
    cleared: restored?.cleared,
    isRestored: restored !== undefined,
    screen,
    extras: test ? [extraOf("test", "first", [test], now)] : [],
    waiting: restored?.waiting ?? [],
    delivered: stored?.delivered ?? [],
    shown: [],
  });
  return after(commands, step);
}

/** What a reload cut short, unless its time is over. */
function restoreScreen(screen: Screen | undefined, now: number): Screen | undefined {
  if (!screen || screen.since > now || now >= screen.since + screen.shown + gap) return undefined;
  return { ...screen, hidden: screen.hidden || now >= screen.since + screen.shown };
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
  // The position is stored before the event behind it is requested.
  const stored = store(read.state, before, event.kind === "counted");
  return after([...played.commands, ...stored], read);
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

const storedParts = ["next", "screen", "waiting", "cleared", "acted"] as const;

/** Stores the state when it has changed, and after each count, so that it does not become too old. */
function store(state: LoopState, before: LoopState, isCounted: boolean): Command[] {
  const { next, screen, now: at, count, waiting, cleared, delivered, acted } = state;
  const isSame = !isCounted && storedParts.every((part) => state[part] === before[part]);
  if (isSame || next === undefined) return [];
  // Tests and replays end with the page.
  const shown = screen?.entry.extra ? undefined : screen;
  const stored = { next, count, at, screen: shown, waiting, cleared, delivered, acted };
  return [{ do: "store", stored }];
}
