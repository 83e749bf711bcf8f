/** The address of the service worker that answers for saved chapters; it has the folder it lies in as its scope. */
export const savedWorker = "/comics/saved-worker.js";
