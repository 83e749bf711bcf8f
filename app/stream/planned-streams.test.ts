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

function plan(
  exceptions: Exception[] = [],
  more: Partial<WeeklyStream> = {},
  zone = "America/New_York",
) {
  return { zone, weekly: [{ ...weekly, ...more }], exceptions };
}

/** The starts from one moment to another. */
const starts = (schedule: Schedule, from: string, to: string) =>
  streamsBetween(schedule, Date.parse(from), Date.parse(to)).map(({ start }) =>
    new Date(start).toISOString().slice(0, 16),
  );

describe("a weekly stream", () => {
  it("is at the same local time when the clocks have changed", () => {
    const evening = plan([], { at: "20:00" });
    expect(starts(evening, "2026-03-01T12:00Z", "2026-03-16T12:00Z")).toEqual([
      "2026-03-02T01:00",
      "2026-03-09T00:00",
      "2026-03-16T00:00",
    ]);
    expect(starts(evening, "2026-10-26T12:00Z", "2026-11-09T12:00Z")).toEqual([
      "2026-11-02T01:00",
      "2026-11-09T01:00",
    ]);
  });

  it("at a time that the clocks skip begins as much later", () => {
    expect(starts(plan(), "2026-03-07T00:00Z", "2026-03-09T00:00Z")).toEqual(["2026-03-08T07:30"]);
  });

  it("at a time that they repeat begins once, the first time", () => {
    const repeated = plan([], { at: "01:30" });
    expect(starts(repeated, "2026-10-31T00:00Z", "2026-11-02T00:00Z")).toEqual([
      "2026-11-01T05:30",
    ]);
  });

  it("lasts as long as it says over a change of the clocks", () => {
    const [stream] = streamsBetween(
      plan([], { at: "01:00", minutes: 180 }),
      Date.parse("2026-11-01T00:00Z"),
      Date.parse("2026-11-02T00:00Z"),
    );
    expect((stream!.end - stream!.start) / 60_000).toBe(180);
  });

  it("begins on its weekday, on the day since when there is one or after", () => {
    expect(firstDay({ ...weekly, since: "2026-01-01" }).toString()).toBe("2026-01-04");
    expect(firstDay({ ...weekly, since: "2026-01-04" }).toString()).toBe("2026-01-04");
    expect(starts(plan(), "2025-12-01T00:00Z", "2026-01-12T00:00Z")).toEqual([
      "2026-01-04T07:30",
      "2026-01-11T07:30",
    ]);
  });

  it("is there until its end, and not when another begins at that moment", () => {
    const late = plan([], { at: "23:00", minutes: 26 * 60 });
    expect(starts(late, "2026-06-09T04:59Z", "2026-06-09T05:00Z")).toEqual(["2026-06-08T03:00"]);
    expect(starts(late, "2026-06-09T05:00Z", "2026-06-15T03:00Z")).toEqual([]);
  });
});

describe("an exception", () => {
  const week = ["2026-06-10T00:00Z", "2026-06-25T00:00Z"] as const;

  it("takes a stream off", () => {
    const off = plan([{ is: "off", stream: "sunday", on: "2026-06-14", why: "Rain." }]);
    expect(starts(off, ...week)).toEqual(["2026-06-21T06:30"]);
  });

  it("moves one, and the week that it left is not missed", () => {
    const to = { on: "2026-06-16", at: "20:00", minutes: 30, playing: "Mario" };
    const moved = plan([{ is: "changed", stream: "sunday", on: "2026-06-14", to }]);
    expect(starts(moved, ...week)).toEqual(["2026-06-17T00:00", "2026-06-21T06:30"]);
    const [first] = streamsBetween(moved, Date.parse(week[0]), Date.parse(week[1]));
    expect(first).toMatchObject({ playing: "Mario", end: first!.start + 30 * 60_000 });
  });

  it("keeps of one what it does not say", () => {
    const to = { playing: "Mario" };
    const other = plan([{ is: "changed", stream: "sunday", on: "2026-06-14", to }]);
    const streams = streamsBetween(other, Date.parse(week[0]), Date.parse(week[1]));
    expect(streams.map(({ playing }) => playing)).toEqual(["Mario", "Drawing"]);
    expect(starts(other, ...week)).toEqual(starts(plan(), ...week));
  });

  it("adds one, in order", () => {
    const extra = { id: "extra", on: "2026-06-18", at: "20:00", minutes: 60, playing: "Mario" };
    expect(starts(plan([{ is: "extra", ...extra }]), ...week)).toEqual([
      "2026-06-14T06:30",
      "2026-06-19T00:00",
      "2026-06-21T06:30",
    ]);
  });

  it("is on a day of the zone, whichever day it is elsewhere", () => {
    const kiritimati = plan(
      [{ is: "off", stream: "sunday", on: "2026-06-14", why: "Rain." }],
      {},
      "Pacific/Kiritimati",
    );
    expect(starts(kiritimati, ...week)).toEqual(["2026-06-20T12:30"]);
  });
});
