import type { Alert, AlertGroup, AlertOnScreen, AlertType, OverlayEvent } from "./alerts";
import type { Controls, StoredState } from "./stored";

/** The state of the loop. `step` changes a copy, in which lists and objects are replaced. */
export interface LoopState {
  /** Gifts, follows or cheers that arrive within this time are combined; 0 for none. */
  readonly combineMs: number;
  controls: Controls;
  /** Until then a dock listens to reports. */
  watchedUntil: number;

  /** The position that is read next; undefined before the first count. */
  position: number | undefined;
  /** The number of events at the last count. */
  count: number;
  /** When the next call is made. */
  callAt: number;
  isCalling: boolean;
  /** Whether the next call asks for the count of events. */
  isCountDue: boolean;
  /** Failed calls since the last response for a position. */
  failures: number;
  /** Responses without an alert for this position. */
  attempts: number;
  knownIds: readonly string[];

  waiting: readonly AlertGroup[];
  onScreen: AlertOnScreen | undefined;
  /** The end of the gap after the last alert. */
  gapUntil: number;
  /** The last alerts that left the screen, the latest first. */
  shown: readonly AlertGroup[];
}

/** What a dock sends to overlays. */
export type Command =
  /** Asks for reports for some seconds. */
  | { type: "watch" }
  | { type: "controls"; controls: Controls }
  | { type: "show"; alerts: readonly Alert[] }
  | { type: "skip" }
  /** Removes all alerts that wait, also in the upstream's queue. */
  | { type: "clear" };

export type LoopInput =
  | Command
  | { type: "tick" }
  | { type: "count"; count: number }
  /** The response for the position: an event of any type, or none. */
  | { type: "event"; event: OverlayEvent | undefined }
  | { type: "failure" };

/** A side effect, which `run-overlay.ts` executes. */
export type Effect =
  /** Requests the event at a position, or without one the count. */
  | { type: "fetch"; position: number | undefined }
  | { type: "play"; alertType: AlertType }
  | { type: "silence" }
  | { type: "store" }
  | { type: "report" }
  | { type: "log"; text: string }
  /** The next tick is due at this time. */
  | { type: "wake"; at: number };

/** An older stored state is dropped: alerts of an earlier stream would delay those of this one. */
export const MAX_STORED_AGE_MS = 30 * 60_000;

interface LoopStart {
  stored: StoredState | undefined;
  controls: Controls;
  combineMs: number;
  /** Is shown on load. */
  test?: Alert | undefined;
}

/** Creates the state of a loop, which continues from a recent stored state. Its first step has to be a tick. */
export function createState(start: LoopStart, now: number): LoopState {
  const { stored, controls, combineMs, test } = start;
  const recent = stored && Math.abs(now - stored.at) <= MAX_STORED_AGE_MS ? stored : undefined;
  const waiting: readonly AlertGroup[] = recent?.waiting ?? [];
  return {
    combineMs,
    controls,
    watchedUntil: 0,
    position: recent?.position,
    count: 0,
    callAt: now,
    isCalling: false,
    isCountDue: true,
    failures: 0,
    attempts: 0,
    knownIds: recent?.knownIds ?? [],
    waiting: test ? [...waiting, { alerts: [test], at: now, isRequested: true }] : waiting,
    onScreen: recent?.onScreen,
    gapUntil: now,
    shown: [],
  };
}
