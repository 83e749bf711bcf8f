import { monitorEventLoopDelay } from "node:perf_hooks";

const CHECK_INTERVAL_MS = 500;

/** Mean delay of the event loop from which on new visitors get 503. */
const MAX_DELAY_MS = 1_000;

/** For visitors who got 503. */
export const RETRY_AFTER_SECONDS = 3;

/**
 * Watches the delay of the event loop.
 *
 * @returns whether the process is too busy for another page
 */
export function watchOverload(): () => boolean {
  const histogram = monitorEventLoopDelay({ resolution: 20 });
  histogram.enable();
  let isLate = false;
  setInterval(() => {
    isLate =
      histogram.mean / 1e6 > MAX_DELAY_MS || histogram.percentile(99) / 1e6 > 2 * MAX_DELAY_MS;
    histogram.reset();
  }, CHECK_INTERVAL_MS).unref();
  return () => isLate;
}
