import { isSamePage, namePage, type PageRef } from "~/page-ref";
import { useReadingState } from "~/reading/use-reading-state";
import { TurnLink } from "./page-controls";
import styles from "./reader.module.css";

interface ReaderNoteProps {
  comic: string;
  page: PageRef;
  turn: (page: PageRef) => void;
}

/** After a jump, a link back to the bookmark. */
export function ReaderNote({ comic, page, turn }: ReaderNoteProps) {
  const { bookmark, opened } = useReadingState(comic);
  if (!bookmark || !isSamePage(opened, page)) return null;
  return (
    <p className={styles.note}>
      <TurnLink comic={comic} page={bookmark} turn={turn} className="touch-link">
        {`Back to ${namePage(bookmark)}`}
      </TurnLink>
    </p>
  );
}
