import * as to from "~/addresses";
import { useEffect, type ReactNode } from "react";
import { InlineScript } from "~/document/inline-script";
import liveTimesScript from "./live-times-script?inline-script";
import type { PlannedStream } from "./planned-streams.server";
import { startLiveTimes } from "./start-live-times";
import type { StreamStatus } from "./stream-status.server";
import { formatTimeInZone, formatZoneName, type TimeForm } from "./stream-times";

const old = (
  <span>
    This page is old. <a href={to.schedule}>See the schedule of today</a>
  </span>
);

interface TimedStatesProps {
  stream: Pick<StreamStatus, "upcoming" | "isLive">;
  before: (stream: PlannedStream) => ReactNode;
  during: (stream: PlannedStream) => ReactNode;
  /** Without a next stream. */
  after: ReactNode;
}

/**
 * The states of the page before, during and after the next streams. All are in the document, because a cached
 * document is read later; `startLiveTimes` shows the current one. Without scripts the first is shown.
 */
export function TimedStates({ stream, before, during, after }: TimedStatesProps) {
  const states = stream.upcoming.flatMap((planned) => [
    { until: planned.start, content: before(planned) },
    { until: planned.end, content: during(planned) },
  ]);
  return (
    <div data-timed-states>
      {[
        ...states.slice(stream.isLive ? 1 : 0),
        { until: undefined, content: states.length > 0 ? old : after },
      ].map(({ until, content }, index) => (
        <div key={index} data-until={until} hidden={index > 0} suppressHydrationWarning>
          {content}
        </div>
      ))}
    </div>
  );
}

/** A time of a stream, in the zone of the schedule until `startLiveTimes` writes it in the visitor's. */
export function StreamTime({ time, form, zone }: { time: number; form: TimeForm; zone: string }) {
  return (
    <time dateTime={new Date(time).toISOString()} data-form={form} suppressHydrationWarning>
      {formatTimeInZone(time, form, zone)}
    </time>
  );
}

/** The name of the zone that `StreamTime` writes in. */
export function TimeZoneName({ zone }: { zone: string }) {
  return (
    <span data-zone suppressHydrationWarning>
      {formatZoneName(zone)}
    </span>
  );
}

/** Starts the times that stand before it: an inline script in a document, an effect after a client navigation. */
export function LiveTimesScript() {
  useEffect(startLiveTimes, []);
  return <InlineScript code={liveTimesScript} />;
}
