import { useCallback, useEffect, useRef, useState } from "react";

/** The delays before the automatic retries. */
const RETRY_DELAYS_MS = [800, 3_000];

interface ImageState {
  path: string;
  state: "loading" | "arrived" | "failed";
  /** The number of the attempt, a part of the address that makes each retry a new request. */
  attempt: number;
}

/** The state of a picture that the browser loads again after a failure. */
export type RetriedImage = ReturnType<typeof useImageRetry>;

/**
 * Retries a failed image twice automatically, then when the browser is online again or the visitor
 * asks. Images may have loaded or failed before hydration.
 *
 * @param path identifies the image: a new path resets the retries
 */
export function useImageRetry(path: string) {
  const [stored, setImage] = useState<ImageState>({ path, state: "loading", attempt: 0 });
  const image: ImageState = stored.path === path ? stored : { path, state: "loading", attempt: 0 };
  const { state, attempt } = image;
  const element = useRef<HTMLImageElement>(null);
  const onLoad = useCallback(() => setImage({ path, attempt, state: "arrived" }), [path, attempt]);
  const onError = useCallback(() => setImage({ path, attempt, state: "failed" }), [path, attempt]);
  const retry = useCallback(
    () => setImage({ path, attempt: attempt + 1, state: "loading" }),
    [path, attempt],
  );

  useEffect(() => {
    if (!element.current?.complete) return;
    if (element.current.naturalWidth > 0) onLoad();
    else onError();
  }, [onLoad, onError]);

  // A browser that is offline shows the failure without automatic retries.
  const delay = state === "failed" && navigator.onLine ? RETRY_DELAYS_MS[attempt] : undefined;
  useEffect(() => {
    if (delay === undefined) return;
    const timer = setTimeout(retry, delay);
    return () => clearTimeout(timer);
  }, [delay, retry]);

  const isGivenUp = state === "failed" && delay === undefined;
  useEffect(() => {
    if (!isGivenUp) return;
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [isGivenUp, retry]);

  /** The properties for the component `Picture`. */
  const picture = { path, attempt, imageRef: element, onLoad, onError };
  return { path, state, isGivenUp, element, retry, picture };
}
