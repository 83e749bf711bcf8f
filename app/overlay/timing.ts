import { alertTypes, type AlertType } from "./events";

/** Milliseconds that an alert is on screen. */
export const SHOWN_MS: Readonly<Record<AlertType, number>> = {
  follow: 15_000,
  sub: 15_000,
  gift: 20_000,
  cheer: 15_000,
  raid: 20_000,
};

/** Milliseconds between an alert and the next one. */
export const GAP_MS = 1_000;

/** Milliseconds of the animation at the end of an alert's time. */
export const LEAVE_MS = 600;

/** The priority and durations of a type of alerts. */
export interface TypePace {
  /** The lowest number is shown first. */
  priority: number;
  /** How long it is shown when others wait, and when none does. */
  minShownMs: number;
  maxShownMs: number;
}

/** How alerts follow each other. */
export interface Pace {
  /** Gifts, follows or cheers that arrive within this time are combined; 0 for none. */
  combineMs: number;
  types: Readonly<Record<AlertType, TypePace>>;
}

export function mapTypes<Value>(getValue: (type: AlertType) => Value): Record<AlertType, Value> {
  const values = alertTypes.map((type) => [type, getValue(type)] as const);
  return Object.fromEntries(values) as Record<AlertType, Value>;
}

/** Whether later events can change what is shown next, so that they are read ahead. */
export function readsAhead({ combineMs, types }: Pace): boolean {
  const all = Object.values(types);
  return (
    combineMs > 0 ||
    all.some(
      ({ priority, minShownMs, maxShownMs }) =>
        minShownMs < maxShownMs || priority !== all[0]!.priority,
    )
  );
}

/** Milliseconds until a missing event, or one of an unknown type, is requested again. */
export const POLL_MS = 1_000;

const MAX_RETRY_MS = 5_000;

/** Delays are shortened by up to this part, so that overlays do not all retry at once. */
const RETRY_JITTER = 0.2;

/**
 * Milliseconds until a failed call is made again.
 *
 * @param failures 1 for the first
 * @param chance 0 to 1, shortens the wait
 */
export function getRetryDelay(failures: number, chance: number): number {
  const doubled = Math.min(POLL_MS * 2 ** failures, MAX_RETRY_MS);
  return Math.round(doubled * (1 - RETRY_JITTER * chance));
}

/** Milliseconds until a part of an alert appears: a sub's message, a cheer's texts, a raid's bar. */
export const textDelaysMs: Readonly<Record<AlertType, number>> = {
  follow: 0,
  sub: 1_800,
  gift: 0,
  cheer: 500,
  raid: 3_000,
};
