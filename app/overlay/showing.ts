import type { QueueEntry } from "./control-messages.server";
import { deliveryOf, withDeliveries } from "./deliveries";
import { after, type Command, type LoopState, type Screen, type Step } from "./loop-state";
import { inOrder, queueEntry, readyAt, typeOf, type Entry } from "./queue";
import { gap, leaving } from "./timing";

/** So many entries are remembered for a second look, and so many alerts in them at the most. */
const memory = { entries: 50, alerts: 250 } as const;

/** When something is to be done about the screen. */
export function screenWakeAt(state: LoopState): number {
  const { screen, waiting, pace, now } = state;
  const times = waiting.map((entry) => readyAt(entry, pace.train)).filter((time) => time > now);
  if (screen) times.push(screen.since + screen.shown + (screen.hidden ? gap : 0));
  return Math.min(Infinity, ...times);
}

/** Takes off the screen what has had its time, and brings on it what is next. */
export function playOn(state: LoopState): Step {
  const { screen, now } = state;
  if (!screen) return bringOn(state);
  const elapsed = now - screen.since;
  if (elapsed < screen.shown) return hasten(state, screen);
  const commands: Command[] = screen.hidden ? [] : [{ do: "hide" }];
  const left = screen.hidden ? state : takenOff(state, screen);
  if (elapsed < screen.shown + gap) return { state: left, commands };
  return after(commands, bringOn({ ...left, screen: undefined }));
}

/** Takes the alert off the screen now, if it is that one. */
export function skip(state: LoopState, key: string): Step {
  const { screen, now } = state;
  if (!screen || screen.hidden || screen.entry.key !== key) return { state, commands: [] };
  const skipped = { ...screen, shown: now - screen.since, skipped: true };
  return { state: takenOff(state, skipped), commands: [{ do: "hide" }] };
}

function takenOff(state: LoopState, screen: Screen): LoopState {
  return { ...state, screen: { ...screen, hidden: true }, shown: withShown(state.shown, screen) };
}

/** What was shown, with one more: tests and replays are not remembered. */
function withShown(shown: readonly QueueEntry[], { entry, since }: Screen): readonly QueueEntry[] {
  if (entry.extra) return shown;
  let alerts = 0;
  return [queueEntry(entry, since), ...shown.slice(0, memory.entries - 1)].filter((one) => {
    alerts += one.alerts.length;
    return alerts <= memory.alerts;
  });
}

function bringOn(state: LoopState): Step {
  const { now, pace } = state;
  const entry = upNext(state);
  if (!entry) return { state, commands: [] };
  const { most: shown } = pace.kinds[typeOf(entry)];
  const deliveries = entry.members.map(({ alert, at }) => deliveryOf(alert, at));
  return {
    state: {
      ...state,
      screen: { entry, since: now, shown, hidden: false },
      extras: state.extras.filter((one) => one !== entry),
      waiting: state.waiting.filter((one) => one !== entry),
      delivered: entry.extra ? state.delivered : withDeliveries(state.delivered, deliveries),
    },
    commands: [{ do: "show", entry, elapsed: 0, shown }],
  };
}

/** What would come on the screen now. While alerts are paused, that is a test alone. */
function upNext(state: LoopState): Entry | undefined {
  const { extras, waiting, pace, now, controls } = state;
  const asked = extras.find((entry) => !controls.paused || entry.extra === "test");
  if (asked || controls.paused || waiting.length === 0) return asked;
  return inOrder(waiting, pace).find((entry) => readyAt(entry, pace.train) <= now);
}

/** An alert that keeps others waiting leaves after the least time of its kind. */
function hasten(state: LoopState, screen: Screen): Step {
  const { least } = state.pace.kinds[typeOf(screen.entry)];
  // With the time it takes to leave.
  const shown = Math.max(least, state.now - screen.since + leaving);
  if (shown >= screen.shown || !upNext(state)) return { state, commands: [] };
  return { state: { ...state, screen: { ...screen, shown } }, commands: [{ do: "hasten", shown }] };
}
