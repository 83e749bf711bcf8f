import { useState } from "react";
import { laterPage, nameChapter, toPageRef } from "~/page-ref";
import { type PageRange, mergeRanges, subtractRanges, wholeChapter } from "~/reading/read-pages";
import type { ReadingState } from "~/reading/reading-state";
import { changeReadingState } from "~/reading/reading-store";
import { useHydrated } from "~/ui/use-hydrated";
import styles from "./chapter-overview.module.css";

interface MarkChapterProps {
  comic: string;
  chapter: number;
  ranges: readonly PageRange[];
  isRead: boolean;
}

/** Marks a chapter as read, or as unread once all of it is read. Invisible before hydration. */
export function MarkChapter({ comic, chapter, ranges, isRead }: MarkChapterProps) {
  const isHydrated = useHydrated();
  const [message, setMessage] = useState("");
  const mark = () => {
    changeReadingState(comic, (state) =>
      isRead
        ? { ...state, read: subtractRanges(state.read, [wholeChapter(chapter)]) }
        : addPages(state, ranges),
    );
    setMessage(`${nameChapter(chapter)} is marked as ${isRead ? "unread" : "read"}.`);
  };
  return (
    <>
      <button
        type="button"
        className={`touch-link needs-script ${styles.marker}`}
        data-waiting={!isHydrated || undefined}
        onClick={mark}
      >
        {`Mark as ${isRead ? "unread" : "read"}`}
      </button>
      <span role="status" className="visually-hidden">
        {message}
      </span>
    </>
  );
}

/** Adds read pages. They are no news any more. */
function addPages({ bookmark, ...state }: ReadingState, ranges: readonly PageRange[]) {
  const known = bookmark && laterPage(bookmark.known, toPageRef(ranges.at(-1)![1]));
  const read = mergeRanges([...state.read, ...ranges]);
  return { ...state, bookmark: known && { ...bookmark, known }, read };
}
