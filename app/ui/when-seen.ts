/** Calls a function when the page is visible again: after another tab or window, sleep, or the back/forward cache. */
export function whenSeenAgain(update: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener("visibilitychange", update, { signal });
  addEventListener("focus", update, { signal });
  addEventListener("pageshow", update, { signal });
  return () => listening.abort();
}
