import { bulkhead } from "cockatiel";

/**
 * Pictures and texts that are decoded or drawn at a time, and that wait: libuv has four threads, of which the others
 * read files meanwhile. One that has no place is rejected with a `BulkheadRejectedError`.
 */
export const pictureJobs = bulkhead(2, 200);
