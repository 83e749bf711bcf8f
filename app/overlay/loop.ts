import { applyAction } from "./actions";
import { getRequestWakeTime, refreshCount, sendDueRequest } from "./calls";
import type { Controls } from "./control-messages";
import type { Alert } from "./events";
import { latestControls } from "./controls";
import type { LoopEvent, LoopState, Moment } from "./loop-state";
import { handleCount } from "./new-queue";
import { createExtra } from "./queue";
import { handleEvent, handleFailure, handleMissing } from "./requests";
import type { Screen, StoredState } from "./stored-state";
import { updateScreen, getScreenWakeTime } from "./screen";
import { GAP_MS, type Pace } from "./timing";

/** Milliseconds that a dock listens after its request. */
const WATCHED_MS = 30_000;

/**
 * The age at which a stored state is dropped, unless alerts are paused: alerts of an earlier stream would delay those of
 * this one.
 */
export const MAX_STORED_AGE_MS = 30 * 60_000;

export interface LoopStart {
  stored?: StoredState | undefined;
  /** A test alert that is shown first. */
  test?: Alert | undefined;
  pace: Pace;
  controls: Controls;
}

/** Creates the loop, which continues from a stored state. Its first step has to be a tick. */
export function createLoop(now: number, { stored, test, pace, controls }: LoopStart): LoopState {
  const isRecent = stored && (controls.paused || Math.abs(now - stored.at) <= MAX_STORED_AGE_MS);
  const restored = isRecent ? stored : undefined;
  const screen = restoreScreen(restored?.screen, now);
  const state: LoopState = {
    commands: [],
    pace,
    controls,
    handledIds: stored?.handledIds ?? [],
    watchedUntil: 0,
    phase: { name: "waiting", call: { what: "count" }, until: now },
    now,
    requestCount: 0,
    next: restored?.next,
    count: restored?.count ?? 0,
    failures: 0,
    attempts: 0,
    probes: 0,
    isCountDue: false,
    checkedAt: now,
    checkedNext: restored?.next ?? 0,
    reread: undefined,
    lastOld: 0,
    cleared: restored?.cleared,
    isCountRequired: restored !== undefined,
    screen,
    extras: test ? [createExtra("test", "first", [test], now)] : [],
    waiting: restored?.waiting ?? [],
    seen: restored?.seen ?? [],
    shown: [],
  };
  if (screen && !screen.hidden) {
    const { entry, since, shown } = screen;
    state.commands.push({ type: "show", entry, elapsed: now - since, shown });
  }
  updateScreen(state);
  return state;
}

/** The alert that was on screen before a reload, unless its time is over. */
function restoreScreen(screen: Screen | undefined, now: number): Screen | undefined {
  if (!screen || screen.since > now || now >= screen.since + screen.shown + GAP_MS)
    return undefined;
  return { ...screen, hidden: screen.hidden || now >= screen.since + screen.shown };
}

/** When the loop needs a tick; Infinity if only an event changes something. */
export function getWakeTime(state: LoopState): number {
  return Math.min(getRequestWakeTime(state), getScreenWakeTime(state));
}

/** Returns the state after an event. It never throws. */
export function step(before: LoopState, event: LoopEvent, { now, chance }: Moment): LoopState {
  const state: LoopState = { ...before, now, commands: [] };
  handleLoopEvent(state, event, chance);
  const { phase } = state;
  if (phase.name === "requesting" && now >= getRequestWakeTime(state)) {
    handleFailure(state, phase.call, chance);
  }
  updateScreen(state);
  // The position is stored before the event behind it is requested.
  store(state, before, event.type === "counted");
  sendDueRequest(state);
  return state;
}

function handleLoopEvent(state: LoopState, event: LoopEvent, chance: number): void {
  switch (event.type) {
    case "tick":
      return;
    case "watched":
      state.watchedUntil = state.now + WATCHED_MS;
      return refreshCount(state);
    case "controls": {
      const controls = latestControls(state.controls, event.controls);
      if (controls === state.controls) return;
      state.controls = controls;
      state.commands.push({ type: "set-controls", controls });
      return;
    }
    case "action":
      return applyAction(state, event.action);
    default:
      return handleResponse(state, event, chance);
  }
}

function handleResponse(
  state: LoopState,
  event: Extract<LoopEvent, { number: number }>,
  chance: number,
): void {
  const { phase } = state;
  // The call has timed out.
  if (phase.name !== "requesting" || phase.number !== event.number) return;
  switch (event.type) {
    case "counted":
      return handleCount(state, event.count);
    case "next":
      return handleEvent(state, phase.call, event.event);
    case "missing":
      return handleMissing(state, phase.call, chance);
    case "failed":
      return handleFailure(state, phase.call, chance);
  }
}

const storedParts = ["next", "screen", "waiting", "cleared", "handledIds"] as const;

/** Stores the state when it has changed, and after each count, so that it does not become too old. */
function store(state: LoopState, before: LoopState, isCounted: boolean): void {
  const { next, screen, now: at, count, waiting, cleared, seen, handledIds } = state;
  const isSame = !isCounted && storedParts.every((part) => state[part] === before[part]);
  if (isSame || next === undefined) return;
  // Tests and replays end with the page.
  const shown = screen?.entry.extra ? undefined : screen;
  const stored = { next, count, at, screen: shown, waiting, cleared, seen, handledIds };
  state.commands.push({ type: "store", stored });
}
