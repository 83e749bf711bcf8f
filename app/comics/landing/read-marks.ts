import { toPosition } from "~/page-ref";
import { countPages, type PageRange, subtractRanges, wholeChapter } from "~/reading/read-pages";

/**
 * Returns how much of a chapter was read.
 *
 * @param pages of the chapter; if they are unknown, all possible page numbers from 1
 */
export function getChapterMark(
  read: readonly PageRange[],
  chapter: number,
  pages: readonly PageRange[] = [[toPosition({ chapter, page: 1 }), wholeChapter(chapter)[1]]],
): "read" | "begun" | undefined {
  const unread = countPages(subtractRanges(pages, read));
  if (unread === 0) return "read";
  return unread < countPages(pages) ? "begun" : undefined;
}
