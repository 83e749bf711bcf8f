import { expect, it } from "vitest";
import { toPosition } from "~/page-ref";
import { toRanges, wholeChapter } from "~/reading/read-pages";
import { getChapterMark } from "./read-marks";

const at = (chapter: number, page: number) => ({ chapter, page });
const pages = toRanges([1, 2, 4, 5].map((page) => at(3, page)));

it("a chapter is marked as read when all of its comic pages are read", () => {
  expect(getChapterMark(pages, 3, pages)).toBe("read");
  expect(getChapterMark([pages[0]!], 3, pages)).toBe("begun");
  expect(getChapterMark([wholeChapter(2)], 3, pages)).toBeUndefined();
  expect(getChapterMark([[toPosition(at(3, 1)), toPosition(at(4, 1))]], 3)).toBe("read");
  expect(getChapterMark(pages, 3)).toBe("begun");
});
