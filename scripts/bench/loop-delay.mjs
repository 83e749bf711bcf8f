// @ts-check
// Preloaded into a measured site: answers each message of the benchmark with the longest time, in milliseconds, that
// the main thread did not return to its event loop since the message before.
import { monitorEventLoopDelay } from "node:perf_hooks";
import process from "node:process";
import { isMainThread } from "node:worker_threads";

if (isMainThread) {
  const histogram = monitorEventLoopDelay({ resolution: 5 });
  histogram.enable();
  process.on("message", () => {
    process.send?.(histogram.max / 1e6);
    histogram.reset();
  });
  // A listener would keep the process alive after its shutdown.
  process.channel?.unref();
}
