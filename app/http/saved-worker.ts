/** The address of the service worker, whose scope a response header extends to the site. */
export const savedWorker = "/comics/saved-worker.js";
