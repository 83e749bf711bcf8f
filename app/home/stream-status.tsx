import { Link } from "@remix-run/react";
import { links } from "~content/links.yaml";
import { schedulePath } from "~/stream/addresses";
import { ByTheClock, ClockScript, statesOf, StreamTime } from "~/stream/by-the-clock";
import type { OnAir } from "~/stream/on-air.server";

/** When the next stream is, or that one is on, for a status row. */
export function StreamStatus({ onAir }: { onAir: OnAir }) {
  if (onAir.isOffPlan) return <LiveNow>come in</LiveNow>;
  const states = statesOf(onAir, {
    before: ({ start, playing }) => (
      <>
        <Link to={schedulePath}>{playing}</Link>,{" "}
        <StreamTime time={start} form="brief" zone={onAir.zone} />
      </>
    ),
    during: ({ playing }) => <LiveNow>{playing}</LiveNow>,
    after: <Link to={schedulePath}>When I am on next</Link>,
  });
  return (
    <>
      <ByTheClock states={states} />
      <ClockScript />
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
