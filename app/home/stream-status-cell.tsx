import { Link } from "@remix-run/react";
import { links } from "~content/links.yaml";
import { schedulePath } from "~/stream/addresses";
import { TimedStates, LiveTimesScript, listTimedStates, StreamTime } from "~/stream/live-times";
import type { StreamStatus } from "~/stream/stream-status.server";

/** When the next stream is, or that one is on, for a status row. */
export function StreamStatusCell({ stream }: { stream: StreamStatus }) {
  if (stream.isUnscheduled) return <LiveNow>come in</LiveNow>;
  const states = listTimedStates(stream, {
    before: ({ start, playing }) => (
      <>
        <Link to={schedulePath}>{playing}</Link>,{" "}
        <StreamTime time={start} form="brief" zone={stream.zone} />
      </>
    ),
    during: ({ playing }) => <LiveNow>{playing}</LiveNow>,
    after: <Link to={schedulePath}>When I am on next</Link>,
  });
  return (
    <>
      <TimedStates states={states} />
      <LiveTimesScript />
    </>
  );
}

function LiveNow({ children }: { children: string }) {
  return (
    <a href={links.twitch}>
      <strong>Live now:</strong> {children}
    </a>
  );
}
