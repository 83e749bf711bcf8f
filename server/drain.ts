import type { Server } from "node:http";
import { visitorLimits } from "./limits";

/** Milliseconds after which connections that are kept without a request have ended by themselves. */
const resting = visitorLimits.keepAliveTimeout + 500;

/** Milliseconds that the last request has to come to its end; a page takes five seconds at most. */
const finishing = 5_500;

/**
 * Ends a server on SIGTERM or SIGINT without dropping a request. For a while everything is served as
 * ever, but told to come back over another connection (see `isDraining`), so that a load balancer and
 * its visitors move on. Then no connection is taken any more, and the process ends with the last one.
 *
 * @param seconds how long everything is served after the signal
 * @returns whether the end is near
 */
export function drainOnSignal(server: Server, seconds: number): () => boolean {
  let isDraining = false;
  const drain = () => {
    if (isDraining) return;
    isDraining = true;
    console.log("Talechasers is draining: requests under way are answered.");
    setTimeout(() => stopTaking(server), seconds * 1_000);
    setTimeout(cut, seconds * 1_000 + resting + finishing).unref();
  };
  process.on("SIGTERM", drain);
  process.on("SIGINT", drain);
  return () => isDraining;
}

/**
 * Connections that are kept without a request would be cut as the server closes, perhaps with one on
 * its way. Each ends with the answer to its next request, or by itself after the time it was promised.
 */
function stopTaking(server: Server, waited = 0): void {
  server.getConnections((_error, count) => {
    if (count > 0 && waited < resting) {
      setTimeout(() => stopTaking(server, waited + 100), 100);
      return;
    }
    // Right after a look at what has arrived: what waits to be taken when a server closes is reset.
    setImmediate(() =>
      server.close(() => {
        console.log("Talechasers has ended.");
        process.exit(0);
      }),
    );
  });
}

function cut(): void {
  console.error("Connections that did not come to an end are cut.");
  process.exit(0);
}
