import type { ServerOptions } from "node:http";

/**
 * Timeouts of a connection in milliseconds: far above the time of the largest form on a slow line. Node answers late
 * requests with 408.
 */
export const visitorLimits = {
  /** For the head of a request, from its first byte. */
  headersTimeout: 10_000,
  /** For all of a request. */
  requestTimeout: 30_000,
  /** For an idle connection: longer than load balancers keep theirs, so that these close first. */
  keepAliveTimeout: 65_000,
  /** How often Node looks for late requests. */
  connectionsCheckingInterval: 1_000,
} satisfies ServerOptions;

/** Milliseconds without a byte in either direction. */
export const idleTimeout = 70_000;

/** Connections that wait to be accepted, if the system allows so many; more are dropped, and tried again after seconds. */
export const MAX_WAITING_CONNECTIONS = 4_096;

/** Renders under way, and requests that wait for one; further requests get 503. */
export const renderLimits = { running: 12, waiting: 100 };

/**
 * A render in milliseconds, after which the next one starts: it only waits for the upstream then, which must not hold up
 * others.
 */
export const MAX_RENDER_MS = 150;

/** Milliseconds for which new connections are accepted before a render starts. */
export const MAX_ACCEPT_MS = 20;

/** Milliseconds that a request waits for its render; later, it gets 503, too. */
export const MAX_RENDER_WAIT_MS = 3_000;

/** For visitors who got 503. */
export const RETRY_AFTER_SECONDS = 3;

/** Bytes of a form that are read, and bytes that are dropped if it is too large. */
export const formLimits = { read: 64 * 1024, dropped: 4 * 1024 * 1024 };
