import type { Temporal } from "temporal-polyfill";
import { formatDay } from "~/ui/format-day";
import { dayAt, getSlot, streamsBetween } from "./planned-streams.server";
import schedule from "~content/schedule.yaml";
import type { Exception, Schedule } from "./schedule.schema";

/** The schedule as pages show it. It holds until `changesAt`, so caches may store the page until then. */
export type StreamStatus = ReturnType<typeof streamStatusAt>["stream"];

/** How long caches store a page that says whether an unscheduled stream is live. */
const LIVE_TTL_MS = 60_000;

const MAX_DAYS_AHEAD = 100;
const MAX_UPCOMING = 3;

/** The status now. @param known of the artist, from the upstream; `live` may be missing */
export function getStreamStatus(known: object & { live?: boolean | undefined }) {
  const now = Date.now();
  const { stream, changesAt } = streamStatusAt(schedule, now, known.live);
  return {
    stream,
    changesAt: known.live === undefined ? changesAt : Math.min(changesAt, now + LIVE_TTL_MS),
  };
}

/**
 * The status at a time.
 *
 * @param isLive whether the upstream says that the stream is live
 * @returns the status, and when it changes, in milliseconds of `Date.now`
 */
export function streamStatusAt(schedule: Schedule, now: number, isLive?: boolean) {
  const { zone } = schedule;
  const today = dayAt(schedule, now);
  const midnight = (days: number) => today.add({ days }).toZonedDateTime(zone).epochMilliseconds;
  const planned = streamsBetween(schedule, now, midnight(MAX_DAYS_AHEAD));
  // A stream that should be live and is not counts as over.
  const upcoming = planned.filter(({ start }) => isLive !== false || start > now);
  const changes = planned.flatMap(({ start, end }) => [start, end]);
  const isScheduledLive = upcoming[0] !== undefined && upcoming[0].start <= now;
  return {
    stream: {
      /** The IANA name of the schedule's time zone. */
      zone,
      /** Whether the first of the upcoming streams is live. */
      isLive: isScheduledLive,
      /** Whether the stream is live outside of the schedule. */
      isUnscheduled: isLive === true && !isScheduledLive,
      /** Several, because a cached page is read later. */
      upcoming: upcoming.slice(0, MAX_UPCOMING),
      /** The streams of the seven days that begin today. */
      week: upcoming.filter(({ start }) => start < midnight(7)),
      /** A sentence for each exception in these days. */
      notices: listNotices(schedule, today),
    },
    changesAt: Math.min(midnight(1), ...changes.filter((time) => time > now)),
  };
}

/** The exceptions of seven days, as sentences. */
function listNotices({ weekly, exceptions }: Schedule, today: Temporal.PlainDate): string[] {
  const [first, last] = [today.toString(), today.add({ days: 6 }).toString()];
  const isShown: IsShown = (day) => day !== undefined && day >= first && day <= last;
  return exceptions
    .map((exception) => ({ exception, to: getSlot(exception, weekly)?.on }))
    .filter(({ exception, to }) => isShown(exception.on) || isShown(to))
    .sort((a, b) => (a.exception.on < b.exception.on ? -1 : 1))
    .flatMap(({ exception, to }) => toNotice(exception, to, isShown) || []);
}

/** A sentence about an exception; nothing for a change that the list of streams shows by itself. */
function toNotice(exception: Exception, to: string | undefined, isShown: IsShown) {
  const { on, why } = exception;
  const reason = why ? `: ${why}` : ".";
  if (exception.is === "extra") return `There is an extra stream on ${formatWeekday(on)}${reason}`;
  const usual = isShown(on) ? `${formatWeekday(on)}’s stream` : `The stream of ${formatDate(on)}`;
  if (to === undefined) return `${usual} is off${reason}`;
  if (to === on)
    return exception.is === "changed" && exception.to.at && `${usual} is at another time${reason}`;
  return `${usual} is moved to ${formatWeekday(to)}${isShown(to) ? "" : `, ${formatDate(to)}`}${reason}`;
}

type IsShown = (day: string | undefined) => boolean;

const formatWeekday = (day: string) => formatDay(day, "weekday");
const formatDate = (day: string) => formatDay(day, "short");
