import { useCallback, useEffect, useRef, useState } from "react";

/** Milliseconds before each automatic retry of a failed picture. */
const pauses = [800, 3_000];

/** How a picture is doing. `attempt` goes into its address, so that a retry is a new request. */
export interface PictureHealth {
  state: "loading" | "arrived" | "failed";
  attempt: number;
}

/** A picture that is being watched. */
export type WatchedPicture = ReturnType<typeof useHealingPicture>;

const fresh: PictureHealth = { state: "loading", attempt: 0 };

/**
 * Watches a picture, retries it twice when it fails, and then leaves the retry to the reader.
 *
 * The picture may have arrived, or failed, long before hydration; the element itself tells.
 *
 * @param path identifies the picture: another path starts afresh
 */
export function useHealingPicture(path: string) {
  const [seen, setSeen] = useState({ path, health: fresh });
  const element = useRef<HTMLImageElement>(null);
  const health = seen.path === path ? seen.health : fresh;

  const update = useCallback(
    (change: (before: PictureHealth) => PictureHealth) =>
      setSeen((before) => ({
        path,
        health: change(before.path === path ? before.health : fresh),
      })),
    [path],
  );
  const onLoad = useCallback(() => update((h) => ({ ...h, state: "arrived" })), [update]);
  const onError = useCallback(() => update((h) => ({ ...h, state: "failed" })), [update]);
  const retry = useCallback(
    () => update((h) => ({ state: "loading", attempt: h.attempt + 1 })),
    [update],
  );

  useEffect(() => {
    const image = element.current;
    if (!image?.complete) return;
    if (image.naturalWidth > 0) onLoad();
    else onError();
  }, [path, onLoad, onError]);

  const pause = health.state === "failed" ? pauses[health.attempt] : undefined;
  useEffect(() => {
    if (pause === undefined) return;
    const timer = setTimeout(retry, pause);
    return () => clearTimeout(timer);
  }, [pause, retry]);

  const given = health.state === "failed" && pause === undefined;
  return { ...health, path, isGivenUp: given, element, onLoad, onError, retry };
}
