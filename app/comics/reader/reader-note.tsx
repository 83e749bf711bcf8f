import { useEffect, useRef, useState } from "react";
import { isSamePage, namePage, type PageRef } from "~/page-ref";
import { useReadingState } from "~/reading/use-reading-state";
import { readStorage, writeStorage } from "~/ui/browser-storage";
import { TurnLink } from "./page-controls";
import styles from "./reader.module.css";

const hintKey = "reader-hint";

/** Time after which the hint goes by itself. */
const HINT_MS = 20_000;

interface ReaderNoteProps {
  comic: string;
  page: PageRef;
  turn: (page: PageRef) => void;
}

/** A note beside the picture: a link back to the bookmark after a jump, or a hint how to turn pages. */
export function ReaderNote({ comic, page, turn }: ReaderNoteProps) {
  const [hasHint, setHasHint] = useState(false);
  const { bookmark, opened } = useReadingState(comic);
  const { page: number } = page;
  const first = useRef(number);
  useEffect(() => {
    const dismiss = () => {
      writeStorage(hintKey, "seen");
      setHasHint(false);
    };
    if (number !== first.current) return dismiss();
    setHasHint(readStorage(hintKey) === null);
    const timer = setTimeout(dismiss, HINT_MS);
    return () => clearTimeout(timer);
  }, [number]);

  // After a jump.
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
