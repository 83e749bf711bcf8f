/** Calls a function when the page is visible again, for example after sleep or another tab. */
export function whenSeenAgain(update: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener("visibilitychange", update, { signal });
  addEventListener("focus", update, { signal });
  addEventListener("pageshow", update, { signal });
  return () => listening.abort();
}
