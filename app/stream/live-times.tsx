import type { ReactNode } from "react";
import { InlineScript } from "~/document/inline-script";
import liveTimesScript from "./live-times-script?inline-script";
import type { PlannedStream } from "./planned-streams.server";
import type { StreamStatus } from "./stream-status.server";
import { formatTimeInZone, formatZoneName, type TimeForm } from "./stream-times";

interface TimedStatesProps {
  stream: Pick<StreamStatus, "upcoming" | "isLive">;
  before: (stream: PlannedStream) => ReactNode;
  during: (stream: PlannedStream) => ReactNode;
  /** The state after the last of these streams. */
  after: ReactNode;
}

/**
 * The states of the page before and during each of the next streams, and after them. The document
 * contains all states, because it may be cached; `LiveTimesScript` shows the current state. Without
 * scripts, the first state is shown.
 */
export function TimedStates({ stream, before, during, after }: TimedStatesProps) {
  const states = stream.upcoming.flatMap((planned) => [
    { until: planned.start, content: before(planned) },
    { until: planned.end, content: during(planned) },
  ]);
  const left = [...states.slice(stream.isLive ? 1 : 0), { until: undefined, content: after }];
  return (
    <div data-timed-states>
      {left.map(({ until, content }, index) => (
        <div key={index} data-until={until} hidden={index > 0}>
          {content}
        </div>
      ))}
    </div>
  );
}

/** The time of a stream, in the schedule's zone until `LiveTimesScript` converts it. */
export function StreamTime({ time, form, zone }: { time: number; form: TimeForm; zone: string }) {
  return (
    <time dateTime={new Date(time).toISOString()} data-form={form}>
      {formatTimeInZone(time, form, zone)}
    </time>
  );
}

/** The name of the time zone that `StreamTime` uses. */
export function TimeZoneName({ zone }: { zone: string }) {
  return <span data-zone="">{formatZoneName(zone)}</span>;
}

/** Updates the times before it, in documents only; see `openDocument`. */
export function LiveTimesScript() {
  return <InlineScript code={liveTimesScript} />;
}
