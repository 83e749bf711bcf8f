/**
 * The limits of a request, in one chain: docs/operating.md lists the times for those who configure
 * a proxy. Each is longer than those before it.
 */

/** The total time of one call, with its time in the queue and its second attempt. */
export const CALL_TIMEOUT_MS = 5_000;

/** The total time that a visitor's request may wait for upstream calls, however many it makes. */
export const REQUEST_TIMEOUT_MS = 2 * CALL_TIMEOUT_MS;

/** The maximum number of concurrent calls of one visitor's request; further calls wait. */
export const MAX_CALLS_OF_REQUEST = 40;

/** The time until a picture's headers: a host may generate a size on first request. */
export const PICTURE_TIMEOUT_MS = 2 * CALL_TIMEOUT_MS;

/** The time for the last responses of a shutdown: the longest wait, and a rendering. */
export const ENDING_MS = REQUEST_TIMEOUT_MS + 1_000;

/** The maximum number of concurrent page renders. */
export const MAX_RENDERS = 100;

/** How many renders may wait for calls of one name for more than `CROWD_TIMEOUT_MS`. */
export const MAX_WAITING_RENDERS = MAX_RENDERS / 4;

/** The time that others wait: longer than an ordinary call, so that only hanging ones fail. */
export const CROWD_TIMEOUT_MS = 500;
