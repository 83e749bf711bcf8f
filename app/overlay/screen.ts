import type { LoopState } from "./loop-state";
import { sortByPriority, toQueueEntry, getReadyTime, getEntryType } from "./queue";
import type { Entry, Screen } from "./stored-state";
import { GAP_MS, LEAVE_MS } from "./timing";

const MAX_HISTORY_ENTRIES = 50;
const MAX_HISTORY_ALERTS = 250;

/** The time at which `updateScreen` changes the state next. */
export function getScreenWakeTime(state: LoopState): number {
  const { screen, waiting, pace, now } = state;
  const times = waiting
    .map((entry) => getReadyTime(entry, pace.combineMs))
    .filter((time) => time > now);
  if (screen) times.push(screen.since + screen.shown + (screen.hidden ? GAP_MS : 0));
  return Math.min(Infinity, ...times);
}

/** Hides the alert on screen when its time is over, and shows the next one after the gap. */
export function updateScreen(state: LoopState): void {
  const { screen, now } = state;
  if (!screen) return showNext(state);
  const elapsed = now - screen.since;
  if (elapsed < screen.shown) return shorten(state, screen);
  if (!screen.hidden) takeOffScreen(state, screen);
  if (elapsed < screen.shown + GAP_MS) return;
  state.screen = undefined;
  showNext(state);
}

/** Hides the alert on screen if its key is this one. */
export function skip(state: LoopState, key: string): void {
  const { screen, now } = state;
  if (!screen || screen.hidden || screen.entry.key !== key) return;
  takeOffScreen(state, { ...screen, shown: now - screen.since, skipped: true });
}

function takeOffScreen(state: LoopState, screen: Screen): void {
  const { entry, since } = screen;
  state.screen = { ...screen, hidden: true };
  state.commands.push({ type: "hide" });
  // Replays were shown before.
  if (entry.extra === "replay") return;
  let alerts = 0;
  const shown = [toQueueEntry(entry, since), ...state.shown].slice(0, MAX_HISTORY_ENTRIES);
  state.shown = shown.filter((one) => (alerts += one.alerts.length) <= MAX_HISTORY_ALERTS);
}

function showNext(state: LoopState): void {
  const { now, pace } = state;
  const entry = getNextEntry(state);
  if (!entry) return;
  const { maxShownMs: shown } = pace.types[getEntryType(entry)];
  state.screen = { entry, since: now, shown, hidden: false };
  state.extras = state.extras.filter((one) => one !== entry);
  state.waiting = state.waiting.filter((one) => one !== entry);
  state.commands.push({ type: "show", entry, elapsed: 0, shown });
}

/** The next entry to show; only a test while alerts are paused. */
function getNextEntry(state: LoopState): Entry | undefined {
  const { extras, waiting, pace, now, controls } = state;
  const extra = extras.find((entry) => !controls.paused || entry.extra === "test");
  if (extra || controls.paused || waiting.length === 0) return extra;
  return sortByPriority(waiting, pace).find((entry) => getReadyTime(entry, pace.combineMs) <= now);
}

/** Shortens the alert on screen to the minimum of its type while others wait. */
function shorten(state: LoopState, screen: Screen): void {
  const { minShownMs } = state.pace.types[getEntryType(screen.entry)];
  // The closing animation needs its time.
  const shown = Math.max(minShownMs, state.now - screen.since + LEAVE_MS);
  if (shown >= screen.shown || !getNextEntry(state)) return;
  state.screen = { ...screen, shown };
  state.commands.push({ type: "shorten", shown });
}
