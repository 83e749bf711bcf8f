import type { ServerOptions } from "node:http";

/**
 * What a visitor may take, so that nobody holds a connection for nothing, in milliseconds: far above what
 * a slow line needs for the largest form. Node looks for late heads and requests every 30 seconds, and
 * answers them with 408.
 */
export const visitorLimits = {
  /** For the head of a request, from its first byte. */
  headersTimeout: 10_000,
  /** For all of a request. */
  requestTimeout: 30_000,
  /** How long a connection is kept without a request. */
  keepAliveTimeout: 5_000,
} satisfies ServerOptions;

/** Milliseconds between two bytes in either direction, while a request is answered. */
export const idleTimeout = 60_000;

/** Bytes of a posted form that are read, and of one that is too large that are dropped. */
export const formLimits = { read: 64 * 1024, dropped: 4 * 1024 * 1024 };
