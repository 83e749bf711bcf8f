import { useEffect, type ReactNode } from "react";
import { InlineScript } from "~/document/inline-script";
import { startLiveTimes } from "./start-live-times";
import clockScript from "./live-times-script?inline-script";
import type { StreamStatus } from "./stream-status.server";
import type { PlannedStream } from "./planned-streams.server";
import { timeInZone, zoneName, type TimeForm } from "./stream-times";

/** What is shown until a time, by `Date.now`, and from then on the next; the last may have none. */
interface State {
  until?: number;
  shown: ReactNode;
}

/**
 * What is shown before each of the next streams, and while it is on, and after all of them. What was over when the page
 * was made is not among it, so that the first is what is shown without scripts.
 */
export function listTimedStates(
  { next, isOn }: Pick<StreamStatus, "next" | "isOn">,
  {
    before,
    during,
    after,
  }: Readonly<{
    before: (stream: PlannedStream) => ReactNode;
    during: (stream: PlannedStream) => ReactNode;
    after: ReactNode;
  }>,
): State[] {
  const states = next.flatMap((stream) => [
    { until: stream.start, shown: before(stream) },
    { until: stream.end, shown: during(stream) },
  ]);
  return [...states.slice(isOn ? 1 : 0), { shown: after }];
}

/** Shows the first of several states that is not over; see `startLiveTimes`. All are in the document: it may be read later. */
export function TimedStates({ states }: { states: readonly State[] }) {
  return (
    <div data-timed-states>
      {states.map(({ until, shown }, index) => (
        <div key={index} data-until={until} hidden={index > 0} suppressHydrationWarning>
          {shown}
        </div>
      ))}
    </div>
  );
}

/** A time of a stream, in the streamer's zone until `startLiveTimes` writes it in the visitor's. */
export function StreamTime({ time, form, zone }: { time: number; form: TimeForm; zone: string }) {
  return (
    <time dateTime={new Date(time).toISOString()} data-form={form} suppressHydrationWarning>
      {timeInZone(time, form, zone)}
    </time>
  );
}

/** The zone that `StreamTime` writes in, by name. */
export function TimeZoneName({ zone }: { zone: string }) {
  return (
    <span data-zone suppressHydrationWarning>
      {zoneName(zone)}
    </span>
  );
}

/** Runs the clocks that stand before it: in a document by a script, after a client navigation by an effect. */
export function LiveTimesScript() {
  useEffect(startLiveTimes, []);
  return <InlineScript code={clockScript} />;
}
