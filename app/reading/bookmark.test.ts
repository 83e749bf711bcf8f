import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  describeNewPages,
  hasNews,
  parseBookmark,
  parsePositionCookie,
  positionCookie,
  moveBookmark,
  type Bookmark,
} from "./bookmark";

const at = (chapter: number, page: number) => ({ chapter, page });
const bookmark: Bookmark = { chapter: 2, page: 3, depth: 0.4, known: at(3, 8) };
const pageRef = fc.record({ chapter: fc.nat(999), page: fc.nat(999_999) });

describe("parseBookmark", () => {
  it("reads the own fields of a stored bookmark", () => {
    const text = JSON.stringify({ ...bookmark, extra: 1, known: { ...bookmark.known, extra: 1 } });
    expect(parseBookmark(text)).toEqual(bookmark);
  });

  it.each([
    null,
    "",
    "2.3",
    '{"chapter":2',
    "null",
    "7",
    "[2,3]",
    "{}",
    ...[
      { known: undefined },
      { known: null },
      { known: { chapter: 1, page: "x" } },
      { chapter: "2" },
      { chapter: "<img src=x>" },
      { page: -1 },
      { page: 1.5 },
      { page: 1e21 },
      { page: "../../evil" },
      { depth: undefined },
      { depth: "0" },
      { depth: -0.1 },
      { depth: 1.1 },
    ].map((change) => JSON.stringify({ ...bookmark, ...change })),
  ])("refuses %s", (text) => {
    expect(parseBookmark(text)).toBeUndefined();
  });

  it("leaves out a picture that is too long for an address", () => {
    const text = JSON.stringify({ ...bookmark, imageId: "x".repeat(2_000) });
    expect(parseBookmark(text)).toEqual(bookmark);
  });

  it("never throws", () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void parseBookmark(text)));
  });
});

describe("moveBookmark", () => {
  it("knows the latest page on a first visit, so that nothing is new", () => {
    const after = moveBookmark(at(1, 1), 0, at(3, 8), undefined);
    expect(after).toEqual({ chapter: 1, page: 1, depth: 0, known: at(3, 8) });
    expect(hasNews(after, at(3, 8))).toBe(false);
  });

  it("keeps new pages new until the reader reaches them", () => {
    const before = { ...bookmark, known: at(3, 7) };
    const onTheWay = moveBookmark(at(3, 1), 0, at(3, 8), before);
    expect(hasNews(onTheWay, at(3, 8))).toBe(true);
    expect(hasNews(moveBookmark(at(3, 8), 0, at(3, 8), onTheWay), at(3, 8))).toBe(false);
  });

  it.each([
    ["the page before, when the reader goes back", at(1, 1), at(3, 8), bookmark, at(3, 8)],
    ["the page itself, without a latest page", at(2, 2), undefined, undefined, at(2, 2)],
    ["the page itself, when the latest page is older", at(3, 9), at(3, 8), undefined, at(3, 9)],
  ])("knows %s", (_name, page, latest, before, known) => {
    expect(moveBookmark(page, 0, latest, before).known).toEqual(known);
  });

  it.each([
    [-0.2, 0],
    [0.25, 0.25],
    [7, 1],
  ])("limits the depth %d to %d", (depth, limited) => {
    expect(moveBookmark(at(1, 1), depth, undefined, undefined).depth).toBe(limited);
  });
});

it.each([
  [bookmark, at(3, 9), true],
  [bookmark, at(4, 1), true],
  [bookmark, at(3, 8), false],
  [bookmark, at(3, 2), false],
  [bookmark, undefined, false],
  [undefined, at(3, 8), false],
  [parsePositionCookie("talechasers.2.3"), at(3, 8), false],
])("hasNews(%j, %j) is %j", (position, latest, expected) => {
  expect(hasNews(position, latest)).toBe(expected);
});

it.each([
  [at(3, 7), [1, 7, 8], "1 page"],
  [at(3, 5), [5, 100], "1 page"],
  [at(3, 5), [5, 6, 7, 8], "3 pages"],
  [at(2, 7), [0], "1+ pages"],
  [at(2, 7), [1, 3, 8], "3+ pages"],
  [at(3, 1), Array.from({ length: 30 }, (_, index) => index + 9), "30+ pages"],
])("describes the pages after %j as those among %j: %s", (known, numbers, text) => {
  expect(describeNewPages(known, at(3, numbers.at(-1)!), numbers)).toBe(text);
});

describe("the position cookie", () => {
  it("has the comic, the page, and the known newest page", () => {
    expect(positionCookie("talechasers", at(2, 3))).toBe("talechasers.2.3");
    expect(positionCookie("talechasers", bookmark)).toBe("talechasers.2.3.3.8");
  });

  it("is read back", () => {
    fc.assert(
      fc.property(pageRef, fc.option(pageRef, { nil: undefined }), (page, known) => {
        const cookie = positionCookie("talechasers", { ...page, known });
        expect(parsePositionCookie(cookie)).toEqual({ comic: "talechasers", ...page, known });
      }),
    );
  });

  it.each([
    undefined,
    "",
    "talechasers.2",
    "talechasers.2.",
    "talechasers.2.3.4",
    "talechasers.2.3.4.5.6",
    "talechasers.2.3.4.x",
    "talechasers.-2.3",
    "talechasers.1e3.3",
    "talechasers...%2f",
  ])("is ignored as %s", (value) => {
    expect(parsePositionCookie(value)).toBeUndefined();
  });
});
