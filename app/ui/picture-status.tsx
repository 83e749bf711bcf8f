import { useLocation } from "@remix-run/react";
import { useEffect, useState, type ReactNode } from "react";
import styles from "./picture-status.module.css";
import type { RetriedImage } from "./use-image-retry";
import { isHydrated } from "./use-hydrated";

/** The message appears for pictures that take longer. */
const LOADING_MESSAGE_DELAY_MS = 500;

interface PictureStatusProps {
  picture: RetriedImage;
  /** Name in "Fetching the picture…". */
  name: "picture" | "full picture";
  /** The message about a failed picture. */
  children: ReactNode;
}

/** Shows over a picture that it is loading, or that it failed, with a retry. The parent is positioned. */
export function PictureStatus({ picture, name, children }: PictureStatusProps) {
  const { path, state, isGivenUp, element, retry } = picture;
  const isLong = useTakesLong(path, state !== "arrived" && !isGivenUp);

  const tryAgain = () => {
    // The button that has focus disappears.
    element.current?.closest<HTMLElement>("a, [tabindex]")?.focus({ preventScroll: true });
    retry();
  };

  return (
    <>
      <div role="status" className={`screen-only ${styles.status}`}>
        {isLong && (
          <p className={`needs-script ${styles.loading}`}>
            <span className={styles.spinner} />
            {` Fetching the ${name}…`}
          </p>
        )}
      </div>
      {isGivenUp && (
        <div role="alert" className={`screen-only ${styles.status}`}>
          <div className={styles.failed}>
            <p>{children}</p>
            <button type="button" className="button" onClick={tryAgain}>
              Try again
            </button>
          </div>
        </div>
      )}
    </>
  );
}

/** A link that reloads the page, for visitors without JavaScript. */
export function RetryWithoutScript({ className }: { className?: string | undefined }) {
  const { pathname, search } = useLocation();
  return (
    <noscript>
      <p className={className}>
        Picture missing? <a href={pathname + search}>Load this page again</a>
      </p>
    </noscript>
  );
}

/** Whether loading takes long. In the server's HTML it is true from the start, and a style delays the message. */
function useTakesLong(what: string, isGoingOn: boolean): boolean {
  const [long, setLong] = useState(() => (isHydrated() ? undefined : what));
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setTimeout(() => setLong(what), LOADING_MESSAGE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [what, isGoingOn]);
  return isGoingOn && long === what;
}
