import type { ServerOptions } from "node:http";

/**
 * Timeouts of a connection in milliseconds: far above the time of the largest form on a slow line. Node checks them
 * every 30 seconds, and answers late requests with 408.
 */
export const visitorLimits = {
  /** For the head of a request, from its first byte. */
  headersTimeout: 10_000,
  /** For all of a request. */
  requestTimeout: 30_000,
  /** For an idle connection. */
  keepAliveTimeout: 5_000,
} satisfies ServerOptions;

/** Milliseconds without a byte in either direction. */
export const idleTimeout = 60_000;

/** Bytes of a form that are read, and bytes that are dropped if it is too large. */
export const formLimits = { read: 64 * 1024, dropped: 4 * 1024 * 1024 };
