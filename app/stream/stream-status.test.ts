import { expect, it } from "vitest";
import { streamStatusAt } from "./stream-status.server";
import type { Schedule } from "./schedule.schema";

const evening = { at: "20:00", minutes: 120, since: "2026-01-01" } as const;
const createSchedule = (off: Schedule["off"] = []): Schedule => ({
  edited: "2026-01-01",
  zone: "America/New_York",
  weekly: [
    { id: "tuesday", weekday: "Tuesday", playing: "Drawing", ...evening },
    { id: "saturday", weekday: "Saturday", playing: "Mario", ...evening },
  ],
  off,
  extra: [],
});
/** The status at a time, and when it changes, in local DST times of the schedule's time zone. */
const getStatus = (moment: string, schedule = createSchedule(), isLive?: boolean) => {
  const { stream, changesAt } = streamStatusAt(schedule, Date.parse(`${moment}-04:00`), isLive);
  const local = (time: number) => new Date(time - 4 * 3_600_000).toISOString().slice(0, 16);
  return {
    ...stream,
    upcoming: stream.upcoming.map(({ start }) => local(start)),
    week: stream.week.map(({ start }) => local(start)),
    changesAt: local(changesAt),
  };
};
const [tuesday, saturday, nextTuesday] = [
  "2026-06-16T20:00",
  "2026-06-20T20:00",
  "2026-06-23T20:00",
];

it("the stream status contains the next streams and the streams of seven days from today", () => {
  const monday = getStatus("2026-06-15T12:00");
  expect(monday).toMatchObject({
    upcoming: [tuesday, saturday, nextTuesday],
    isUnscheduled: false,
  });
  expect(monday.week).toEqual([tuesday, saturday]);
});

it.each([
  ["2026-06-16T12:00", "2026-06-16T20:00", "the next stream begins"],
  ["2026-06-16T20:00", "2026-06-16T22:00", "the live stream ends"],
  ["2026-06-16T22:00", "2026-06-17T00:00", "the day ends"],
])("at %s, the next change of the stream status is %s: %s", (moment, changesAt) => {
  expect(getStatus(moment).changesAt).toBe(changesAt);
});

it("the stream status lists a live stream first until the stream ends", () => {
  const upcoming = ["21:59", "22:00"].map((at) => getStatus(`2026-06-16T${at}`).upcoming[0]);
  expect(upcoming).toEqual([tuesday, saturday]);
});

it("the live flag of the upstream adds an unscheduled stream to the status", () => {
  const live = getStatus("2026-06-15T12:00", createSchedule(), true);
  expect(live).toMatchObject({ isUnscheduled: true, upcoming: [tuesday, saturday, nextTuesday] });
});

it("the live flag of the upstream removes a scheduled stream that is not live", () => {
  const off = getStatus("2026-06-16T21:00", createSchedule(), false);
  expect(off).toMatchObject({
    isUnscheduled: false,
    upcoming: [saturday, nextTuesday, "2026-06-27T20:00"],
  });
  expect(off.week).toEqual([saturday]);
});

it("a cancelled stream is listed from six days before its day until the end of its day", () => {
  const off = [{ stream: "tuesday", on: "2026-06-16", why: "rain." }];
  const getOff = (moment: string) => getStatus(moment, createSchedule(off)).off;
  expect(getOff("2026-06-09T12:00")).toEqual([]);
  const listed = [{ time: Date.parse(`${tuesday}-04:00`), why: "rain." }];
  expect(getOff("2026-06-10T12:00")).toEqual(listed);
  expect(getOff("2026-06-16T23:00")).toEqual(listed);
  expect(getOff("2026-06-17T00:00")).toEqual([]);
});
