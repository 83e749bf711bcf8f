import { useLocation } from "@remix-run/react";
import { useEffect, useState, type ReactNode } from "react";
import styles from "./picture-status.module.css";
import type { WatchedPicture } from "./use-healing-picture";
import { isHydrated } from "./use-hydrated";

/** Milliseconds until a picture that is on its way is worth a word. */
const patience = 500;

interface PictureStatusProps {
  /** What `useHealingPicture` knows of it. */
  picture: WatchedPicture;
  /** What is on its way, as in "Fetching the picture…". */
  name: "picture" | "full picture";
  /** Says that it did not come. */
  children: ReactNode;
}

/**
 * How a picture is doing, over the room it has: that it is on its way, where that takes a while, and
 * that it did not come, with a retry. The parent is the picture's frame, and positioned.
 */
export function PictureStatus({ picture, name, children }: PictureStatusProps) {
  const { path, state, isGivenUp, element, retry } = picture;
  const isLong = useTakesLong(path, state !== "arrived" && !isGivenUp);

  const tryAgain = () => {
    // The button goes; who pressed it stays at the picture.
    element.current?.closest<HTMLElement>("a, [tabindex]")?.focus({ preventScroll: true });
    retry();
  };

  return (
    <>
      <div role="status" className={styles.status}>
        {isLong && (
          <p className={`needs-script ${styles.loading}`}>
            <span className={styles.spinner} />
            {` Fetching the ${name}…`}
          </p>
        )}
      </div>
      {isGivenUp && (
        <div role="alert" className={styles.status}>
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

/** The retry of those without JavaScript, to stand below a picture. */
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

/**
 * Whether something has been going on for long enough to say so. What the server wrote says so from
 * the start, and the stylesheet has the patience.
 */
function useTakesLong(what: string, isGoingOn: boolean): boolean {
  const [long, setLong] = useState(() => (isHydrated() ? undefined : what));
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setTimeout(() => setLong(what), patience);
    return () => clearTimeout(timer);
  }, [what, isGoingOn]);
  return isGoingOn && long === what;
}
