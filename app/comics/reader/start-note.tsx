import { useState } from "react";
import { namePage, type PageRef } from "~/page-ref";
import { FillInScript, shownTo, withBookmark } from "~/reading/bookmark-links";
import { CLOSED_NOTE_KEY } from "~/reading/reading-store";
import { writeStorage } from "~/ui/browser-storage";
import { Icon } from "~/ui/icon";
import { isHydrated } from "~/ui/use-hydrated";
import { TurnLink } from "./page-controls";
import styles from "./reader.module.css";

interface StartNoteProps {
  comic: string;
  first: PageRef;
  turn: (page: PageRef) => void;
}

/** A note above the picture for visitors who enter the comic in the middle; it can be closed permanently. */
export function StartNote({ comic, first, turn }: StartNoteProps) {
  // A page that was opened by a client navigation is not the first of the visit.
  const [isFirstPage] = useState(() => !isHydrated());
  if (!isFirstPage) return null;
  return (
    <>
      <p
        className={`screen-only note ${styles.start}`}
        {...withBookmark(comic)}
        {...shownTo("stranger")}
      >
        <span>
          New here? The story starts at{" "}
          <TurnLink comic={comic} page={first} turn={turn}>
            {namePage(first)}
          </TurnLink>
        </span>
        <button
          type="button"
          className="icon-button centered"
          aria-label="Close this note"
          onClick={({ currentTarget }) => {
            writeStorage(CLOSED_NOTE_KEY, "closed");
            currentTarget.parentElement!.hidden = true;
          }}
        >
          <Icon path="M6 6l12 12M18 6L6 18" />
        </button>
      </p>
      <FillInScript />
    </>
  );
}
