import { bulkhead } from "cockatiel";

/**
 * Limits concurrent and waiting image jobs to two of libuv's four threads, so that two threads stay
 * free for reading files. Rejects with a `BulkheadRejectedError` if the queue is full.
 */
export const pictureJobs = bulkhead(2, 200);
