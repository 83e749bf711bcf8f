/**
 * The limits of a request, in one chain: docs/operating.md lists the times for those who configure a proxy. Each is
 * longer than those before it.
 */

/** For one call, with its time in the queue and its second attempt. */
export const CALL_TIMEOUT_MS = 5_000;

/** For everything that a request waits for: two calls in sequence, or many, as for the site map. */
export const REQUEST_TIMEOUT_MS = 2 * CALL_TIMEOUT_MS;

/** Calls that one request makes at once, such as for a list of chapters; the others wait. */
export const MAX_CALLS_OF_REQUEST = 40;

/** Until the response headers of a picture: a host may generate a size on first request. */
export const PICTURE_TIMEOUT_MS = 2 * CALL_TIMEOUT_MS;

/** After the last connection is accepted: the longest answer, and the time to render and send it. */
export const ENDING_MS = REQUEST_TIMEOUT_MS + 1_000;

/** Concurrent page renders. */
export const MAX_RENDERS = 100;

/** Concurrent page renders that may wait for calls of one name for longer than `CROWD_TIMEOUT_MS`. */
export const MAX_WAITING_RENDERS = MAX_RENDERS / 4;

/** Longer than an ordinary call takes, so that only calls that hang turn visitors away. */
export const CROWD_TIMEOUT_MS = 500;
