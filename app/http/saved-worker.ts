/** The address of the service worker that answers for saved chapters; it has the folder it lies in as its scope. */
export const savedWorker = "/comics/saved-worker.js";

/** The parameter that a download adds to an address to get past shared caches. It changes no page. */
export const CACHE_BUST_PARAM = "fresh";
