// @ts-check
// Preloaded into a measured site: answers each message with the longest processor time, in milliseconds, that the main
// thread took without returning to its event loop since the message before. Waiting for a busy processor does not count.
import { readFileSync } from "node:fs";
import process from "node:process";
import { isMainThread } from "node:worker_threads";

/** More small turns than this in a row may add up to one figure. */
const SAMPLE_INTERVAL_MS = 3;

const statistics = `/proc/self/task/${process.pid}/schedstat`;
const readProcessorMs = () => Number(readFileSync(statistics, "utf8").split(" ")[0]) / 1e6;

if (isMainThread) {
  let longest = 0;
  let last = readProcessorMs();
  setInterval(() => {
    const now = readProcessorMs();
    longest = Math.max(longest, now - last);
    last = now;
  }, SAMPLE_INTERVAL_MS).unref();
  process.on("message", () => {
    process.send?.(longest);
    longest = 0;
  });
  // A listener would keep the process alive after its shutdown.
  process.channel?.unref();
}
