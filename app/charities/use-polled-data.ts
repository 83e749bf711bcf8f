import { useEffect, useRef, useState } from "react";
import { isHydrated } from "~/ui/use-hydrated";

/** Milliseconds from one renewal to the next; after a failure twice as many, up to the longest. */
export const [pace, longest] = [30_000, 5 * 60_000];

/** How long one may take. Milliseconds. */
const patience = 10_000;

/**
 * Renews something for as long as the document is seen: nothing is asked for while it is hidden, and at once when it
 * is seen again and what it has is old.
 *
 * @param renew asks; a failure makes the next wait longer
 * @param age how old is what there is now, in milliseconds
 * @returns what ends it
 */
export function startPolling(
  renew: (signal: AbortSignal) => Promise<unknown>,
  age: number,
): () => void {
  let [last, failures, timer] = [Date.now() - age, 0, 0];
  let asking: AbortController | undefined;
  let isOver = false;

  async function ask() {
    const controller = (asking = new AbortController());
    last = Date.now();
    const late = window.setTimeout(() => controller.abort(), patience);
    await renew(controller.signal).then(
      () => (failures = 0),
      () => failures++,
    );
    clearTimeout(late);
    asking = undefined;
    plan();
  }

  function plan() {
    clearTimeout(timer);
    if (document.hidden || asking || isOver) return;
    const wait = Math.min(pace * 2 ** failures, longest);
    timer = window.setTimeout(() => void ask(), Math.max(0, last + wait - Date.now()));
  }

  function onSight() {
    if (!document.hidden) failures = 0;
    plan();
  }

  document.addEventListener("visibilitychange", onSight);
  plan();
  return () => {
    document.removeEventListener("visibilitychange", onSight);
    isOver = true;
    clearTimeout(timer);
    asking?.abort();
  };
}

/**
 * What a loader gave, kept current for as long as the page is seen. What cannot be had leaves what is there.
 *
 * @param address answers with the same as JSON
 * @param version another one whenever something else was loaded
 */
export function usePolledData<Data>(address: string, loaded: Data, version: unknown): Data {
  const [renewed, setRenewed] = useState<{ version: unknown; data: Data }>();
  const isOfDocument = useRef(!isHydrated());
  useEffect(() => {
    // A document was there for a while before the application.
    const age = isOfDocument.current ? performance.now() : 0;
    isOfDocument.current = false;
    let known = "";
    return startPolling(async (signal) => {
      // The browser's own copy would do for seconds; asking whether it still holds costs next to nothing.
      const answer = await fetch(address, { signal, priority: "low", cache: "no-cache" });
      if (!answer.ok) throw new Error(String(answer.status));
      const text = await answer.text();
      const data = JSON.parse(text) as Data;
      if (text !== known && !signal.aborted) setRenewed({ version, data });
      known = text;
    }, age);
  }, [address, version]);
  return renewed && renewed.version === version ? renewed.data : loaded;
}
