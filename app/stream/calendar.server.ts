import ical, { ICalCalendarMethod, ICalEventRepeatingFreq, type ICalWeekday } from "ical-generator";
import { Temporal } from "temporal-polyfill";
import { tzlib_get_ical_block as zoneBlock } from "timezones-ical-library";
import { links } from "~content/links.yaml";
import { firstDay, type LocalStream } from "./planned-streams.server";
import type { Schedule } from "./schedule.schema";

/** How often calendar apps should check for changes. */
const refresh = "REFRESH-INTERVAL;VALUE=DURATION:PT6H\r\nX-PUBLISHED-TTL:PT6H\r\n";

/**
 * The schedule as an iCalendar file. It uses local times with time zone rules: in UTC, a weekly
 * stream would be an hour off during DST.
 *
 * @param siteUrl the public origin, whose host is part of the events' unique ids
 */
export function buildCalendar(schedule: Schedule, siteUrl: string): string {
  const { edited, zone, weekly, off, extra } = schedule;
  const { host } = new URL(siteUrl);
  const url = `${siteUrl}/stream`;
  const calendar = ical({
    name: "Talechasers on stream",
    description: "When Chase draws and plays live.",
    prodId: { company: "Talechasers", product: "stream schedule" },
    method: ICalCalendarMethod.PUBLISH,
    // Each event has a time zone: the calendar's would apply to DTSTAMP, which is UTC.
    timezone: { name: null, generator: (name) => zoneBlock(name)[0] ?? null },
    url,
  });
  const add = (id: string, slot: LocalStream, more: object = {}) =>
    calendar.createEvent({
      id: `${id}@${host}`,
      ...eventTimes(slot, zone),
      stamp: new Date(edited),
      lastModified: new Date(edited),
      timezone: zone,
      summary: slot.playing,
      description: `Live on ${links.twitch}`,
      location: links.twitch,
      url,
      ...more,
    });

  for (const stream of weekly) {
    const on = firstDay(stream).toString();
    const byDay = [stream.weekday.slice(0, 2).toUpperCase() as ICalWeekday];
    const daysOff = off.filter((one) => one.stream === stream.id);
    const exclude = daysOff.map((one) => localTime(one.on, stream.at));
    const freq = ICalEventRepeatingFreq.WEEKLY;
    const repeating = { freq, byDay, ...(exclude.length > 0 && { exclude }) };
    add(stream.id, { ...stream, on }, { repeating });
  }
  for (const stream of extra) add(stream.id, stream);
  // ical-generator writes these properties after components, against RFC 5545, 3.6.
  return `${calendar.toString().replace("BEGIN:VTIMEZONE", `${refresh}$&`)}\r\n`;
}

function eventTimes({ on, at, minutes }: LocalStream, zone: string) {
  const start = localTime(on, at);
  // The duration is exact, even across a DST change.
  return { start, end: start.toZonedDateTime(zone).add({ minutes }).toPlainDateTime() };
}

function localTime(day: string, time: string): Temporal.PlainDateTime {
  return Temporal.PlainDate.from(day).toPlainDateTime(Temporal.PlainTime.from(time));
}
