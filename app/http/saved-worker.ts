/** The address of the service worker for saved chapters. A header allows it the scope of the whole site. */
export const savedWorker = "/comics/saved-worker.js";

/** The parameter that a download adds to an address to get past shared caches. It changes no page. */
export const CACHE_BUST_PARAM = "fresh";
