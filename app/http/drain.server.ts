import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { Server as HttpServer } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { env } from "~/env.server";
import { limitVisitors } from "./visitor-limits.server";

/**
 * Milliseconds after the drain in which everything has to come to its end: more than connections have
 * that are kept without a request (five seconds told, six given), and than a page takes at the longest.
 */
const finishing = 7_000;

let draining = false;

/** Whether this process is about to end: what asks for it should ask another. */
export const isDraining = (): boolean => draining;

/**
 * Takes the server of this process under its care, at the first connection: limits what a visitor may
 * take, and ends the process on SIGTERM and SIGINT without dropping a request. Before that there is
 * nothing to drop, and remix-serve ends it well.
 */
export function superviseServer(): void {
  const takeOver = (message: unknown) => {
    const { socket } = message as { socket: Socket & { server?: unknown } };
    if (!(socket.server instanceof HttpServer)) return;
    unsubscribe("net.server.socket", takeOver);
    const { server } = socket;
    limitVisitors(server, socket);
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      // remix-serve's closes the server, which cuts kept connections even as a request arrives.
      process.removeAllListeners(signal);
      process.on(signal, () => drain(server));
    }
  };
  subscribe("net.server.socket", takeOver);
  // The process that started this one is gone, and an embedded upstream with it.
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel?.unref();
}

/**
 * For DRAIN_SECONDS everything is served as ever, but told to come back over another connection, so
 * that a load balancer and its visitors move on. Then no connection is taken any more, and the
 * process ends as soon as the last one has. With 0 seconds nobody waits for connections that are kept
 * without a request.
 */
function drain(server: HttpServer): void {
  if (draining) return;
  draining = true;
  const drained = env.DRAIN_SECONDS * 1_000;
  setTimeout(() => whenQuiet(() => stopListening(server)), drained);
  setTimeout(() => {
    server.getConnections((_error, count) => {
      console.error(`${count} connections did not come to an end and were cut.`);
      process.exit(0);
    });
  }, drained + finishing);
}

/**
 * Connections that wait to be taken are reset when a server closes. Node takes all that wait at each
 * turn of its loop, so after a turn with nothing else to do there is hardly one. On a busy machine
 * such a turn is waited for, with less and less patience: 0.2 ms long, 3 ms after a second.
 */
function whenQuiet(then: () => void, waited = 0): void {
  const start = performance.now();
  setImmediate(() =>
    setImmediate(() => {
      const turn = performance.now() - start;
      if (turn < 0.2 * 2 ** (waited / 250)) then();
      else setTimeout(() => whenQuiet(then, waited + turn + 1), 1);
    }),
  );
}

function stopListening(server: HttpServer): void {
  // That of HttpServer cuts connections without a request, on which one may be under way.
  NetServer.prototype.close.call(server, () => process.exit(0));
  if (env.DRAIN_SECONDS === 0) setInterval(() => server.closeIdleConnections(), 50);
}
