import type { AlertType } from "./alerts";

/** How long an alert is on screen. */
export const SHOWN_MS: Readonly<Record<AlertType, number>> = {
  follow: 15_000,
  sub: 15_000,
  gift: 20_000,
  cheer: 15_000,
  raid: 20_000,
};

/** Time between two alerts. */
export const GAP_MS = 1_000;

/** Delay until a part of an alert appears: a sub's message, a cheer's texts, a raid's bar. */
export const TEXT_DELAY_MS: Readonly<Record<AlertType, number>> = {
  follow: 0,
  sub: 1_800,
  gift: 0,
  cheer: 500,
  raid: 3_000,
};

/** Delay before a position without an alert is requested again. */
export const POLL_MS = 1_000;

const MAX_RETRY_MS = 5_000;

/** Returns the delay before a failed call is retried. @param failures 1 for the first failure */
export function getRetryDelay(failures: number): number {
  return Math.min(POLL_MS * 2 ** failures, MAX_RETRY_MS);
}
