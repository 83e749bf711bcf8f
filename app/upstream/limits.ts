/**
 * The limits of a request, in one chain: docs/operating.md lists the times for those who configure
 * a proxy. Each is longer than those before it.
 */

/** The time limit of one API call, including the queue and a second attempt. */
export const CALL_TIMEOUT_MS = 5_000;

/** The time limit of a visitor's request for all API calls together. */
export const REQUEST_TIMEOUT_MS = 2 * CALL_TIMEOUT_MS;

/** The maximum number of concurrent API calls of one visitor's request; further calls wait. */
export const MAX_CALLS_OF_REQUEST = 40;

/** The time limit for a picture's headers; a host may create a size on the first request. */
export const PICTURE_TIMEOUT_MS = 2 * CALL_TIMEOUT_MS;

/** The time limit of the last responses in a shutdown: the longest wait and one rendering. */
export const ENDING_MS = REQUEST_TIMEOUT_MS + 1_000;

/** The maximum number of concurrent page renders. */
export const MAX_RENDERS = 100;

/** The maximum number of renders that wait longer than `CROWD_TIMEOUT_MS` for one API call. */
export const MAX_WAITING_RENDERS = MAX_RENDERS / 4;

/** The time limit of further renders, above the time of an API call that does not hang. */
export const CROWD_TIMEOUT_MS = 500;
