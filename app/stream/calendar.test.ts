import ICAL from "ical.js";
import { expect, it } from "vitest";
import schedule from "~content/schedule.yaml";
import { buildCalendar } from "./calendar.server";
import { streamsBetween } from "./planned-streams.server";
import type { Schedule } from "./schedule.schema";

/** A period with both DST changes. */
const period = [Date.parse("2026-03-01T00:00Z"), Date.parse("2027-04-15T00:00Z")] as const;

const build = (given: Schedule = schedule) => buildCalendar(given, "https://talechasers.example");
const parse = (text: string) => new ICAL.Component(ICAL.parse(text) as never);

/** All streams of a calendar in the period, expanded as calendar apps do. */
function expand(text: string) {
  const [from, to] = period;
  const calendar = parse(text);
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
  const streams: { start: number; end: number; playing: string }[] = [];
  for (const event of events) {
    const occurrences = event.iterator();
    for (let at = occurrences.next(); at; at = occurrences.next()) {
      if (at.toJSDate().getTime() > to + 30 * 86_400_000) break;
      const { startDate, endDate, item } = event.getOccurrenceDetails(at);
      const [start, end] = [startDate, endDate].map((time) => time.toJSDate().getTime());
      streams.push({ start: start!, end: end!, playing: item.summary });
    }
  }
  return streams
    .filter(({ start, end }) => end > from && start < to)
    .sort((a, b) => a.start - b.start);
}

it.each([schedule.zone, "Europe/Berlin", "Australia/Lord_Howe", "Asia/Kolkata"])(
  "the calendar contains the streams of the schedule in the time zone %s at any DST change",
  (zone) => {
    const given = { ...schedule, zone };
    const streams = streamsBetween(given, ...period);
    expect(streams.length).toBeGreaterThan(150);
    expect(expand(build(given))).toEqual(streams);
  },
);

it("each event of the calendar has a stable id and the time of the last edit", () => {
  const ids = parse(build())
    .getAllSubcomponents("vevent")
    .map((event) => {
      expect(String(event.getFirstPropertyValue("dtstamp"))).toBe(`${schedule.edited}T00:00:00Z`);
      return String(event.getFirstPropertyValue("uid"));
    });
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain("tuesday@talechasers.example");
  expect(build()).toBe(build());
});

it("the calendar has no empty EXDATE property", () => {
  const text = build();
  expect(text).not.toMatch(/^EXDATE[^:]*:\r$/m);
  const [properties] = text.split("BEGIN:VTIMEZONE");
  expect(properties).toContain("METHOD:PUBLISH\r\n");
  expect(properties).toContain("REFRESH-INTERVAL;VALUE=DURATION:PT6H\r\n");
});
