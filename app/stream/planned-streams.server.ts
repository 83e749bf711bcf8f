import { Temporal } from "temporal-polyfill";
import { weeklyStream, type Schedule, type WeeklyStream } from "./schedule.schema";

/** A scheduled stream; `start` and `end` are `Date.now` timestamps. */
export interface PlannedStream {
  start: number;
  end: number;
  playing: string;
}

/** A stream at a date (`on`) and time (`at`) in the schedule's time zone. */
export type LocalStream = Pick<WeeklyStream, "at" | "minutes" | "playing"> & { on: string };

const weekdays = weeklyStream.shape.weekday.options;

/** Returns the date of the first stream of a weekly stream, on or after its `since`. */
export function firstDay({ since, weekday }: WeeklyStream): Temporal.PlainDate {
  const day = Temporal.PlainDate.from(since);
  return day.add({ days: (weekdays.indexOf(weekday) + 8 - day.dayOfWeek) % 7 });
}

/**
 * Returns the streams that overlap a period, in order. As in iCalendar, a local time that DST skips
 * is moved forward by the change, and the first occurrence of a repeated local time is used.
 */
export function streamsBetween(schedule: Schedule, from: number, to: number): PlannedStream[] {
  const [first, last] = [dayAt(schedule, from).subtract({ days: 2 }), dayAt(schedule, to)];
  return schedule.weekly
    .flatMap((weekly) => listLocalStreams(weekly, schedule.off, first, last))
    .concat(schedule.extra)
    .map((slot) => toPlannedStream(slot, schedule.zone))
    .filter(({ start, end }) => end > from && start < to)
    .sort((a, b) => a.start - b.start);
}

/** Returns the date of a timestamp in the schedule's time zone. */
export function dayAt({ zone }: Pick<Schedule, "zone">, time: number): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(zone).toPlainDate();
}

/** Returns the slots of a weekly stream, except on days off. */
function listLocalStreams(
  weekly: WeeklyStream,
  off: Schedule["off"],
  first: Temporal.PlainDate,
  last: Temporal.PlainDate,
): LocalStream[] {
  const daysOff = new Set(off.flatMap(({ stream, on }) => (stream === weekly.id ? on : [])));
  const slots: LocalStream[] = [];
  const begun = firstDay(weekly);
  const weeks = Math.max(0, Math.ceil(begun.until(first).days / 7));
  for (let day = begun.add({ weeks }); ; day = day.add({ weeks: 1 })) {
    if (Temporal.PlainDate.compare(day, last) > 0) return slots;
    const on = day.toString();
    if (!daysOff.has(on)) slots.push({ ...weekly, on });
  }
}

/** Converts the local time of a stream to timestamps. */
export function toPlannedStream(slot: LocalStream, zone: string): PlannedStream {
  const plainTime = Temporal.PlainTime.from(slot.at);
  const day = Temporal.PlainDate.from(slot.on);
  const start = day.toZonedDateTime({ timeZone: zone, plainTime }).epochMilliseconds;
  return { start, end: start + slot.minutes * 60_000, playing: slot.playing };
}
