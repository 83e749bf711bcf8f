import { useEffect, useRef, useState } from "react";
import type { PageRef } from "~/reading/page-ref";
import { readStorage, writeStorage } from "~/ui/browser-storage";
import { focusHeading } from "~/ui/use-navigation-focus";
import { TurnLink } from "./page-controls";
import styles from "./reader.module.css";

const hintKey = "reader-hint";

interface ReaderNoteProps {
  comic: string;
  page: number;
  /** The bookmark, after a jump away from it. */
  returnsTo?: PageRef | undefined;
  /** The bookmark, if its page is gone and this is the nearest one. */
  missed?: PageRef | undefined;
  turn: (page: PageRef) => void;
}

/** A note over the lower controls: why the page is not the bookmark's, a link back after a jump, or a hint how to turn pages. */
export function ReaderNote({ comic, page, returnsTo, missed, turn }: ReaderNoteProps) {
  const [hasHint, setHasHint] = useState(false);
  const first = useRef(page);
  useEffect(() => {
    // A page turn dismisses the hint.
    if (page !== first.current) writeStorage(hintKey, "seen");
    setHasHint(readStorage(hintKey) === null);
  }, [page]);

  if (missed) {
    return (
      <p role="status" className={`screen-only ${styles.note}`}>
        {`Chapter ${missed.chapter}, page ${missed.page} was withdrawn. This is the nearest page.`}
      </p>
    );
  }
  if (returnsTo) {
    return (
      <p className={`screen-only ${styles.note}`}>
        <TurnLink comic={comic} page={returnsTo} turn={turn} className="touch-link">
          {`Back to chapter ${returnsTo.chapter}, page ${returnsTo.page}`}
        </TurnLink>
      </p>
    );
  }
  if (!hasHint) return null;
  const dismiss = () => {
    writeStorage(hintKey, "seen");
    setHasHint(false);
    focusHeading();
  };
  return (
    <p className={`screen-only ${styles.note}`}>
      <span className={styles.touch}>Swipe to turn, tap to enlarge, or try Panels.</span>
      <span className={styles.keys}>← → turn pages, a click enlarges, or try Panels.</span>
      <button type="button" className="touch-link" onClick={dismiss}>
        Got it
      </button>
    </p>
  );
}
