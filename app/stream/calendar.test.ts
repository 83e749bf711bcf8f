import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { buildCalendar } from "./calendar.server";
import { streamsBetween } from "./planned-streams.server";
import schedule from "~content/schedule.yaml";
import type { Schedule } from "./schedule.schema";

/** All streams of a calendar between two moments, as a program for calendars understands it. */
function expanded(text: string, from: number, to: number) {
  const calendar = new ICAL.Component(ICAL.parse(text) as never);
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
  const moved = events.filter((event) => event.isRecurrenceException());
  const found: { start: number; end: number; playing: string }[] = [];
  for (const event of events) {
    if (event.isRecurrenceException()) continue;
    for (const other of moved) if (other.uid === event.uid) event.relateException(other);
    const steps = event.iterator();
    for (let at = steps.next(); at; at = steps.next()) {
      if (at.toJSDate().getTime() > to + 30 * 86_400_000) break;
      const { startDate, endDate, item } = event.getOccurrenceDetails(at);
      found.push({
        start: startDate.toJSDate().getTime(),
        end: endDate.toJSDate().getTime(),
        playing: item.summary,
      });
    }
  }
  return found
    .filter(({ start, end }) => end > from && start < to)
    .sort((a, b) => a.start - b.start);
}

const year = [Date.parse("2026-03-01T00:00Z"), Date.parse("2027-04-15T00:00Z")] as const;
const editedAt = "2026-11-20T15:00:00Z";
const site = "https://talechasers.example";

describe("the calendar", () => {
  it("has the streams of the site, over both changes of the clocks", () => {
    const streams = streamsBetween(schedule, ...year);
    expect(streams.length).toBeGreaterThan(150);
    expect(expanded(buildCalendar(schedule, site, editedAt), ...year)).toEqual(streams);
  });

  it.each(["Europe/Berlin", "Australia/Lord_Howe", "Asia/Kolkata"])("has them in %s", (zone) => {
    const there: Schedule = { ...schedule, zone };
    expect(expanded(buildCalendar(there, site, editedAt), ...year)).toEqual(
      streamsBetween(there, ...year),
    );
  });

  // The parser takes a time that is skipped or repeated by the other offset than the standard says (RFC 5545, 3.3.5).
  it.each(["01:30", "02:30"])("has one at %s, as often as the clocks change then", (at) => {
    const [first] = schedule.weekly;
    const weekly = [{ ...first!, weekday: "Sunday", at } as const];
    const night: Schedule = { ...schedule, weekly, exceptions: [] };
    const [there, here] = [
      expanded(buildCalendar(night, site, editedAt), ...year),
      streamsBetween(night, ...year),
    ];
    const apart = here.map(({ start }, index) => Math.abs(start - there[index]!.start) / 3_600_000);
    expect(there).toHaveLength(here.length);
    expect(apart.filter((hours) => hours !== 0 && hours !== 1)).toEqual([]);
    expect(apart.filter((hours) => hours === 1).length).toBeLessThanOrEqual(2);
  });

  it("has each under a name that stays, and the time that all was written", () => {
    const calendar = new ICAL.Component(
      ICAL.parse(buildCalendar(schedule, site, editedAt)) as never,
    );
    const names = calendar.getAllSubcomponents("vevent").map((event) => {
      expect(String(event.getFirstPropertyValue("dtstamp"))).toBe(editedAt);
      const other = event.getFirstPropertyValue("recurrence-id");
      return `${String(event.getFirstPropertyValue("uid"))} ${String(other ?? "")}`.trim();
    });
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain("tuesday@talechasers.example");
    expect(buildCalendar(schedule, site, editedAt)).toBe(buildCalendar(schedule, site, editedAt));
  });

  it("is written as the standard has it", () => {
    const text = buildCalendar(schedule, site, editedAt);
    expect(text.endsWith("END:VCALENDAR") || text.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text).not.toMatch(/^EXDATE[^:]*:\r$/m);
  });
});
