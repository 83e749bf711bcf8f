/** The address of the service worker for saved chapters. A header allows it the scope of the whole site. */
export const savedWorker = "/comics/saved-worker.js";
