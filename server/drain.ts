import type { Server } from "node:http";

/** Most idle connections have got an answer with `Connection: close`, or have ended, after this. */
const KEEP_ALIVE_END_MS = 10_000;

/** For the last request; a page takes five seconds at most. */
const LAST_REQUEST_TIMEOUT_MS = 5_500;

/**
 * Ends the process on SIGTERM or SIGINT without dropping a request. For some seconds the server answers everything with
 * `Connection: close`, so that load balancers move on. Then it accepts no connection, and the process ends with the last
 * one.
 *
 * @param ending is aborted by the signal
 * @param seconds how long everything is served after the signal
 */
export function endOnSignal(server: Server, ending: AbortController, seconds: number): void {
  const drain = () => {
    if (ending.signal.aborted) return;
    ending.abort();
    console.log("Talechasers is draining: requests under way are answered.");
    setTimeout(closeAfterConnections, seconds * 1_000, server);
    const timeout = seconds * 1_000 + KEEP_ALIVE_END_MS + LAST_REQUEST_TIMEOUT_MS;
    setTimeout(endForcibly, timeout).unref();
  };
  process.on("SIGTERM", drain);
  process.on("SIGINT", drain);
}

/** Waits for idle keep-alive connections, which `close` would cut: each ends after its next response or its timeout. */
function closeAfterConnections(server: Server, waited = 0): void {
  server.getConnections((_error, count) => {
    if (count > 0 && waited < KEEP_ALIVE_END_MS)
      setTimeout(closeAfterConnections, 100, server, waited + 100);
    else server.close(end);
  });
}

function end(): void {
  console.log("Talechasers has ended.");
  process.exit(0);
}

function endForcibly(): void {
  console.error("Connections that did not come to an end are cut.");
  process.exit(0);
}
