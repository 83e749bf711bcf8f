import { useEffect, useState } from "react";
import { whenSeenAgain } from "~/ui/when-seen";

export const POLL_INTERVAL_MS = 30_000;
const POLL_TIMEOUT_MS = 10_000;

/**
 * The data of a loader, polled while the page is visible. After a failed request the data stays.
 *
 * @param address responds with the same data as JSON
 * @param version changes whenever the loader returns different data
 */
export function usePolledData<Data>(address: string, loaded: Data, version: unknown): Data {
  const [polled, setPolled] = useState<{ version: unknown; data: Data }>();
  useEffect(() => {
    const unmount = new AbortController();
    let requestedAt = Date.now();
    let known = "";
    const poll = async () => {
      if (document.hidden) return;
      requestedAt = Date.now();
      const timeout = AbortSignal.timeout(POLL_TIMEOUT_MS);
      const signal = AbortSignal.any([unmount.signal, timeout]);
      try {
        // "no-cache" revalidates the browser's cached response, which is cheap.
        const response = await fetch(address, { signal, priority: "low", cache: "no-cache" });
        const text = await response.text();
        if (!response.ok || text === known) return;
        setPolled({ version, data: JSON.parse(text) as Data });
        known = text;
      } catch {
        // The next poll repeats the failed request.
      }
    };
    const timer = setInterval(() => void poll(), POLL_INTERVAL_MS);
    // Timers pause during sleep, and the clock may be set back.
    const stop = whenSeenAgain(() => {
      if (Math.abs(Date.now() - requestedAt) >= POLL_INTERVAL_MS) void poll();
    });
    return () => {
      clearInterval(timer);
      stop();
      unmount.abort();
    };
  }, [address, version]);
  return polled && polled.version === version ? polled.data : loaded;
}
