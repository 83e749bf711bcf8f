import type { Temporal } from "temporal-polyfill";
import { dayAt, slotOf, streamsBetween, type PlannedStream } from "./planned-streams.server";
import schedule from "~content/schedule.yaml";
import type { Exception, Schedule } from "./schedule.schema";

/** What a page says of the streams from now on. It is the same until `changesAt`, so that caches can have it. */
export interface StreamStatus {
  /** The zone of the schedule, by its IANA name. */
  zone: string;
  /** Whether the stream is on though the schedule does not say so. */
  isUnscheduled: boolean;
  /** Whether the first of the next ones is on. */
  isOn: boolean;
  /** The next ones: some more than one, for a page that is read later. */
  next: PlannedStream[];
  /** Those of the seven days that begin today. */
  week: PlannedStream[];
  /** What is not as every week in these days, a sentence each, in the streamer's own days. */
  notices: string[];
}

/** How long a page is kept that says what no schedule knows: it may be over at any time. Milliseconds. */
const unplanned = 60_000;

/**
 * What there is to say of the streams now.
 *
 * @param known of the artist, from the upstream; perhaps not whether they are live
 */
export function getStreamStatus(known: object & { live?: boolean | undefined }) {
  const now = Date.now();
  const { stream, changesAt } = streamStatusAt(schedule, now, known.live);
  return {
    stream,
    changesAt: known.live === undefined ? changesAt : Math.min(changesAt, now + unplanned),
  };
}

/** How far ahead the next streams are looked for, and how many of them a page gets. */
const [farthest, enough] = [100, 3];

/**
 * What there is to say of the streams at a moment.
 *
 * @param now by `Date.now`
 * @param isLive what is known of the stream itself, beyond the schedule: that it is on, or is not
 * @returns it, and when it changes, by `Date.now`
 */
export function streamStatusAt(
  schedule: Schedule,
  now: number,
  isLive?: boolean,
): { stream: StreamStatus; changesAt: number } {
  const { zone } = schedule;
  const today = dayAt(schedule, now);
  const midnight = (days: number) => instantOf(today.add({ days }), zone);
  const ahead = streamsBetween(schedule, now, midnight(farthest));
  // What should be on and is not is over.
  const next = ahead.filter(({ start }) => isLive !== false || start > now);
  const changes = ahead.flatMap(({ start, end }) => [start, end]);
  const isOn = next[0] !== undefined && next[0].start <= now;
  return {
    stream: {
      zone,
      isOn,
      isUnscheduled: isLive === true && !isOn,
      next: next.slice(0, enough),
      week: next.filter(({ start }) => start < midnight(7)),
      notices: noticesFor(schedule, today),
    },
    changesAt: Math.min(midnight(1), ...changes.filter((time) => time > now)),
  };
}

function instantOf(day: Temporal.PlainDate, zone: string): number {
  return day.toZonedDateTime(zone).epochMilliseconds;
}

/** What is not as every week from a day on, for seven days. */
function noticesFor({ weekly, exceptions }: Schedule, today: Temporal.PlainDate): string[] {
  const [first, last] = [today.toString(), today.add({ days: 6 }).toString()];
  const isShown: IsShown = (day) => day !== undefined && day >= first && day <= last;
  return exceptions
    .map((exception) => ({ exception, to: slotOf(exception, weekly)?.on }))
    .filter(({ exception, to }) => isShown(exception.on) || isShown(to))
    .sort((a, b) => (a.exception.on < b.exception.on ? -1 : 1))
    .flatMap(({ exception, to }) => noticeOf(exception, to, isShown) || []);
}

/** A sentence about an exception; nothing for one that the list of streams says by itself. */
function noticeOf(exception: Exception, to: string | undefined, isShown: IsShown) {
  const { on, why } = exception;
  const because = why ? `: ${why}` : ".";
  if (exception.is === "extra") return `There is an extra stream on ${named(on)}${because}`;
  const usual = isShown(on) ? `${named(on)}’s stream` : `The stream of ${dated(on)}`;
  if (to === undefined) return `${usual} is off${because}`;
  if (to === on)
    return exception.is === "changed" && exception.to.at && `${usual} is at another time${because}`;
  return `${usual} is moved to ${named(to)}${isShown(to) ? "" : `, ${dated(to)}`}${because}`;
}

type IsShown = (day: string | undefined) => boolean;

const named = dayAs({ weekday: "long" });
const dated = dayAs({ month: "long", day: "numeric" });

function dayAs(form: Intl.DateTimeFormatOptions): (day: string) => string {
  const format = new Intl.DateTimeFormat("en-US", { ...form, timeZone: "UTC" });
  return (day) => format.format(new Date(day));
}
