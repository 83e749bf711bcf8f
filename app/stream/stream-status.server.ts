import type { Temporal } from "temporal-polyfill";
import { dayAt, streamsBetween, toPlannedStream } from "./planned-streams.server";
import schedule from "~content/schedule.yaml";
import type { Schedule } from "./schedule.schema";

/** The view of the schedule, valid until `changesAt`: caches may store it until then. */
export type StreamStatus = ReturnType<typeof streamStatusAt>["stream"];

/** Lifetime of a page that says whether an unscheduled stream is live. */
const LIVE_TTL_MS = 60_000;

const MAX_DAYS_AHEAD = 100;
const MAX_UPCOMING = 3;

/** Returns the stream's status. @param known from the upstream; its `live` may be missing */
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
 * @returns the status, and the `Date.now` timestamp when it changes
 */
export function streamStatusAt(schedule: Schedule, now: number, isLive?: boolean) {
  const { zone } = schedule;
  const today = dayAt(schedule, now);
  const midnight = (days: number) => today.add({ days }).toZonedDateTime(zone).epochMilliseconds;
  const planned = streamsBetween(schedule, now, midnight(MAX_DAYS_AHEAD));
  // A scheduled stream that is not live counts as over.
  const upcoming = planned.filter(({ start }) => isLive !== false || start > now);
  const changes = planned.flatMap(({ start, end }) => [start, end]);
  const isScheduledLive = upcoming[0] !== undefined && upcoming[0].start <= now;
  return {
    stream: {
      /** The IANA name of the schedule's time zone. */
      zone,
      /** Whether the first upcoming stream is live. */
      isLive: isScheduledLive,
      /** Whether the stream is live outside of the schedule. */
      isUnscheduled: isLive === true && !isScheduledLive,
      /** The next streams: several, because the first may be over when a cached page is read. */
      upcoming: upcoming.slice(0, MAX_UPCOMING),
      /** The streams of seven days, starting today. */
      week: upcoming.filter(({ start }) => start < midnight(7)),
      off: listOff(schedule, today),
    },
    changesAt: Math.min(midnight(1), ...changes.filter((time) => time > now)),
  };
}

/** The streams of the next seven days that are off, with the reasons. */
function listOff({ zone, weekly, off }: Schedule, today: Temporal.PlainDate) {
  const [first, last] = [today.toString(), today.add({ days: 6 }).toString()];
  return off
    .filter(({ on }) => on >= first && on <= last)
    .flatMap(({ stream, on, why }) => {
      const usual = weekly.find(({ id }) => id === stream);
      return usual ? { time: toPlannedStream({ ...usual, on }, zone).start, why } : [];
    })
    .sort((a, b) => a.time - b.time);
}
