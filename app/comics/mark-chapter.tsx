import { useState } from "react";
import { comparePages, type PageRef, toPageRef } from "~/reading/page-ref";
import { mergeRanges, type PageRange, subtractRange, wholeChapter } from "~/reading/read-pages";
import {
  storedBookmark,
  storedRead,
  useCookiePosition,
  writeBookmark,
  writeRead,
} from "~/reading/reader-store";
import { useHydrated } from "~/ui/use-hydrated";
import styles from "./chapter-overview.module.css";
import { markOf, pagesOf, type Listed } from "./read-marks";

interface MarkChapterProps {
  comic: string;
  latest: PageRef | undefined;
  read: readonly PageRange[];
  listed: Listed;
}

/** Marks a chapter as read, or as unread once all of it is read. Invisible before hydration. */
export function MarkChapter({ comic, latest, read, listed }: MarkChapterProps) {
  const { chapter } = listed;
  const kept = useCookiePosition();
  const isHydrated = useHydrated();
  const [message, setMessage] = useState("");
  const isAllRead = markOf(read, chapter, listed) === "read";

  const mark = () => {
    const before = storedRead(comic, kept);
    const [first, end] = wholeChapter(chapter);
    // The newest chapter goes on: what is not out yet is not read.
    const last = latest && latest.chapter > chapter ? end : pagesOf(listed).at(-1)![1];
    const isKept = writeRead(
      comic,
      isAllRead ? subtractRange(before, [first, end]) : mergeRanges([...before, [first, last]]),
    );
    const bookmark = storedBookmark(comic);
    // Nothing is new on the home page either, once the newest is read.
    if (
      !isAllRead &&
      bookmark &&
      latest?.chapter === chapter &&
      comparePages(latest, bookmark.known) > 0
    ) {
      writeBookmark(comic, { ...bookmark, known: toPageRef(last) });
    }
    const done = `Chapter ${chapter} is marked as ${isAllRead ? "unread" : "read"}.`;
    setMessage(isKept ? done : "This browser does not allow storing which pages you have read.");
  };

  return (
    <>
      <button
        type="button"
        className={`button quiet needs-script ${styles.marker}`}
        data-running={isHydrated || undefined}
        onClick={mark}
      >
        Mark as {isAllRead ? "unread" : "read"}
      </button>
      <span role="status" className="visually-hidden">
        {message}
      </span>
    </>
  );
}
