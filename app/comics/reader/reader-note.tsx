import { useEffect, useRef, useState } from "react";
import type { PageRef } from "~/page-ref";
import { readStorage, writeStorage } from "~/ui/browser-storage";
import { TurnLink } from "./page-controls";
import styles from "./reader.module.css";

const hintKey = "reader-hint";

/** Time after which the hint goes by itself. */
const HINT_MS = 20_000;

interface ReaderNoteProps {
  comic: string;
  page: number;
  /** The bookmark, after a jump away from it. */
  returnsTo?: PageRef | undefined;
  /** The bookmark, if its page is gone and this is the nearest one. */
  missed?: PageRef | undefined;
  turn: (page: PageRef) => void;
}

/** A note beside the picture: why the page is not the bookmark's, a link back after a jump, or a hint how to turn pages. */
export function ReaderNote({ comic, page, returnsTo, missed, turn }: ReaderNoteProps) {
  const [hasHint, setHasHint] = useState(false);
  const first = useRef(page);
  useEffect(() => {
    const dismiss = () => {
      writeStorage(hintKey, "seen");
      setHasHint(false);
    };
    if (page !== first.current) return dismiss();
    setHasHint(readStorage(hintKey) === null);
    const timer = setTimeout(dismiss, HINT_MS);
    return () => clearTimeout(timer);
  }, [page]);

  if (missed) {
    return (
      <p role="status" className={styles.note}>
        {`Chapter ${missed.chapter}, page ${missed.page} was withdrawn. This is the nearest page.`}
      </p>
    );
  }
  if (returnsTo) {
    return (
      <p className={styles.note}>
        <TurnLink comic={comic} page={returnsTo} turn={turn} className="touch-link">
          {`Back to chapter ${returnsTo.chapter}, page ${returnsTo.page}`}
        </TurnLink>
      </p>
    );
  }
  if (!hasHint) return null;
  return (
    <p className={styles.note}>
      {matchMedia("(pointer: coarse)").matches
        ? "Swipe to turn, tap to enlarge, or try Panels."
        : "← → turn pages, a click enlarges, or try Panels."}
    </p>
  );
}
