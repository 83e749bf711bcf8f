import { z } from "zod";
import { definesName, slug } from "../content-names";

const day = z.iso.date("must be a day such as 2026-11-26");
const time = z.iso.time({ precision: -1, error: "must be a time such as 20:00" });
const minutes = z.int().min(1);
const sentence = z.string().regex(/[.!?]$/, "must be a sentence with its period");

const streamId = definesName("stream", slug);

/** The schema of a stream that takes place every week. */
export const weeklyStream = z.strictObject({
  id: streamId,
  weekday: z.enum(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]),
  at: time,
  minutes,
  playing: z.string(),
  since: day,
});

/** A day on which a weekly stream is off. */
const dayOff = z.strictObject({ stream: slug, on: day, why: sentence });

/** content/schedule.yaml: the weekly streams, days on which they are off, and extra streams. */
export const scheduleSchema = z
  .strictObject({
    edited: day,
    zone: z.string().refine(isTimeZone, "must be a time zone such as America/New_York"),
    weekly: z.array(weeklyStream),
    off: z.array(definesName("day off", dayOff, ({ stream, on }) => `${stream} on ${on}`)),
    extra: z.array(
      z.strictObject({ id: streamId, on: day, at: time, minutes, playing: z.string() }),
    ),
  })
  .superRefine(({ weekly, off }, context) => {
    const report = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: "custom", path, message });
    for (const [at, { stream: id, on }] of off.entries()) {
      const path = ["off", at];
      const stream = weekly.find((one) => one.id === id);
      if (!stream) report([...path, "stream"], "must be the id of a weekly stream");
      else if (weekdayOf(on) !== stream.weekday || on < stream.since) {
        report([...path, "on"], `must be a ${stream.weekday}, ${stream.since} or later`);
      }
    }
  });

function weekdayOf(day: string): string {
  return new Date(day).toLocaleDateString("en-US", { weekday: "long", timeZone: "UTC" });
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

export type Schedule = z.output<typeof scheduleSchema>;
export type WeeklyStream = Schedule["weekly"][number];
