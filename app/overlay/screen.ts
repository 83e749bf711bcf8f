import type { QueueEntry } from "./control-messages.server";
import { createDelivery, addDeliveries } from "./deliveries";
import { after, type Command, type LoopState, type Screen, type Step } from "./loop-state";
import { sortByPriority, toQueueEntry, getReadyTime, getEntryType, type Entry } from "./queue";
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
export function updateScreen(state: LoopState): Step {
  const { screen, now } = state;
  if (!screen) return showNext(state);
  const elapsed = now - screen.since;
  if (elapsed < screen.shown) return shorten(state, screen);
  const commands: Command[] = screen.hidden ? [] : [{ type: "hide" }];
  const hidden = screen.hidden ? state : takeOffScreen(state, screen);
  if (elapsed < screen.shown + GAP_MS) return { state: hidden, commands };
  return after(commands, showNext({ ...hidden, screen: undefined }));
}

/** Hides the alert on screen if its key is this one. */
export function skip(state: LoopState, key: string): Step {
  const { screen, now } = state;
  if (!screen || screen.hidden || screen.entry.key !== key) return { state, commands: [] };
  const skipped = { ...screen, shown: now - screen.since, skipped: true };
  return { state: takeOffScreen(state, skipped), commands: [{ type: "hide" }] };
}

function takeOffScreen(state: LoopState, screen: Screen): LoopState {
  return {
    ...state,
    screen: { ...screen, hidden: true },
    shown: addToHistory(state.shown, screen),
  };
}

/** Tests and replays are not added. */
function addToHistory(
  shown: readonly QueueEntry[],
  { entry, since }: Screen,
): readonly QueueEntry[] {
  if (entry.extra) return shown;
  let alerts = 0;
  return [toQueueEntry(entry, since), ...shown.slice(0, MAX_HISTORY_ENTRIES - 1)].filter((one) => {
    alerts += one.alerts.length;
    return alerts <= MAX_HISTORY_ALERTS;
  });
}

function showNext(state: LoopState): Step {
  const { now, pace } = state;
  const entry = getNextEntry(state);
  if (!entry) return { state, commands: [] };
  const { maxShownMs: shown } = pace.types[getEntryType(entry)];
  const deliveries = entry.members.map(({ alert, at }) => createDelivery(alert, at));
  return {
    state: {
      ...state,
      screen: { entry, since: now, shown, hidden: false },
      extras: state.extras.filter((one) => one !== entry),
      waiting: state.waiting.filter((one) => one !== entry),
      delivered: entry.extra ? state.delivered : addDeliveries(state.delivered, deliveries),
    },
    commands: [{ type: "show", entry, elapsed: 0, shown }],
  };
}

/** The next entry to show; only a test while alerts are paused. */
function getNextEntry(state: LoopState): Entry | undefined {
  const { extras, waiting, pace, now, controls } = state;
  const extra = extras.find((entry) => !controls.paused || entry.extra === "test");
  if (extra || controls.paused || waiting.length === 0) return extra;
  return sortByPriority(waiting, pace).find((entry) => getReadyTime(entry, pace.combineMs) <= now);
}

/** Shortens the alert on screen to the minimum of its type while others wait. */
function shorten(state: LoopState, screen: Screen): Step {
  const { minShownMs } = state.pace.types[getEntryType(screen.entry)];
  // The closing animation needs its time.
  const shown = Math.max(minShownMs, state.now - screen.since + LEAVE_MS);
  if (shown >= screen.shown || !getNextEntry(state)) return { state, commands: [] };
  return {
    state: { ...state, screen: { ...screen, shown } },
    commands: [{ type: "shorten", shown }],
  };
}
