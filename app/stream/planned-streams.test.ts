import { expect, it } from "vitest";
import { firstDay, streamsBetween } from "./planned-streams.server";
import type { Schedule, WeeklyStream } from "./schedule.schema";

const weekly: WeeklyStream = {
  id: "sunday",
  weekday: "Sunday",
  at: "02:30",
  minutes: 60,
  playing: "Drawing",
  since: "2026-01-01",
};

/** The starts of the streams between two days, in UTC. */
function startsOf(schedule: Partial<Schedule>, from: string, to: string): string[] {
  const usual = { edited: "2026-01-01", zone: "America/New_York", weekly: [weekly] };
  const whole = { ...usual, off: [], extra: [], ...schedule };
  const streams = streamsBetween(whole, Date.parse(from), Date.parse(to));
  return streams.map(({ start, end, playing }) => {
    const minutes = (end - start) / 60_000;
    return `${new Date(start).toISOString().slice(0, 16)} ${playing} ${minutes}`;
  });
}

it.each<[string, Partial<WeeklyStream>, from: string, to: string, starts: string[]]>([
  [
    "begins one hour after its time if the clocks skip this time",
    {},
    "2026-03-07T00:00Z",
    "2026-03-09T00:00Z",
    ["2026-03-08T07:30 Drawing 60"],
  ],
  [
    "begins once, the first time, if the clocks repeat its time",
    { at: "01:30" },
    "2026-10-31T00:00Z",
    "2026-11-02T00:00Z",
    ["2026-11-01T05:30 Drawing 60"],
  ],
  [
    "belongs to a period that begins before the end of the stream",
    { at: "23:00", minutes: 1_560 },
    "2026-06-09T04:59Z",
    "2026-06-09T05:00Z",
    ["2026-06-08T03:00 Drawing 1560"],
  ],
  [
    "does not belong to a period that begins at the end of the stream",
    { at: "23:00", minutes: 1_560 },
    "2026-06-09T05:00Z",
    "2026-06-15T03:00Z",
    [],
  ],
  [
    "begins on its first weekday after the start of its series",
    { since: "2026-01-04" },
    "2025-12-01T00:00Z",
    "2026-01-11T00:00Z",
    ["2026-01-04T07:30 Drawing 60"],
  ],
])("a weekly stream %s", (_what, change, from, to, starts) => {
  expect(startsOf({ weekly: [{ ...weekly, ...change }] }, from, to)).toEqual(starts);
});

it("the first day of a weekly stream falls on the weekday of the stream", () => {
  expect(firstDay({ ...weekly, since: "2026-01-01" }).toString()).toBe("2026-01-04");
});

const on = "2026-06-14";
const next = "2026-06-21T06:30 Drawing 60";

it.each<[Partial<Schedule>, string[]]>([
  [{ off: [{ stream: "sunday", on, why: "Rain." }] }, [next]],
  [
    { extra: [{ id: "x", on: "2026-06-18", at: "20:00", minutes: 60, playing: "Mario" }] },
    ["2026-06-14T06:30 Drawing 60", "2026-06-19T00:00 Mario 60", next],
  ],
])("the exception %j changes the planned streams to %j", (exception, starts) => {
  expect(startsOf(exception, "2026-06-10T00:00Z", "2026-06-25T00:00Z")).toEqual(starts);
});

it("a day off is a day in the time zone of the schedule", () => {
  const zone = "Pacific/Kiritimati";
  const off = [{ stream: "sunday", on, why: "Rain." }];
  expect(startsOf({ off, zone }, "2026-06-10T00:00Z", "2026-06-25T00:00Z")).toEqual([
    "2026-06-20T12:30 Drawing 60",
  ]);
});
