import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** The clocks of served sites, which a test shifts. */
export interface Clock {
  /** The environment of a site with these clocks. */
  environment: { NODE_OPTIONS: string; SHIFTED_CLOCK: string };
  /** Moves both clocks forward. */
  pass(milliseconds: number): void;
  /** Moves the wall clock only, forward or back. */
  set(milliseconds: number): void;
  close(): void;
}

/** Starts clocks: `Date` is the wall clock, `performance.now` the steady one. Timers are not shifted. */
export function startClock(): Clock {
  const folder = mkdtempSync(join(tmpdir(), "clock-"));
  const file = join(folder, "shift.json");
  const shift = { wall: 0, steady: 0 };
  const write = () => {
    // Renamed, so that a part of it is never read.
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
