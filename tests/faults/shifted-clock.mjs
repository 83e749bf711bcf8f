// @ts-check
/**
 * Preloaded into a served process (`NODE_OPTIONS=--import=…`), this shifts its clocks by what the file
 * `SHIFTED_CLOCK` says: `{ "wall": ms, "steady": ms }`. `clock.ts` is the other half.
 */
import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import process from "node:process";

const file = process.env["SHIFTED_CLOCK"];
if (!file) throw new Error("SHIFTED_CLOCK names no file.");

/**
 * Read anew at each look at a clock, so that no answer mixes two times.
 * @param {"wall" | "steady"} clock
 * @returns {number} milliseconds
 */
const shift = (clock) => JSON.parse(readFileSync(file, "utf8"))[clock];

const RealDate = Date;
const wallClock = Date.now;
const steadyClock = performance.now.bind(performance);

const now = () => wallClock() + shift("wall");
Date.now = now;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new RealDate(now()).toString(),
});
performance.now = () => steadyClock() + shift("steady");
