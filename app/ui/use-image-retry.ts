import { useCallback, useEffect, useRef, useState } from "react";

/** Milliseconds before each automatic retry. */
const RETRY_DELAYS_MS = [800, 3_000];

interface ImageState {
  state: "loading" | "arrived" | "failed";
  /** Part of the address, so that each retry is a new request. */
  attempt: number;
}

export type RetriedImage = ReturnType<typeof useImageRetry>;

const initial: ImageState = { state: "loading", attempt: 0 };

/**
 * Retries a failed image twice; after that the visitor can. Images may have loaded or failed before hydration.
 *
 * @param path identifies the image: a new path starts again
 */
export function useImageRetry(path: string) {
  const [current, setCurrent] = useState({ path, image: initial });
  const element = useRef<HTMLImageElement>(null);
  const image = current.path === path ? current.image : initial;

  const update = useCallback(
    (change: (before: ImageState) => ImageState) =>
      setCurrent((before) => ({
        path,
        image: change(before.path === path ? before.image : initial),
      })),
    [path],
  );
  const onLoad = useCallback(() => update((image) => ({ ...image, state: "arrived" })), [update]);
  const onError = useCallback(() => update((image) => ({ ...image, state: "failed" })), [update]);
  const retry = useCallback(
    () => update(({ attempt }) => ({ state: "loading", attempt: attempt + 1 })),
    [update],
  );

  useEffect(() => {
    if (!element.current?.complete) return;
    if (element.current.naturalWidth > 0) onLoad();
    else onError();
  }, [path, onLoad, onError]);

  const delay = image.state === "failed" ? RETRY_DELAYS_MS[image.attempt] : undefined;
  useEffect(() => {
    if (delay === undefined) return;
    const timer = setTimeout(retry, delay);
    return () => clearTimeout(timer);
  }, [delay, retry]);

  const isGivenUp = image.state === "failed" && delay === undefined;
  return { ...image, path, isGivenUp, element, onLoad, onError, retry };
}
