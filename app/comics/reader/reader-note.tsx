import { isSamePage, namePage, type PageRef } from "~/page-ref";
import { isNewcomer } from "~/reading/reading-state";
import { useReadingState } from "~/reading/use-reading-state";
import { mobileMedia } from "~/ui/picture-address";
import { useHydrated } from "~/ui/use-hydrated";
import { TurnLink } from "./page-controls";
import styles from "./reader.module.css";

interface ReaderNoteProps {
  comic: string;
  page: PageRef;
  turn: (page: PageRef) => void;
}

/** A note beside the picture: a link back to the bookmark, or a hint for new readers. */
export function ReaderNote({ comic, page, turn }: ReaderNoteProps) {
  const isHydrated = useHydrated();
  const state = useReadingState(comic);
  const { bookmark, opened } = state;
  // The reader jumped to this page, so that the bookmark did not move.
  if (bookmark && isSamePage(opened, page)) {
    return (
      <p className={styles.note}>
        <TurnLink comic={comic} page={bookmark} turn={turn} className="touch-link">
          {`Back to ${namePage(bookmark)}`}
        </TurnLink>
      </p>
    );
  }
  if (!isHydrated || !isNewcomer(state)) return null;
  return (
    <p className={styles.note}>
      {matchMedia(`(pointer: coarse), ${mobileMedia}`).matches
        ? "Swipe to turn, tap to enlarge, or try Panels."
        : "← → turn pages, a click enlarges, or try Panels."}
    </p>
  );
}
