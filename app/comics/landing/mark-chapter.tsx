import { useState } from "react";
import { comparePages, type PageRef, toPageRef } from "~/page-ref";
import { mergeRanges, type PageRange, subtractRanges, wholeChapter } from "~/reading/read-pages";
import {
  storedBookmark,
  storedRead,
  useCookiePosition,
  writeBookmark,
  writeRead,
} from "~/reading/reader-store";
import { useHydrated } from "~/ui/use-hydrated";
import styles from "./chapter-overview.module.css";
import { getChapterMark, type ChapterPages } from "./read-marks";

interface MarkChapterProps {
  comic: string;
  latest: PageRef | undefined;
  read: readonly PageRange[];
  pages: ChapterPages;
}

/** Marks a chapter as read, or as unread once all of it is read. Invisible before hydration. */
export function MarkChapter({ comic, latest, read, pages }: MarkChapterProps) {
  const { chapter, ranges } = pages;
  const cookie = useCookiePosition();
  const isHydrated = useHydrated();
  const [message, setMessage] = useState("");
  const isAllRead = getChapterMark(read, chapter, ranges) === "read";

  const mark = () => {
    const before = storedRead(comic, cookie);
    const [first, end] = wholeChapter(chapter);
    // More pages of the newest chapter may come out, and these are unread.
    const last = latest && latest.chapter > chapter ? end : ranges.at(-1)![1];
    const isStored = writeRead(
      comic,
      isAllRead ? subtractRanges(before, [[first, end]]) : mergeRanges([...before, [first, last]]),
    );
    const bookmark = storedBookmark(comic);
    // The home page does not announce the newest pages any more.
    if (
      !isAllRead &&
      bookmark &&
      latest?.chapter === chapter &&
      comparePages(latest, bookmark.known) > 0
    ) {
      writeBookmark(comic, { ...bookmark, known: toPageRef(last) });
    }
    const done = `Chapter ${chapter} is marked as ${isAllRead ? "unread" : "read"}.`;
    setMessage(isStored ? done : "This browser does not allow storing which pages you have read.");
  };

  return (
    <>
      <button
        type="button"
        className={`touch-link needs-script ${styles.marker}`}
        data-waiting={!isHydrated || undefined}
        onClick={mark}
      >
        {`Mark as ${isAllRead ? "unread" : "read"}`}
      </button>
      <span role="status" className="visually-hidden">
        {message}
      </span>
    </>
  );
}
