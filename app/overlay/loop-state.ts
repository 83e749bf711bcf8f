import type { ControlAction, Controls, OverlayReport, QueueEntry } from "./control-messages";
import type { OverlayEvent } from "./events";
import { sortByPriority, toQueueEntry } from "./queue";
import type { Entry, StoredState } from "./stored-state";
import type { Pace } from "./timing";

/** A call to the relay: the number of events, or the one at a position. */
export type Call =
  | { what: "count" }
  | { what: "next"; position: number }
  /** Reads a position again, then `others`, to compare events with those of the first time. `event` waits for the result. */
  | { what: "compare"; position: number; others: number[]; event: OverlayEvent | undefined };

/** What the relay responds: "missing" is a 404, undefined any other failure. */
export type RelayResponse =
  | { count: number }
  | { event: OverlayEvent | undefined }
  | "missing"
  | undefined;

/**
 * The state of the loop. `step` changes a copy, in which lists and objects are replaced, not changed. All times are
 * milliseconds of the wall clock.
 */
export interface LoopState extends Omit<StoredState, "next" | "at"> {
  /** The side effects of the last step. */
  readonly commands: Command[];
  readonly pace: Pace;
  controls: Controls;
  /** Until then a dock listens to reports. */
  watchedUntil: number;

  /** The next call and its time; with a number, the call under way and the time at which it has failed. */
  phase: { call: Call; until: number; number?: number };
  /** The time of the last step. */
  now: number;
  /** The number of the last call; its response has the same one. */
  requestCount: number;
  /** The position to read next; undefined before the first count. */
  next: number | undefined;
  /** Failed calls in a row. */
  failures: number;
  /** Responses in a row without an alert at a position. */
  attempts: number;
  /** Successful requests in a row for the event after a failing one. */
  probes: number;
  /** Whether the queue has to be counted again when it is empty. */
  isCountDue: boolean;
  /** When it was last checked whether the queue has begun anew. */
  checkedAt: number;
  /** The position that was to be read next then. */
  checkedNext: number;
  /** A new queue is read from the first known position on; "unsure" until an event there tells whether it is a new one, too. */
  reread: "unsure" | "sure" | undefined;
  /** The number of the last event that was read before a new queue; see `SeenEvents`. */
  lastOld: number;
  /** The queue has to be counted before the next event is read: it may be a new one. */
  isCountRequired: boolean;

  /** Tests and replays: they are shown before waiting alerts. */
  extras: readonly Entry[];
  /** The latest first. */
  shown: readonly QueueEntry[];
}

/** An event of the loop. */
export type LoopEvent =
  | { type: "tick" }
  | { type: "response"; number: number; response: RelayResponse }
  | { type: "controls"; controls: Controls }
  | { type: "action"; action: ControlAction }
  /** A dock listens to reports for the next half minute. */
  | { type: "watched" };

/** A side effect that `run-overlay.ts` executes. */
export type Command =
  | { type: "request"; call: Call; number: number }
  /** Milliseconds on screen: `elapsed` before a reload, `shown` in all. */
  | { type: "show"; entry: Entry; elapsed: number; shown: number }
  /** The alert on screen leaves `shown` ms after its start. */
  | { type: "shorten"; shown: number }
  | { type: "hide" }
  | { type: "set-controls"; controls: Controls }
  | { type: "store"; stored: StoredState }
  | { type: "log"; text: string };

/** The position of the first event that is not finished; undefined before the first count. */
export function getPosition({ next, screen, waiting }: LoopState): number | undefined {
  if (next === undefined) return undefined;
  const pending = screen && !screen.skipped ? [screen.entry, ...waiting] : waiting;
  const members = pending.flatMap((entry) => entry.members);
  return Math.min(next, ...members.map(({ position = next }) => position));
}

/** Describes a state for docks. @param overlay identifies this overlay */
export function createReport(state: LoopState, overlay: string): OverlayReport {
  const { screen, extras, waiting, pace, controls, shown, now, count, next = 0 } = state;
  return {
    overlay,
    at: now,
    connection: state.failures > 0 ? "retrying" : "connected",
    position: getPosition(state),
    // The last count may be older than the last event.
    count: Math.max(count, next),
    showing:
      screen?.hidden === false
        ? { ...toQueueEntry(screen.entry, screen.since), ends: screen.since + screen.shown }
        : undefined,
    waiting: [...extras, ...sortByPriority(waiting, pace)].map((entry) => toQueueEntry(entry)),
    shown: [...shown],
    controls,
  };
}
