import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** The clocks of served sites, in the hands of a test. */
export interface Clock {
  /** Configuration of a site that goes by these clocks; also those of the processes it starts. */
  environment: { NODE_OPTIONS: string; SHIFTED_CLOCK: string };
  /** Lets time pass: both clocks move on by milliseconds. */
  pass(milliseconds: number): void;
  /** Sets the wall clock, and it alone, forward or back by milliseconds, as an operator would. */
  set(milliseconds: number): void;
  close(): void;
}

/**
 * Clocks that tell the time until a test shifts them. `Date` is the wall clock; `performance.now` is
 * the steady one, which nobody can set. Timers are not shifted: they run when they run.
 */
export function startClock(): Clock {
  const folder = mkdtempSync(join(tmpdir(), "clock-"));
  const file = join(folder, "shift.json");
  const shift = { wall: 0, steady: 0 };
  const write = () => {
    // Renamed, so that nobody reads half of it.
    writeFileSync(`${file}.new`, JSON.stringify(shift));
    renameSync(`${file}.new`, file);
  };
  write();
  const preload = pathToFileURL(join(import.meta.dirname, "shifted-clock.mjs")).href;
  return {
    environment: {
      NODE_OPTIONS: `${process.env["NODE_OPTIONS"] ?? ""} --import=${preload}`.trim(),
      SHIFTED_CLOCK: file,
    },
    pass(milliseconds) {
      shift.wall += milliseconds;
      shift.steady += milliseconds;
      write();
    },
    set(milliseconds) {
      shift.wall += milliseconds;
      write();
    },
    close: () => rmSync(folder, { recursive: true }),
  };
}
