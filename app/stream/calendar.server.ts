import ical, { ICalCalendarMethod, ICalEventRepeatingFreq, ICalWeekday } from "ical-generator";
import { Temporal } from "temporal-polyfill";
import { tzlib_get_ical_block as zoneBlock } from "timezones-ical-library";
import { links } from "~content/links.yaml";
import { firstDay, slotOf, weekdays } from "./planned-streams.server";
import type { Schedule } from "./schedule.schema";

/** How often a calendar should look for changes. Seconds. */
const refresh = 6 * 60 * 60;

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
 * The schedule as an iCalendar file. Its times are local ones with the rules of their zone: in UTC a weekly stream
 * would be an hour off for half of the year.
 *
 * @param siteUrl public origin of the site; its host makes the names of the events the site's own
 * @param editedAt the time of the last edit of the schedule: an instant
 */
export function calendarOf(schedule: Schedule, siteUrl: string, editedAt: string): string {
  const { zone, weekly, exceptions } = schedule;
  const { host } = new URL(siteUrl);
  const url = `${siteUrl}/stream`;
  const calendar = ical({
    name: "Talechasers on stream",
    description: "When Chase draws and plays live.",
    prodId: { company: "Talechasers", product: "stream schedule" },
    method: ICalCalendarMethod.PUBLISH,
    // Of each event; a calendar's own would be that of its stamps, too, which are in UTC.
    timezone: { name: null, generator: (name) => zoneBlock(name)[0] ?? null },
    ttl: refresh,
    url,
  });
  const add = (id: string, slot: Times, more: object = {}) =>
    calendar.createEvent({
      id: `${id}@${host}`,
      ...timesOf(slot, zone),
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
    const slot = slotOf(exception, weekly);
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

function timesOf({ on, at, minutes }: Times, zone: string) {
  const start = localTime(on, at);
  // What lasts is counted, whatever the clocks do meanwhile.
  return { start, end: start.toZonedDateTime(zone).add({ minutes }).toPlainDateTime() };
}

function localTime(day: string, time: string): Temporal.PlainDateTime {
  return Temporal.PlainDate.from(day).toPlainDateTime(Temporal.PlainTime.from(time));
}
