import ical, { ICalCalendarMethod, ICalEventRepeatingFreq, ICalWeekday } from "ical-generator";
import { Temporal } from "temporal-polyfill";
import { tzlib_get_ical_block as zoneBlock } from "timezones-ical-library";
import { links } from "~content/links.yaml";
import { firstDay, getSlot, weekdays } from "./planned-streams.server";
import type { Schedule } from "./schedule.schema";

/** How often calendars should look for changes. */
const REFRESH_SECONDS = 6 * 60 * 60;

const byDay = Object.values({
  Monday: ICalWeekday.MO,
  Tuesday: ICalWeekday.TU,
  Wednesday: ICalWeekday.WE,
  Thursday: ICalWeekday.TH,
  Friday: ICalWeekday.FR,
  Saturday: ICalWeekday.SA,
  Sunday: ICalWeekday.SU,
});

/**
 * The schedule as an iCalendar file. It has local times and the rules of their zone: in UTC a weekly stream would be
 * an hour off for half of the year.
 *
 * @param siteUrl the public origin; its host makes the ids of the events unique
 * @param editedAt the instant of the last edit of the schedule
 */
export function buildCalendar(schedule: Schedule, siteUrl: string, editedAt: string): string {
  const { zone, weekly, exceptions } = schedule;
  const { host } = new URL(siteUrl);
  const url = `${siteUrl}/stream`;
  const calendar = ical({
    name: "Talechasers on stream",
    description: "When Chase draws and plays live.",
    prodId: { company: "Talechasers", product: "stream schedule" },
    method: ICalCalendarMethod.PUBLISH,
    // Each event names its zone: that of the calendar would also apply to the stamps, which are in UTC.
    timezone: { name: null, generator: (name) => zoneBlock(name)[0] ?? null },
    ttl: REFRESH_SECONDS,
    url,
  });
  const add = (id: string, slot: Times, more: object = {}) =>
    calendar.createEvent({
      id: `${id}@${host}`,
      ...eventTimes(slot, zone),
      stamp: new Date(editedAt),
      lastModified: new Date(editedAt),
      timezone: zone,
      summary: slot.playing,
      description: `Live on ${links.twitch}`,
      location: links.twitch,
      url,
      ...more,
    });

  for (const stream of weekly) {
    const on = firstDay(stream).toString();
    const off = exceptions.filter((one) => one.is === "off" && one.stream === stream.id);
    const exclude = off.map((one) => localTime(one.on, stream.at));
    add(
      stream.id,
      { ...stream, on },
      {
        repeating: {
          freq: ICalEventRepeatingFreq.WEEKLY,
          byDay: [byDay[weekdays.indexOf(stream.weekday)]!],
          ...(exclude.length > 0 && { exclude }),
        },
      },
    );
  }
  for (const exception of exceptions) {
    const slot = getSlot(exception, weekly);
    if (!slot) continue;
    if (exception.is === "extra") add(exception.id, slot);
    if (exception.is !== "changed") continue;
    const { at } = weekly.find(({ id }) => id === exception.stream)!;
    add(exception.stream, slot, { recurrenceId: localTime(exception.on, at) });
  }
  return calendar.toString();
}

interface Times {
  on: string;
  at: string;
  minutes: number;
  playing: string;
}

function eventTimes({ on, at, minutes }: Times, zone: string) {
  const start = localTime(on, at);
  // The length counts, even when the clocks change meanwhile.
  return { start, end: start.toZonedDateTime(zone).add({ minutes }).toPlainDateTime() };
}

function localTime(day: string, time: string): Temporal.PlainDateTime {
  return Temporal.PlainDate.from(day).toPlainDateTime(Temporal.PlainTime.from(time));
}
