import { useState } from "react";
import { InlineScript } from "~/document/inline-script";
import { namePage, type PageRef } from "~/page-ref";
import { withBookmark } from "~/reading/bookmark-links";
import { useReadingState } from "~/reading/use-reading-state";
import { Icon } from "~/ui/icon";
import { isHydrated } from "~/ui/use-hydrated";
import { TurnLink } from "./page-controls";
import styles from "./reader.module.css";
import startNoteScript from "./start-note-script?inline-script";

interface StartNoteProps {
  comic: string;
  first: PageRef;
  turn: (page: PageRef) => void;
}

/** A note above a visitor's first comic page, until the first turn or until the note is closed. */
export function StartNote({ comic, first, turn }: StartNoteProps) {
  // A page that a client navigation opens is not the first page of the visit.
  const [isFirstPage] = useState(() => !isHydrated());
  const [isClosed, setIsClosed] = useState(false);
  const { bookmark } = useReadingState(comic);
  if (!isFirstPage || isClosed || bookmark) return null;
  return (
    <>
      <p
        className={`screen-only note ${styles.start}`}
        {...withBookmark(comic)}
        suppressHydrationWarning
      >
        <span>
          New here? The story starts at{" "}
          <TurnLink comic={comic} page={first} turn={turn}>
            {namePage(first)}
          </TurnLink>
        </span>
        <button
          type="button"
          className="needs-script icon-button centered"
          aria-label="Close this note"
          onClick={() => setIsClosed(true)}
        >
          <Icon path="M6 6l12 12M18 6L6 18" />
        </button>
      </p>
      <InlineScript code={startNoteScript} />
    </>
  );
}
