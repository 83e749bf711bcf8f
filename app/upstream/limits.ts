/** The limits of API calls, requests and renders. docs/operating.md explains the time limits. */

/** The time limit of one API call, including the queue and a second attempt. */
export const CALL_TIMEOUT_MS = 5_000;

/** The time limit of all API calls of a visitor's request together. */
export const REQUEST_TIMEOUT_MS = 2 * CALL_TIMEOUT_MS;

/** The maximum number of concurrent API calls of one request. The request's other calls wait. */
export const MAX_CALLS_OF_REQUEST = 40;

/** The time limit for a picture's headers. A host may create a picture on the first request. */
export const PICTURE_TIMEOUT_MS = 2 * CALL_TIMEOUT_MS;

/** The time limit of the last responses in a shutdown: the longest wait and one rendering. */
export const ENDING_MS = REQUEST_TIMEOUT_MS + 1_000;

/** The maximum number of concurrent page renders. */
export const MAX_RENDERS = 100;

/** The number of requests that may spend their whole time on waiting for one kind of API call. */
export const MAX_WAITING_RENDERS = MAX_RENDERS / 4;

/**
 * How long a request waits for an API call if `MAX_WAITING_RENDERS` requests already wait for
 * calls of this kind. A call that does not hang takes less time.
 */
export const CROWD_TIMEOUT_MS = 500;
