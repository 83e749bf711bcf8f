import { describe, expect, it } from "vitest";
import { toPosition } from "~/page-ref";
import { wholeChapter } from "~/reading/read-pages";
import { countNewPages, getChapterMark, toChapterPages } from "./read-marks";

const at = (chapter: number, page: number) => ({ chapter, page });
const { ranges } = toChapterPages(3, [1, 2, 4, 5]);

describe("getChapterMark", () => {
  it("compares read pages with the pages of the chapter", () => {
    const [first, second] = ranges;
    expect(getChapterMark([first!, second!], 3, ranges)).toBe("read");
    expect(getChapterMark([first!], 3, ranges)).toBe("begun");
    expect(getChapterMark([], 3, ranges)).toBeUndefined();
    expect(getChapterMark([wholeChapter(2)], 3, ranges)).toBeUndefined();
  });

  it("compares with all possible pages when the pages are unknown", () => {
    expect(getChapterMark([[0, toPosition(at(4, 1))]], 3)).toBe("read");
    expect(getChapterMark([[0, toPosition(at(3, 9))]], 3)).toBe("begun");
    expect(getChapterMark([wholeChapter(2)], 3)).toBeUndefined();
  });
});

it("counts the unread pages after the known newest page", () => {
  const position = { ...at(2, 1), known: at(2, 1) };
  const chapter = toChapterPages(
    3,
    Array.from({ length: 10_000 }, (_, index) => index + 1),
  );
  const read = Array.from({ length: 1_000 }, (_, step) => {
    const page = toPosition(at(3, step * 10 + 1));
    return [page, page] as const;
  });
  expect(countNewPages(position, read, [chapter])).toBe(9_000);
});

it("takes a chapter with very many gaps as whole", () => {
  const odd = Array.from({ length: 20_000 }, (_, at) => 2 * at + 1);
  expect(toChapterPages(3, odd).ranges).toEqual([
    [toPosition(at(3, 1)), toPosition(at(3, 39_999))],
  ]);
});
