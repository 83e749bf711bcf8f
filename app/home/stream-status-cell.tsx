import * as to from "~/addresses";
import { Link } from "@remix-run/react";
import { links } from "~content/links.yaml";
import { LiveTimesScript, StreamTime, TimedStates } from "~/stream/live-times";
import type { StreamStatus } from "~/stream/stream-status.server";

/** The live or next stream, for a row of the status table. */
export function StreamStatusCell({ stream }: { stream: StreamStatus }) {
  if (stream.isUnscheduled) return <LiveNow>on Twitch</LiveNow>;
  return (
    <>
      <TimedStates
        stream={stream}
        before={({ start, playing }) => (
          <>
            <Link to={to.schedule}>{playing}</Link>,{" "}
            <StreamTime time={start} form="brief" zone={stream.zone} />
          </>
        )}
        during={({ playing }) => <LiveNow>{playing}</LiveNow>}
        after={<Link to={to.schedule}>Stream schedule</Link>}
      />
      <LiveTimesScript />
    </>
  );
}

function LiveNow({ children }: { children: string }) {
  return (
    <a href={links.twitch}>
      <strong>Live now:</strong> <span>{children}</span>
    </a>
  );
}
