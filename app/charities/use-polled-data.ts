import { useEffect, useRef, useState } from "react";
import { whenSeenAgain } from "~/ui/when-seen";
import { formatCents } from "./money";

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
        // The next poll retries.
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

/** Minimum time between two announcements. */
const ANNOUNCEMENT_INTERVAL_MS = 2 * 60_000;

/**
 * A message for screen readers: empty at first, then the total of a newly chosen event, or a
 * changed total. The last change is always announced.
 *
 * @param total in cents
 * @param donors as in "from 2 donors"
 */
export function useTotalAnnouncement(event: string, total: number, donors: string): string {
  const [message, setMessage] = useState("");
  const announced = useRef({ event, total, at: -Infinity });
  useEffect(() => {
    const { current: last } = announced;
    if (last.event === event && last.total === total) return;
    const isOther = last.event !== event;
    const wait = isOther ? 0 : Math.max(0, last.at + ANNOUNCEMENT_INTERVAL_MS - performance.now());
    const timer = setTimeout(() => {
      announced.current = { event, total, at: isOther ? -Infinity : performance.now() };
      const sum = formatCents(total);
      setMessage(isOther ? `${sum} ${donors}` : `The total is now ${sum}`);
    }, wait);
    return () => clearTimeout(timer);
  }, [event, total, donors]);
  return message;
}
