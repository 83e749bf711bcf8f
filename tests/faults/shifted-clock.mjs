// @ts-check
/** Preloaded into a site's process; shifts its clocks by the milliseconds in the file that `clock.ts` writes. */
import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import process from "node:process";

const file = process.env["SHIFTED_CLOCK"] ?? "";

/** @param {"wall" | "steady"} clock @returns {number} milliseconds */
const shiftOf = (clock) => JSON.parse(readFileSync(file, "utf8"))[clock];

const RealDate = Date;
const wallClock = Date.now;
const steadyClock = performance.now.bind(performance);

const now = () => wallClock() + shiftOf("wall");
Date.now = now;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new RealDate(now()).toString(),
});
performance.now = () => steadyClock() + shiftOf("steady");
