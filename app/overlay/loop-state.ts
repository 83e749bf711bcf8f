import type { ControlAction, Controls, QueueEntry } from "./control-messages";
import type { OverlayEvent } from "./events";
import type { Entry, Screen, SeenEvents, StoredState } from "./stored-state";
import type { Pace } from "./timing";

/** A call to the relay: the number of events, or the one at a position. */
export type Call =
  | { what: "count" }
  | { what: "next"; position: number }
  /** To compare it with the one that was read there before, as at `others` after it. A new event waits for the result. */
  | { what: "compare"; position: number; others: number[]; event: OverlayEvent | undefined };

/** All times are milliseconds of the wall clock. */
export type Phase =
  | { name: "requesting"; call: Call; number: number; since: number }
  | { name: "waiting"; call: Call; until: number };

/** The state of the loop. `step` changes a copy, in which lists and objects are replaced, not changed. */
export interface LoopState {
  /** The side effects of the last step. */
  readonly commands: Command[];
  readonly pace: Pace;
  controls: Controls;
  /** The ids of the last actions of docks. */
  handledIds: readonly string[];
  /** Until then a dock listens to reports. */
  watchedUntil: number;

  phase: Phase;
  /** The time of the last step. */
  now: number;
  /** The number of the last call; its response has the same one. */
  requestCount: number;
  /** The position to read next; undefined before the first count. */
  next: number | undefined;
  count: number;
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
  /** Events before this position are dropped. */
  cleared: number | undefined;
  /** The queue has to be counted before the next event is read: it may be a new one. */
  isCountRequired: boolean;

  screen: Screen | undefined;
  /** Tests and replays: they are shown before waiting alerts. */
  extras: readonly Entry[];
  waiting: readonly Entry[];
  seen: SeenEvents;
  /** The latest first. */
  shown: readonly QueueEntry[];
}

/** An event of the loop. */
export type LoopEvent =
  | { type: "tick" }
  | { type: "counted"; number: number; count: number }
  | { type: "next"; number: number; event: OverlayEvent | undefined }
  /** The upstream answers 404. */
  | { type: "missing"; number: number }
  | { type: "failed"; number: number }
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

export interface Moment {
  /** Never earlier than at the step before. */
  now: number;
  /** A random number from 0 to 1. */
  chance: number;
}

/** The position of the first event that is not finished; undefined before the first count. */
export function getPosition({ next, screen, waiting }: LoopState): number | undefined {
  if (next === undefined) return undefined;
  const pending = screen && !screen.skipped ? [screen.entry, ...waiting] : waiting;
  const members = pending.flatMap((entry) => entry.members);
  return Math.min(next, ...members.map(({ position = next }) => position));
}
