import type { Alert, AlertOnScreen, AlertType, OverlayEvent, QueuedAlert } from "./alerts";
import type { Controls, StoredState } from "./stored";

/** The state of the loop. `step` changes a shallow copy, and replaces lists and objects. */
export interface LoopState {
  controls: Controls;
  /** The time until which a dock listens to reports. */
  watchedUntil: number;

  /** The next position to read; undefined before the first count. */
  position: number | undefined;
  /** The number of events at the last count. */
  count: number;
  /** When the next call is due. */
  callAt: number;
  isCalling: boolean;
  /** Whether the next call requests the count. */
  isCountDue: boolean;
  /** Failed calls since the last successful response for a position. */
  failures: number;
  /** The number of responses for this position that contained no alert. */
  attempts: number;
  knownIds: readonly string[];

  waiting: readonly QueuedAlert[];
  onScreen: AlertOnScreen | undefined;
  /** The end of the gap after the last alert. */
  gapUntil: number;
}

/** A command that a dock sends to overlays. */
export type Command =
  /** Requests reports for `WATCHED_MS`. */
  | { type: "watch" }
  | { type: "controls"; controls: Controls }
  | { type: "show"; alert: Alert }
  | { type: "skip" }
  /** Removes all waiting alerts, also from the upstream's queue. */
  | { type: "clear" };

/** An input of the loop: a command of a dock, a tick of the clock, or an answer of the upstream. */
export type LoopInput =
  | Command
  | { type: "tick" }
  | { type: "count"; count: number }
  /** The response for a position: an event of any type, or none. */
  | { type: "event"; event: OverlayEvent | undefined }
  | { type: "failure" };

/** A side effect, which `run-overlay.ts` executes. */
export type Effect =
  /** Requests the event at a position, or the count if the position is undefined. */
  | { type: "fetch"; position: number | undefined }
  | { type: "play"; alertType: AlertType }
  | { type: "silence" }
  | { type: "store" }
  | { type: "report" }
  | { type: "log"; text: string }
  /** The next tick is due at this time. */
  | { type: "wake"; at: number };

/** An older stored state is ignored, because its alerts would delay the alerts of a new stream. */
export const MAX_STORED_AGE_MS = 30 * 60_000;

interface LoopStart {
  stored: StoredState | undefined;
  controls: Controls;
}

/** Creates the state of a loop, or restores a recent state. The first input is a tick. */
export function createState(start: LoopStart, now: number): LoopState {
  const { stored, controls } = start;
  const recent = stored && Math.abs(now - stored.at) <= MAX_STORED_AGE_MS ? stored : undefined;
  return {
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
    waiting: recent?.waiting ?? [],
    onScreen: recent?.onScreen,
    gapUntil: now,
  };
}
