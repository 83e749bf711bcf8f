import { monitorEventLoopDelay } from "node:perf_hooks";

const CHECK_INTERVAL_MS = 500;

/** Above this mean delay of the event loop, new visitors get 503. */
const MAX_DELAY_MS = 1_000;

/** For visitors who got 503. */
export const RETRY_AFTER_SECONDS = 3;

/** Watches the delay of the event loop. @returns a function: whether the process is overloaded */
export function watchOverload(): () => boolean {
  const histogram = monitorEventLoopDelay({ resolution: 20 });
  histogram.enable();
  let isOverloaded = false;
  setInterval(() => {
    isOverloaded =
      histogram.mean / 1e6 > MAX_DELAY_MS || histogram.percentile(99) / 1e6 > 2 * MAX_DELAY_MS;
    histogram.reset();
  }, CHECK_INTERVAL_MS).unref();
  return () => isOverloaded;
}
