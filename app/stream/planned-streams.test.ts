import { describe, expect, it } from "vitest";
import { firstDay, streamsBetween } from "./planned-streams.server";
import type { Exception, Schedule, WeeklyStream } from "./schedule.schema";

const weekly: WeeklyStream = {
  id: "sunday",
  weekday: "Sunday",
  at: "02:30",
  minutes: 60,
  playing: "Drawing",
  since: "2026-01-01",
};

function createSchedule(
  exceptions: Exception[] = [],
  more: Partial<WeeklyStream> = {},
  zone = "America/New_York",
) {
  return { edited: "2026-01-01", zone, weekly: [{ ...weekly, ...more }], exceptions };
}

const getStarts = (schedule: Schedule, from: string, to: string) =>
  streamsBetween(schedule, Date.parse(from), Date.parse(to)).map(({ start }) =>
    new Date(start).toISOString().slice(0, 16),
  );

describe("a weekly stream", () => {
  it("begins later by the change at a time that the clocks skip", () => {
    expect(getStarts(createSchedule(), "2026-03-07T00:00Z", "2026-03-09T00:00Z")).toEqual([
      "2026-03-08T07:30",
    ]);
  });

  it("begins the first time at a time that the clocks repeat", () => {
    const repeated = createSchedule([], { at: "01:30" });
    expect(getStarts(repeated, "2026-10-31T00:00Z", "2026-11-02T00:00Z")).toEqual([
      "2026-11-01T05:30",
    ]);
  });

  it("begins on the first of its weekdays since a day, that day included", () => {
    expect(firstDay({ ...weekly, since: "2026-01-01" }).toString()).toBe("2026-01-04");
    expect(firstDay({ ...weekly, since: "2026-01-04" }).toString()).toBe("2026-01-04");
    expect(getStarts(createSchedule(), "2025-12-01T00:00Z", "2026-01-12T00:00Z")).toEqual([
      "2026-01-04T07:30",
      "2026-01-11T07:30",
    ]);
  });

  it("belongs to a span of time until its end", () => {
    const late = createSchedule([], { at: "23:00", minutes: 26 * 60 });
    expect(getStarts(late, "2026-06-09T04:59Z", "2026-06-09T05:00Z")).toEqual(["2026-06-08T03:00"]);
    expect(getStarts(late, "2026-06-09T05:00Z", "2026-06-15T03:00Z")).toEqual([]);
  });
});

describe("an exception", () => {
  const week = ["2026-06-10T00:00Z", "2026-06-25T00:00Z"] as const;

  it("cancels a stream", () => {
    const off = createSchedule([{ is: "off", stream: "sunday", on: "2026-06-14", why: "Rain." }]);
    expect(getStarts(off, ...week)).toEqual(["2026-06-21T06:30"]);
  });

  it("moves a stream, and changes its length and contents", () => {
    const to = { on: "2026-06-16", at: "20:00", minutes: 30, playing: "Mario" };
    const moved = createSchedule([{ is: "changed", stream: "sunday", on: "2026-06-14", to }]);
    expect(getStarts(moved, ...week)).toEqual(["2026-06-17T00:00", "2026-06-21T06:30"]);
    const [first] = streamsBetween(moved, Date.parse(week[0]), Date.parse(week[1]));
    expect(first).toMatchObject({ playing: "Mario", end: first!.start + 30 * 60_000 });
  });

  it("keeps the fields that it does not change", () => {
    const to = { playing: "Mario" };
    const other = createSchedule([{ is: "changed", stream: "sunday", on: "2026-06-14", to }]);
    const streams = streamsBetween(other, Date.parse(week[0]), Date.parse(week[1]));
    expect(streams.map(({ playing }) => playing)).toEqual(["Mario", "Drawing"]);
    expect(getStarts(other, ...week)).toEqual(getStarts(createSchedule(), ...week));
  });

  it("adds a stream in order", () => {
    const extra = { id: "extra", on: "2026-06-18", at: "20:00", minutes: 60, playing: "Mario" };
    expect(getStarts(createSchedule([{ is: "extra", ...extra }]), ...week)).toEqual([
      "2026-06-14T06:30",
      "2026-06-19T00:00",
      "2026-06-21T06:30",
    ]);
  });

  it("applies to a day of the schedule's zone", () => {
    const kiritimati = createSchedule(
      [{ is: "off", stream: "sunday", on: "2026-06-14", why: "Rain." }],
      {},
      "Pacific/Kiritimati",
    );
    expect(getStarts(kiritimati, ...week)).toEqual(["2026-06-20T12:30"]);
  });
});
