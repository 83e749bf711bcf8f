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
  returnsTo: PageRef | undefined;
  turn: (page: PageRef) => void;
}

/** A note over the lower controls: a link back after a jump, else a hint how to turn pages, until it is dismissed. */
export function ReaderNote({ comic, page, returnsTo, turn }: ReaderNoteProps) {
  const [hasHint, setHasHint] = useState(false);
  const first = useRef(page);
  useEffect(() => {
    // A page turn dismisses the hint.
    if (page !== first.current) writeStorage(hintKey, "seen");
    setHasHint(readStorage(hintKey) === null);
  }, [page]);

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
