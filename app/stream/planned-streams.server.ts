import { Temporal } from "temporal-polyfill";
import type { ClockTime, Day, Exception, Schedule, WeeklyStream } from "./schedule.schema";

/** One stream on the schedule. */
export interface PlannedStream {
  /** Its start and end, by `Date.now`. */
  start: number;
  end: number;
  playing: string;
}

/** The same as the schedule has it. */
interface Slot {
  on: Day;
  at: ClockTime;
  minutes: number;
  playing: string;
}

export const weekdays: readonly WeeklyStream["weekday"][] = [
  ...(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const),
];

/** The first day of a weekly stream, on or after the one since when there is one. */
export function firstDay({ since, weekday }: WeeklyStream): Temporal.PlainDate {
  const day = Temporal.PlainDate.from(since);
  return day.add({ days: (weekdays.indexOf(weekday) + 8 - day.dayOfWeek) % 7 });
}

/**
 * The streams that are on at some time from one moment to another, in their order. A time that the clocks
 * skip is as much later as they go forward, and of one that they repeat it is the first: as calendars read it.
 *
 * @param from by `Date.now`, as `to`
 */
export function streamsBetween(schedule: Schedule, from: number, to: number): PlannedStream[] {
  const [first, last] = [dayAt(schedule, from).subtract({ days: 2 }), dayAt(schedule, to)];
  return schedule.weekly
    .flatMap((weekly) => slotsOf(weekly, schedule.exceptions, first, last))
    .concat(schedule.exceptions.flatMap((exception) => slotOf(exception, schedule.weekly) ?? []))
    .map((slot) => plannedAt(slot, schedule.zone))
    .filter(({ start, end }) => end > from && start < to)
    .sort((a, b) => a.start - b.start);
}

/** The day in the schedule's zone. @param time by `Date.now` */
export function dayAt({ zone }: Pick<Schedule, "zone">, time: number): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(zone).toPlainDate();
}

/** When a slot begins, as the clock in a zone says it and in truth. */
export function startOf({ on, at }: Pick<Slot, "on" | "at">, zone: string): Temporal.ZonedDateTime {
  return Temporal.PlainDate.from(on).toZonedDateTime({
    timeZone: zone,
    plainTime: Temporal.PlainTime.from(at),
  });
}

/** What an exception puts on the schedule; nothing for one that takes off. */
export function slotOf(exception: Exception, weekly: readonly WeeklyStream[]): Slot | undefined {
  if (exception.is === "extra") return exception;
  const changed = weekly.find(({ id }) => id === exception.stream);
  if (exception.is === "off" || !changed) return undefined;
  const { at, minutes, playing } = changed;
  return { on: exception.on, at, minutes, playing, ...exception.to };
}

/** Those of a weekly stream that are as in every week. */
function slotsOf(
  weekly: WeeklyStream,
  exceptions: readonly Exception[],
  first: Temporal.PlainDate,
  last: Temporal.PlainDate,
): Slot[] {
  const other = new Set(
    exceptions.flatMap((one) => (one.is !== "extra" && one.stream === weekly.id ? one.on : [])),
  );
  const slots: Slot[] = [];
  const begun = firstDay(weekly);
  const weeks = Math.max(0, Math.ceil(begun.until(first).days / 7));
  for (let day = begun.add({ weeks }); ; day = day.add({ weeks: 1 })) {
    if (Temporal.PlainDate.compare(day, last) > 0) return slots;
    const on = day.toString();
    if (!other.has(on)) slots.push({ ...weekly, on });
  }
}

function plannedAt(slot: Slot, zone: string): PlannedStream {
  const start = startOf(slot, zone).epochMilliseconds;
  return { start, end: start + slot.minutes * 60_000, playing: slot.playing };
}
