import type { ControlAction, Controls, QueueEntry } from "./control-messages.server";
import type { Delivery } from "./deliveries";
import type { OverlayEvent } from "./events";
import { positionsOf, type Entry } from "./queue";
import type { Pace } from "./timing";

/** A call of the overlay's: how many events there are, or the one at a position. */
export type Call = { what: "count" } | { what: "next"; position: number };

/** What the overlay does about the upstream. All times are milliseconds of the wall clock. */
export type Phase =
  | { name: "asking"; ask: Call; number: number; since: number }
  /** Until then, and until it may ask. */
  | { name: "waiting"; ask: Call; until: number };

/** What is on the screen, or has just left it. */
export interface Screen {
  entry: Entry;
  since: number;
  /** Milliseconds from `since` until it leaves. */
  shown: number;
  hidden: boolean;
  /** It was taken off, and a reload must not bring it back. */
  skipped?: boolean;
}

/** The state of the loop. `step` makes the next one; nothing else changes it. */
export interface LoopState {
  readonly pace: Pace;
  /** By that pace what comes next depends on what waits behind it: it is read ahead. */
  readonly looksAhead: boolean;
  controls: Controls;
  /** The last actions done, by their ids. */
  acted: readonly string[];
  /** A dock listens until then. */
  watched: number;

  phase: Phase;
  /** The clock at the last step. */
  now: number;
  /** How many calls were made; an answer carries the number of its call. */
  asked: number;
  /** The event to be read next; unknown until the first count. */
  next: number | undefined;
  /** The event count as it was last heard of. */
  count: number;
  /** Failed calls in a row. */
  failures: number;
  /** How often the next event was of no known type. */
  unknowns: number;
  /** How often in a row the event behind a failing one could be had. */
  vouched: number;
  /** Empty answers since the last count. */
  silence: number;
  /** Whether the queue has to be counted again when it is empty. */
  countDue: boolean;
  /** What comes before that place is passed over, until the queue ends. */
  cleared: number | undefined;
  /** The state was stored by an earlier page, and the queue has not been counted since. */
  isRestored: boolean;

  screen: Screen | undefined;
  /** Tests and replays: they go before what waits. */
  extras: readonly Entry[];
  waiting: readonly Entry[];
  delivered: readonly Delivery[];
  /** The latest first. */
  shown: readonly QueueEntry[];
}

type StoredPart = "count" | "waiting" | "delivered" | "acted";

/** The part of the state that a reload continues from. */
export interface StoredState
  extends Pick<LoopState, StoredPart>, Partial<Pick<LoopState, "screen" | "cleared">> {
  next: number;
  /** Milliseconds of the wall clock. */
  at: number;
}

/** Parses what `store` of the loop wrote. @returns undefined when nothing valid is stored */
export function parseStoredState(text: string | null): StoredState | undefined {
  try {
    const stored = JSON.parse(text ?? "") as Partial<StoredState> | null;
    const { next, count, at, waiting, delivered, acted } = stored ?? {};
    const isComplete = [next, count, at].every(Number.isFinite) && waiting && delivered && acted;
    return isComplete ? (stored as StoredState) : undefined;
  } catch {
    return undefined;
  }
}

/** What happens to the overlay. A failed call, of any sort, is `failed`. */
export type LoopEvent =
  | { kind: "tick" }
  | { kind: "counted"; number: number; count: number }
  | { kind: "next"; number: number; event: OverlayEvent | undefined }
  | { kind: "failed"; number: number }
  | { kind: "controls"; controls: Controls }
  | { kind: "action"; action: ControlAction }
  /** A dock listens. */
  | { kind: "watched" };

/** What the overlay is to do. */
export type Command =
  | { do: "ask"; ask: Call; number: number }
  /** `elapsed` is 0, or what of it was on the screen before a reload; `shown` its time in all. */
  | { do: "show"; entry: Entry; elapsed: number; shown: number }
  /** What is on the screen leaves earlier: so long after it came. */
  | { do: "hasten"; shown: number }
  | { do: "hide" }
  | { do: "obey"; controls: Controls }
  | { do: "store"; stored: StoredState }
  | { do: "log"; text: string };

/** The clock and the dice of a step. */
export interface Moment {
  /** Never earlier than at the step before; see `steady-clock.ts`. */
  now: number;
  /** 0 to 1. */
  chance: number;
}

export interface Step {
  state: LoopState;
  commands: Command[];
}

/** A step after which more is to be done first. */
export function after(commands: Command[], { state, commands: more }: Step): Step {
  return { state, commands: [...commands, ...more] };
}

/** The first event that is not done with; undefined before the first count. */
export function positionOf({ next, screen, waiting }: LoopState): number | undefined {
  if (next === undefined) return undefined;
  const pending = screen && !screen.skipped ? [screen.entry, ...waiting] : waiting;
  return Math.min(...positionsOf(pending), next);
}
