import {
  countCall,
  getRequestWakeTime,
  MAX_READ_AHEAD,
  scheduleCall,
  sendDueRequest,
} from "./calls";
import type { ControlAction, Controls } from "./control-messages";
import { isAlert, type Alert } from "./events";
import { latestControls } from "./controls";
import type { LoopEvent, LoopState } from "./loop-state";
import { createTestAlert } from "./options";
import { createExtra, removeBefore } from "./queue";
import { handleFailure, handleResponse } from "./reading";
import type { Screen, StoredState } from "./stored-state";
import { getScreenWakeTime, skip, updateScreen } from "./screen";
import { GAP_MS, type Pace } from "./timing";

/** Milliseconds that a dock listens after its request. */
const WATCHED_MS = 30_000;

const MAX_HANDLED_IDS = 50;
const MAX_EXTRAS = 20;

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
    phase: { call: countCall, until: now },
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

/**
 * Returns the state after an event. It never throws.
 *
 * @param now never earlier than at the step before
 * @param chance a random number from 0 to 1
 */
export function step(before: LoopState, event: LoopEvent, now: number, chance: number): LoopState {
  const state: LoopState = { ...before, now, commands: [] };
  handleLoopEvent(state, event, chance);
  const { phase } = state;
  if (phase.number !== undefined && now >= phase.until) handleFailure(state, phase.call, chance);
  updateScreen(state);
  // The position is stored before the event behind it is requested.
  const isResponse = event.type === "response" && state.failures === 0;
  store(state, before, isResponse && before.phase.call.what === "count");
  sendDueRequest(state);
  return state;
}

function handleLoopEvent(state: LoopState, event: LoopEvent, chance: number): void {
  const { phase, next, failures, now } = state;
  switch (event.type) {
    case "tick":
      return;
    case "watched":
      state.watchedUntil = now + WATCHED_MS;
      // The dock shows the count at once.
      if (phase.number === undefined && next !== undefined && failures === 0)
        scheduleCall(state, 0, countCall);
      return;
    case "controls": {
      const controls = latestControls(state.controls, event.controls);
      if (controls === state.controls) return;
      state.controls = controls;
      state.commands.push({ type: "set-controls", controls });
      return;
    }
    case "action":
      return applyAction(state, event.action);
    case "response":
      // Otherwise the call has timed out.
      if (phase.number === event.number) handleResponse(state, phase.call, event.response, chance);
  }
}

/** Applies an action of a dock, unless one with its id was applied before. */
function applyAction(state: LoopState, action: ControlAction): void {
  const { id } = action;
  if (state.handledIds.includes(id)) return;
  state.handledIds = [...state.handledIds, id].slice(-MAX_HANDLED_IDS);
  switch (action.type) {
    case "skip":
      return skip(state, action.key);
    case "clear":
      return clear(state, action.before);
    case "test":
    case "replay": {
      const requested =
        action.type === "test" ? [createTestAlert(action.alertType)] : action.alerts;
      const alerts = requested.filter(isAlert).slice(0, MAX_READ_AHEAD);
      if (alerts.length === 0) return;
      const extra = createExtra(action.type, id, alerts, state.now);
      state.extras = [...state.extras, extra].slice(-MAX_EXTRAS);
    }
  }
}

/** Drops waiting alerts before a position, and events before it that are read later. */
function clear(state: LoopState, before: number): void {
  const { next } = state;
  state.extras = [];
  state.waiting = removeBefore(state.waiting, before);
  if (next === undefined || next < before) state.cleared = Math.max(before, state.cleared ?? 0);
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
