import { afterEach, beforeEach } from "vitest";
import schedule from "~content/schedule.yaml";
import type { Schedule } from "~/stream/schedule.schema";

/** A schedule with an exception of each kind, in the week of Thanksgiving 2026 and later. */
export const sampleSchedule: Schedule = {
  edited: "2026-11-20",
  zone: "America/New_York",
  weekly: [
    {
      id: "tuesday",
      weekday: "Tuesday",
      at: "20:00",
      minutes: 180,
      playing: "Drawing ears",
      since: "2026-01-06",
    },
    {
      id: "thursday",
      weekday: "Thursday",
      at: "20:00",
      minutes: 150,
      playing: "Games",
      since: "2026-01-08",
    },
    {
      id: "saturday",
      weekday: "Saturday",
      at: "15:00",
      minutes: 240,
      playing: "Hats",
      since: "2026-01-10",
    },
  ],
  exceptions: [
    { is: "off", stream: "thursday", on: "2026-11-26", why: "it’s Thanksgiving." },
    { is: "changed", stream: "saturday", on: "2026-11-28", to: { on: "2026-11-29" } },
    {
      is: "changed",
      stream: "saturday",
      on: "2026-12-05",
      to: { at: "19:00", minutes: 180, playing: "A gym challenge with a name that is long" },
    },
    { is: "extra", id: "gala", on: "2026-12-11", at: "19:00", minutes: 240, playing: "A gala" },
  ],
};

/** Replaces the artist's schedule in each test of a file. */
export function replaceSchedule(): void {
  const own = { ...schedule };
  beforeEach(() => void Object.assign(schedule, sampleSchedule));
  afterEach(() => void Object.assign(schedule, own));
}
