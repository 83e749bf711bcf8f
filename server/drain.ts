import { createServer, type Server } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import { visitorLimits } from "./limits";

/** Milliseconds after which connections that are kept without a request have ended by themselves. */
const resting = visitorLimits.keepAliveTimeout + 500;

/** Milliseconds that the last request has to come to its end; a page takes five seconds at most. */
const finishing = 5_500;

/** Milliseconds of a turn of the loop in which nobody came, and for how long one is waited for at most. */
const quiet = { turn: 0.1, wait: 2_500 };

/** How a process ends. */
export interface Drain {
  /** Aborted once it is about to: connections are given up then, and what goes on for hours ends. */
  ending: AbortSignal;
  /** Answers a request, in the moment of closing the port a moment later. */
  admit: (answer: () => void) => void;
  /**
   * Ends a server on SIGTERM or SIGINT without dropping a request. For a while everything is served as
   * ever, but told to come back over another connection, so that a load balancer and its visitors move
   * on. Then no connection is taken any more, and the process ends with the last one.
   *
   * @param seconds how long everything is served after the signal
   */
  endOnSignal: (server: Server, seconds: number) => void;
}

export function createDrain(): Drain {
  const ending = new AbortController();
  let held: (() => void)[] | undefined;

  /**
   * Connections that are kept without a request would be cut as the server closes, perhaps with one on
   * its way. Each ends with the answer to its next request, or by itself after the time it was promised.
   */
  function stopTaking(server: Server, waited = 0): void {
    server.getConnections((_error, count) => {
      if (count > 0 && waited < resting) setTimeout(stopTaking, 100, server, waited + 100);
      else void close(server);
    });
  }

  /** The kernel resets whoever waits to be taken as the port closes. Nothing is answered until it has. */
  async function close(server: Server): Promise<void> {
    held = [];
    await nobodyWaits(server);
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
        setTimeout(stopTaking, seconds * 1_000, server);
        setTimeout(cut, seconds * 1_000 + resting + finishing).unref();
      };
      process.on("SIGTERM", drain);
      process.on("SIGINT", drain);
    },
  };
}

/** Settles right after a turn of the loop that took all who waited, and was too short for another to come. */
async function nobodyWaits(server: Server): Promise<void> {
  let taken = 0;
  server.on("connection", () => (taken += 1));
  // The first close of a process takes ten times as long as the next.
  createServer().close();
  const start = performance.now();
  for (let now = start; now - start < quiet.wait;) {
    const [takenBefore, turnStart] = [taken, now];
    await nextTurn();
    now = performance.now();
    if (taken === takenBefore && now - turnStart < quiet.turn) return;
  }
}

function cut(): void {
  console.error("Connections that did not come to an end are cut.");
  process.exit(0);
}
