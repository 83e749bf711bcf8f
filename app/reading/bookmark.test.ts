import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  bookmarkKey,
  hasNews,
  parseBookmark,
  parsePositionCookie,
  positionCookie,
  moveBookmark,
  type Bookmark,
} from "./bookmark";

const at = (chapter: number, page: number) => ({ chapter, page });
const bookmark: Bookmark = { chapter: 2, page: 3, depth: 0.4, known: at(3, 8) };

describe("a stored bookmark", () => {
  it("is read back as it was written", () => {
    expect(parseBookmark(JSON.stringify(bookmark))).toEqual(bookmark);
  });

  it("keeps only its own fields", () => {
    const text = JSON.stringify({ ...bookmark, extra: 1, known: { ...bookmark.known, extra: 1 } });
    expect(parseBookmark(text)).toEqual(bookmark);
  });

  it.each([
    ["nothing", null],
    ["an empty text", ""],
    ["no JSON", "2.3"],
    ["truncated JSON", '{"chapter":2'],
    ["null", "null"],
    ["a number", "7"],
    ["a list", "[2,3]"],
    ["an empty object", "{}"],
    ["no known page", JSON.stringify({ ...bookmark, known: undefined })],
    ["a known page of null", JSON.stringify({ ...bookmark, known: null })],
    ["a chapter of text", JSON.stringify({ ...bookmark, chapter: "2" })],
    ["a negative page", JSON.stringify({ ...bookmark, page: -1 })],
    ["half a page", JSON.stringify({ ...bookmark, page: 1.5 })],
    ["a huge page", JSON.stringify({ ...bookmark, page: 1e21 })],
    ["a page that is an address", JSON.stringify({ ...bookmark, page: "../../evil" })],
    ["markup for a chapter", JSON.stringify({ ...bookmark, chapter: "<img src=x>" })],
    ["a very long text", "x".repeat(100_000)],
    ["an odd known page", JSON.stringify({ ...bookmark, known: { chapter: 1, page: "x" } })],
    ["no depth", JSON.stringify({ ...bookmark, depth: undefined })],
    ["a depth of text", JSON.stringify({ ...bookmark, depth: "0" })],
    ["a depth above the picture", JSON.stringify({ ...bookmark, depth: -0.1 })],
    ["a depth below the picture", JSON.stringify({ ...bookmark, depth: 1.1 })],
  ])("is none when the storage holds %s", (_name, text) => {
    expect(parseBookmark(text)).toBeUndefined();
  });

  it("never throws, whatever the storage holds", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        parseBookmark(text);
      }),
    );
  });

  it("has a key for each comic", () => {
    expect(bookmarkKey("talechasers")).toBe("reading:talechasers");
    expect(bookmarkKey("other")).not.toBe(bookmarkKey("talechasers"));
  });
});

describe("turning to a page", () => {
  it("on a first visit, knows the latest page: nothing is new", () => {
    const after = moveBookmark(at(1, 1), 0, at(3, 8), undefined);
    expect(after).toEqual({ chapter: 1, page: 1, depth: 0, known: at(3, 8) });
    expect(hasNews(after, at(3, 8))).toBe(false);
  });

  it("leaves what came out since new until it is reached", () => {
    const before = { ...bookmark, known: at(3, 7) };
    const along = moveBookmark(at(3, 1), 0, at(3, 8), before);
    expect(hasNews(along, at(3, 8))).toBe(true);
    const there = moveBookmark(at(3, 8), 0, at(3, 8), along);
    expect(hasNews(there, at(3, 8))).toBe(false);
  });

  it("does not forget what it knows when going back", () => {
    expect(moveBookmark(at(1, 1), 0, at(3, 8), bookmark).known).toEqual(at(3, 8));
  });

  it("without a latest page, knows the page itself", () => {
    expect(moveBookmark(at(2, 2), 0, undefined, undefined).known).toEqual(at(2, 2));
  });

  it("knows a page beyond a latest page that lags behind", () => {
    expect(moveBookmark(at(3, 9), 0, at(3, 8), undefined).known).toEqual(at(3, 9));
  });

  it.each([
    [-0.2, 0],
    [0.25, 0.25],
    [7, 1],
  ])("keeps a depth of %d as %d", (depth, kept) => {
    expect(moveBookmark(at(1, 1), depth, undefined, undefined).depth).toBe(kept);
  });

  it("gives a bookmark that can be read back", () => {
    const place = fc.record({ chapter: fc.nat(99), page: fc.nat(999) });
    const depth = fc.double({ min: -2, max: 2, noNaN: true });
    fc.assert(
      fc.property(place, depth, fc.option(place, { nil: undefined }), (here, down, latest) => {
        const written = moveBookmark(here, down, latest, undefined);
        expect(parseBookmark(JSON.stringify(written))).toMatchObject(here);
      }),
    );
  });
});

describe("news", () => {
  it("is a latest page after the newest known one", () => {
    expect(hasNews(bookmark, at(3, 9))).toBe(true);
    expect(hasNews(bookmark, at(4, 1))).toBe(true);
  });

  it("is neither the known page, nor an older one, nor an unknown one", () => {
    expect(hasNews(bookmark, at(3, 8))).toBe(false);
    expect(hasNews(bookmark, at(3, 2))).toBe(false);
    expect(hasNews(bookmark, undefined)).toBe(false);
  });

  it("is nothing to someone without a bookmark", () => {
    expect(hasNews(undefined, at(3, 8))).toBe(false);
  });
});

describe("the cookie form of a stop", () => {
  it("is comic, chapter and page, and the newest page that was known", () => {
    expect(positionCookie("talechasers", at(2, 3))).toBe("talechasers.2.3");
    expect(positionCookie("talechasers", bookmark)).toBe("talechasers.2.3.3.8");
  });

  it("comes back as the stop", () => {
    const place = fc.record({ chapter: fc.nat(999), page: fc.nat(999_999) });
    fc.assert(
      fc.property(place, fc.option(place, { nil: undefined }), (here, known) => {
        const stop = { ...here, known };
        const cookie = positionCookie("talechasers", stop);
        expect(parsePositionCookie(cookie)).toEqual({ comic: "talechasers", ...stop });
      }),
    );
  });

  it("without a newest known page announces nothing as new", () => {
    expect(hasNews(parsePositionCookie("talechasers.2.3"), at(3, 8))).toBe(false);
    expect(hasNews(parsePositionCookie("talechasers.2.3.3.7"), at(3, 8))).toBe(true);
  });

  it.each([
    ["nothing", undefined],
    ["an empty text", ""],
    ["no page", "talechasers.2"],
    ["an empty page", "talechasers.2."],
    ["half of a known page", "talechasers.2.3.4"],
    ["too much", "talechasers.2.3.4.5.6"],
    ["a known page of text", "talechasers.2.3.4.x"],
    ["a negative chapter", "talechasers.-2.3"],
    ["an exponent", "talechasers.1e3.3"],
    ["a way up", "talechasers...%2f"],
    ["markup", "talechasers.<b>.3"],
  ])("is no place with %s", (_name, value) => {
    expect(parsePositionCookie(value)).toBeUndefined();
  });
});
