/** Calls a function when the page is seen again: after another tab or window, after sleep, or from the browser's cache. */
export function whenSeenAgain(update: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener("visibilitychange", update, { signal });
  addEventListener("focus", update, { signal });
  addEventListener("pageshow", update, { signal });
  return () => listening.abort();
}
