import { useEffect, useRef, useState } from "react";
import { isSamePage, namePage, type PageRef } from "~/page-ref";
import { useReadingState } from "~/reading/use-reading-state";
import { readStorage, writeStorage } from "~/ui/browser-storage";
import { TurnLink } from "./page-controls";
import styles from "./reader.module.css";

const hintKey = "reader-hint";

interface ReaderNoteProps {
  comic: string;
  page: PageRef;
  turn: (page: PageRef) => void;
}

/** A note beside the picture: a link back to the bookmark after a jump, or a hint how to turn pages before the first turn. */
export function ReaderNote({ comic, page, turn }: ReaderNoteProps) {
  const { bookmark, opened } = useReadingState(comic);
  const [hasHint, setHasHint] = useState(false);
  const first = useRef(page.page);
  const hasTurned = page.page !== first.current;
  useEffect(() => {
    if (hasTurned) writeStorage(hintKey, "seen");
    setHasHint(readStorage(hintKey) === null);
  }, [hasTurned]);

  if (bookmark && isSamePage(opened, page)) {
    return (
      <p className={styles.note}>
        <TurnLink comic={comic} page={bookmark} turn={turn} className="touch-link">
          {`Back to ${namePage(bookmark)}`}
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
