import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { Server as HttpServer } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { env } from "~/env.server";
import { limitVisitors } from "./visitor-limits.server";

/**
 * Milliseconds that connections have once no new ones are taken: more than those have that are kept
 * without a request (five seconds told, six given), and than a page takes at the longest.
 */
const finishing = 7_000;

/** Milliseconds that two turns of the loop take when nothing happens in them. */
const quietTurn = 0.2;

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
  setTimeout(() => whenQuiet(() => finish(server)), env.DRAIN_SECONDS * 1_000);
}

/**
 * Connections that wait to be taken are reset when a server closes. Node takes all that wait at each
 * turn of its loop, so after a turn with nothing else to do there is hardly one.
 */
function whenQuiet(then: () => void, patience = 500): void {
  const start = performance.now();
  setImmediate(() =>
    setImmediate(() => {
      const turn = performance.now() - start;
      if (turn < quietTurn || patience < 0) then();
      else setTimeout(() => whenQuiet(then, patience - turn - 1), 1);
    }),
  );
}

function finish(server: HttpServer): void {
  // That of HttpServer cuts connections without a request, on which one may be under way.
  NetServer.prototype.close.call(server, () => process.exit(0));
  if (env.DRAIN_SECONDS === 0) setInterval(() => server.closeIdleConnections(), 50);
  setTimeout(() => {
    server.getConnections((_error, count) => {
      console.error(`${count} connections were cut: they did not come to an end.`);
      process.exit(0);
    });
  }, finishing);
}
