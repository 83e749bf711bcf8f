/** The address of the service worker for saved chapters. A response header extends its scope to the whole site. */
export const savedWorker = "/comics/saved-worker.js";
