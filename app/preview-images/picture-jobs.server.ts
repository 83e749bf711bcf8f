import { bulkhead } from "cockatiel";

/**
 * Limits concurrent and waiting image jobs: libuv has four threads, of which the others keep
 * reading files. Rejects with a `BulkheadRejectedError` when the queue is full.
 */
export const pictureJobs = bulkhead(2, 200);
