import { useEffect, useState, type ReactNode } from "react";
import { InlineScript } from "~/document/inline-script";
import { useHydrated } from "~/ui/use-hydrated";
import { clockScript } from "./inline-scripts";
import type { OnAir } from "./on-air.server";
import type { PlannedStream } from "./planned-streams.server";
import { ownTime, ownZone, timeInZone, zoneName, type TimeForm } from "./stream-times";

/** What is shown until a time, by `Date.now`, and from then on the next; the last may have none. */
interface State {
  until?: number;
  shown: ReactNode;
}

/**
 * What is shown before each of the next streams, and while it is on, and after all of them. What was over when the page
 * was made is not among it, so that the first is what is shown without scripts.
 */
export function statesOf(
  { next, isOn }: Pick<OnAir, "next" | "isOn">,
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

/** Shows the first of several states that is not over. All are in the document: it may be read later. */
export function ByTheClock({ states }: { states: readonly State[] }) {
  const now = useNow(states.flatMap(({ until }) => until ?? []));
  const at = states.findIndex(({ until = Infinity }) => until > now);
  return (
    <div data-clock>
      {states.map(({ until, shown }, index) => (
        <div key={index} data-until={until} hidden={index !== at} suppressHydrationWarning>
          {shown}
        </div>
      ))}
    </div>
  );
}

/** A time of a stream: in the streamer's zone from the server, in the visitor's in a browser. */
export function StreamTime({ time, form, zone }: { time: number; form: TimeForm; zone: string }) {
  const isHere = useHydrated();
  return (
    <time dateTime={new Date(time).toISOString()} data-form={form} suppressHydrationWarning>
      {isHere ? ownTime(time, form) : timeInZone(time, form, zone)}
    </time>
  );
}

/** The zone that `StreamTime` writes in, by name. */
export function ZoneOfTimes({ zone }: { zone: string }) {
  return (
    <span data-zone suppressHydrationWarning>
      {useHydrated() ? ownZone : zoneName(zone)}
    </span>
  );
}

/** Does for a document that starts no application what the components above do; to stand after them. */
export function ClockScript() {
  return <InlineScript code={import.meta.env.SSR ? clockScript : undefined} />;
}

/** The longest that browsers wait. */
const longest = 2 ** 31 - 1;

/** The time, by `Date.now`, as it was when it last passed one of these; before all of them on the server. */
function useNow(times: readonly number[]): number {
  const [now, setNow] = useState(0);
  const next = Math.min(...times.filter((time) => time > now));
  useEffect(() => {
    const wait = Math.max(0, Math.min(next - Date.now(), longest));
    const timer = setTimeout(() => setNow(Date.now()), now === 0 ? 0 : wait);
    return () => clearTimeout(timer);
  }, [now, next]);
  return now;
}
