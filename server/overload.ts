import { monitorEventLoopDelay } from "node:perf_hooks";

/** Milliseconds: how often the delay is looked at, and from which on no more is taken on. */
const limits = { every: 500, delay: 1_000 };

/** Seconds after which a visitor who was sent away may come again. */
export const RETRY_AFTER_SECONDS = 3;

/**
 * Watches how late this process is with everything it does.
 *
 * @returns whether it is so late that another page would only make all of them later
 */
export function watchOverload(): () => boolean {
  const histogram = monitorEventLoopDelay({ resolution: 20 });
  histogram.enable();
  let isLate = false;
  setInterval(() => {
    isLate =
      histogram.mean / 1e6 > limits.delay || histogram.percentile(99) / 1e6 > 2 * limits.delay;
    histogram.reset();
  }, limits.every).unref();
  return () => isLate;
}
