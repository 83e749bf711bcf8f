import { createServer, type Server } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import { visitorLimits } from "./limits";

/** Idle keep-alive connections have ended by themselves after this. */
const KEEP_ALIVE_END_MS = visitorLimits.keepAliveTimeout + 500;

/** For the last request; a page takes five seconds at most. */
const LAST_REQUEST_TIMEOUT_MS = 5_500;

/** After such a short turn of the event loop, no connection is waiting to be accepted. */
const QUIET_TURN_MS = 0.1;
const QUIET_TIMEOUT_MS = 2_500;

/** Ends a process without dropping a request. */
export interface Drain {
  /** Aborted by the signal to end: connections are closed after their answer, and event streams end. */
  ending: AbortSignal;
  /** Calls `answer`, delayed while the port is being closed. */
  admit: (answer: () => void) => void;
  /**
   * Ends a server on SIGTERM or SIGINT. For some seconds it serves everything with `Connection: close`, so that load
   * balancers move on. Then it accepts no connection, and the process ends with the last one.
   *
   * @param seconds how long everything is served after the signal
   */
  endOnSignal: (server: Server, seconds: number) => void;
}

export function createDrain(): Drain {
  const ending = new AbortController();
  let held: (() => void)[] | undefined;

  /** Waits for idle keep-alive connections, which `close` would cut: each ends after its next response or its timeout. */
  function closeAfterConnections(server: Server, waited = 0): void {
    server.getConnections((_error, count) => {
      if (count > 0 && waited < KEEP_ALIVE_END_MS)
        setTimeout(closeAfterConnections, 100, server, waited + 100);
      else void close(server);
    });
  }

  /** The kernel resets connections that wait to be accepted when the port closes. */
  async function close(server: Server): Promise<void> {
    held = [];
    await untilNoConnectionWaits(server);
    server.close(() => {
      console.log("Talechasers has ended.");
      process.exit(0);
    });
    for (const answer of held) answer();
    held = undefined;
  }

  return {
    ending: ending.signal,
    admit: (answer) => void (held ? held.push(answer) : answer()),
    endOnSignal(server, seconds) {
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
    },
  };
}

/** Resolves right after a turn of the event loop that accepted nobody and was too short for a new connection. */
async function untilNoConnectionWaits(server: Server): Promise<void> {
  let accepted = 0;
  server.on("connection", () => (accepted += 1));
  // The first close of a process takes ten times as long as the next.
  createServer().close();
  const start = performance.now();
  for (let now = start; now - start < QUIET_TIMEOUT_MS;) {
    const [acceptedBefore, turnStart] = [accepted, now];
    await nextTurn();
    now = performance.now();
    if (accepted === acceptedBefore && now - turnStart < QUIET_TURN_MS) return;
  }
}

function endForcibly(): void {
  console.error("Connections that did not come to an end are cut.");
  process.exit(0);
}
