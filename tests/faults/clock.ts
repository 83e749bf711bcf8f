import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Creates fake clocks for sites: `Date` and `performance.now`. Timers are not shifted. */
export function startClock() {
  const folder = mkdtempSync(join(tmpdir(), "clock-"));
  const file = join(folder, "shift.json");
  const shift = { wall: 0, steady: 0 };
  const add = (wall: number, steady: number) => {
    shift.wall += wall;
    shift.steady += steady;
    // The file is renamed after writing, so that a site never reads a part of it.
    writeFileSync(`${file}.new`, JSON.stringify(shift));
    renameSync(`${file}.new`, file);
  };
  add(0, 0);
  const preload = pathToFileURL(join(import.meta.dirname, "shifted-clock.mjs")).href;
  return {
    /** The environment of a site with these clocks. */
    environment: {
      NODE_OPTIONS: `${process.env["NODE_OPTIONS"] ?? ""} --import=${preload}`.trim(),
      SHIFTED_CLOCK: file,
    },
    /** Moves both clocks forward. */
    pass: (milliseconds: number) => add(milliseconds, milliseconds),
    /** Moves the wall clock only, forward or back. */
    set: (milliseconds: number) => add(milliseconds, 0),
    close: () => rmSync(folder, { recursive: true }),
  };
}
