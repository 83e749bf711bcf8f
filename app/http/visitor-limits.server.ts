import type { Server } from "node:http";
import type { Socket } from "node:net";

/** Milliseconds that a visitor may take, so that nobody holds a connection for nothing. */
export interface VisitorLimits {
  /** For the head of a request, from its first byte. */
  headersTimeout: number;
  /** For all of a request. */
  requestTimeout: number;
  /** Between two bytes in either direction, while a request is answered. */
  timeout: number;
}

/** Far above what a slow line needs for the largest form. */
export const visitorLimits: VisitorLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  timeout: 60_000,
};

/**
 * Limits what visitors of a server may take. Node looks for late heads and requests every 30 seconds,
 * and answers them with 408.
 *
 * @param socket the connection that is open already, if there is one
 */
export function limitVisitors(server: Server, socket?: Socket, limits = visitorLimits): void {
  Object.assign(server, limits);
  socket?.setTimeout(limits.timeout);
}
