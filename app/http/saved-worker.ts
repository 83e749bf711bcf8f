/** The address of the service worker; a response header extends its scope to the site. */
export const savedWorker = "/comics/saved-worker.js";
