// @ts-check
// Preloaded into a site that is measured: on SIGUSR2 writes the longest time that its main thread was
// busy without a pause, in milliseconds since the last time, to the file of BENCH_LOOP_DELAY.
import { writeFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import process from "node:process";
import { isMainThread } from "node:worker_threads";

if (isMainThread) {
  const histogram = monitorEventLoopDelay({ resolution: 5 });
  histogram.enable();
  process.on("SIGUSR2", () => {
    writeFileSync(process.env["BENCH_LOOP_DELAY"] ?? "", String(histogram.max / 1e6));
    histogram.reset();
  });
}
