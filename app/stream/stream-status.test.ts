import { describe, expect, it } from "vitest";
import { streamStatusAt } from "./stream-status.server";
import type { Exception, Schedule } from "./schedule.schema";

const evening = { at: "20:00", minutes: 120, since: "2026-01-01" } as const;
const plan = (...exceptions: Exception[]): Schedule => ({
  zone: "America/New_York",
  weekly: [
    { id: "tuesday", weekday: "Tuesday", playing: "Drawing", ...evening },
    { id: "saturday", weekday: "Saturday", playing: "Mario", ...evening },
  ],
  exceptions,
});
/** What is said at a moment, and when that changes; times as the schedule's zone had them in summer. */
const at = (moment: string, schedule = plan(), isLive?: boolean) => {
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

describe("what a page says of the streams", () => {
  it("is the next ones, and those of seven days from today", () => {
    const monday = at("2026-06-15T12:00");
    expect(monday).toMatchObject({
      upcoming: [tuesday, saturday, nextTuesday],
      isUnscheduled: false,
    });
    expect(monday.week).toEqual([tuesday, saturday]);
  });

  it.each([
    ["2026-06-16T12:00", "2026-06-16T20:00", "the start of the next"],
    ["2026-06-16T20:00", "2026-06-16T22:00", "the end of the one that is on"],
    ["2026-06-16T22:00", "2026-06-17T00:00", "the day"],
  ])("at %s is so until %s: %s", (moment, changesAt) => {
    expect(at(moment).changesAt).toBe(changesAt);
  });

  it("begins with the one that is on, until it is over", () => {
    expect(at("2026-06-16T21:59").upcoming[0]).toBe(tuesday);
    expect(at("2026-06-16T22:00").upcoming[0]).toBe(saturday);
  });

  it("names what is next after weeks without any", () => {
    const summer = Array.from({ length: 4 }, (_, week): Exception[] => [
      {
        is: "off",
        stream: "tuesday",
        on: `2026-07-${String(7 * week + 7).padStart(2, "0")}`,
        why: "",
      },
      {
        is: "off",
        stream: "saturday",
        on: `2026-07-${String(7 * week + 4).padStart(2, "0")}`,
        why: "",
      },
    ]).flat();
    const rest = at("2026-07-01T12:00", plan(...summer));
    expect(rest).toMatchObject({ week: [] });
    expect(rest.upcoming[0]).toBe("2026-08-01T20:00");
  });
});

describe("what the upstream knows", () => {
  it("overrules the schedule: it is on though nobody planned it", () => {
    const live = at("2026-06-15T12:00", plan(), true);
    expect(live).toMatchObject({ isUnscheduled: true, upcoming: [tuesday, saturday, nextTuesday] });
  });

  it("is no news while the schedule says so, too", () => {
    expect(at("2026-06-16T21:00", plan(), true)).toEqual(at("2026-06-16T21:00"));
  });

  it("overrules it: what should be on is not", () => {
    const off = at("2026-06-16T21:00", plan(), false);
    expect(off).toMatchObject({
      isUnscheduled: false,
      upcoming: [saturday, nextTuesday, "2026-06-27T20:00"],
    });
    expect(off.week).toEqual([saturday]);
  });
});

describe("what is not as every week", () => {
  const notices = (moment: string, ...exceptions: Exception[]) =>
    at(moment, plan(...exceptions)).notices;
  const off: Exception = { is: "off", stream: "tuesday", on: "2026-06-16", why: "rain." };

  it("is said for the days that it is about", () => {
    expect(notices("2026-06-09T12:00", off)).toEqual([]);
    expect(notices("2026-06-10T12:00", off)).toEqual(["Tuesday’s stream is off: rain."]);
    expect(notices("2026-06-16T23:00", off)).toHaveLength(1);
    expect(notices("2026-06-17T00:00", off)).toEqual([]);
  });

  it.each<[string, Partial<Exception> & { to: object }]>([
    ["Saturday’s stream is moved to Sunday.", { to: { on: "2026-06-21" } }],
    ["Saturday’s stream is moved to Sunday: rain.", { to: { on: "2026-06-21" }, why: "rain." }],
    ["Saturday’s stream is moved to Friday, July 3.", { to: { on: "2026-07-03" } }],
    ["Saturday’s stream is at another time.", { to: { at: "12:00" } }],
  ])("is a sentence: %s", (sentence, more) => {
    const changed = { is: "changed", stream: "saturday", on: "2026-06-20", ...more } as Exception;
    expect(notices("2026-06-16T12:00", changed)).toEqual([sentence]);
  });

  it("is none where the list says it by itself", () => {
    const to = { playing: "Chess" };
    const changed: Exception = { is: "changed", stream: "saturday", on: "2026-06-20", to };
    expect(notices("2026-06-16T12:00", changed)).toEqual([]);
  });

  it("names the day that a stream left, once that has passed", () => {
    const to = { on: "2026-06-21" };
    const moved: Exception = { is: "changed", stream: "saturday", on: "2026-06-20", to };
    expect(notices("2026-06-21T12:00", moved)).toEqual([
      "The stream of June 20 is moved to Sunday.",
    ]);
  });

  it("is an extra one, too, in the order of days", () => {
    const extra = { id: "x", on: "2026-06-15", at: "12:00", minutes: 60, playing: "Chess" };
    expect(notices("2026-06-14T12:00", off, { is: "extra", ...extra })).toEqual([
      "There is an extra stream on Monday.",
      "Tuesday’s stream is off: rain.",
    ]);
  });
});
