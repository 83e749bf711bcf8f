import fc from "fast-check";
import { expect, it } from "vitest";
import { countPages } from "./read-pages";
import { isNewcomer, parseReadingState, recordDepth, recordPage } from "./reading-state";
import type { PageShownEvent, ReadingState } from "./reading-state";

const at = (chapter: number, page: number) => ({ chapter, page });
const latest = at(1, 9);

/** Returns the event for page n of a chapter with nine pages, or for the spread "n-m". */
function pageAt(text: string): PageShownEvent {
  const pages = text.split("-").map((page) => at(1, Number(page)));
  const [first, last] = [pages[0]!.page, pages.at(-1)!.page];
  const refOf = (page: number) => (page >= 1 && page <= 9 ? at(1, page) : undefined);
  const beside = { previous: refOf(first - 1), next: refOf(last + 1) };
  return { pages, imageId: `picture ${last}`, first: at(1, 1), latest, ...beside };
}

it.each([
  ["9", true],
  ["8 >9", true],
  ["2 >3 7 8", true],
  ["7 8 >9", false],
  ["1-2 >3", false],
])("for a reader who has visited the comic pages %j, isNewcomer returns %s", (journey, isNew) => {
  expect(isNewcomer(show(journey))).toBe(isNew);
});

/** Shows pages one after another: ">" in the same document, "!" by "Continue". */
function show(journey: string, state: ReadingState = { read: [] }): ReadingState {
  let before: PageShownEvent["before"];
  for (const step of journey.split(" ")) {
    const page = pageAt(step.replace(/[>!]/, ""));
    const how = { before: step.startsWith(">") ? before : [], isContinued: step.startsWith("!") };
    state = recordPage(state, { ...page, ...how });
    before = page.pages;
  }
  return state;
}

it.each([
  ["a page opened by a link", "5", undefined, 5],
  ["the first page", "1", 1, undefined],
  ["a turn from an opened page", "5 >6", 6, undefined],
  ["a turn back", "5 >6 >5", 5, undefined],
  ["a turn by a new document", "5 6", 6, undefined],
  ["a reload of an opened page", "5 5", undefined, 5],
  ["a jump", "1 >2 >9", 2, 9],
  ["a turn from a jump", "1 >2 >9 >8", 8, undefined],
  ["the way back from a jump", "1 >2 >9 >2", 2, undefined],
  ["a link while there is a bookmark", "1 >2 6", 2, 6],
  ["a link to the page after the bookmark", "1 >2 3", 3, undefined],
  ["the first page again", "1 >2 >3 >1", 1, undefined],
  ["Continue to the nearest page", "1 >2 !7", 7, undefined],
  ["spreads", "1 >2-3 >4-5", 5, undefined],
  ["a turn back to a spread", "4-5 >2-3", 3, undefined],
])("the bookmark is at the expected comic page after %s", (_name, journey, bookmark, opened) => {
  const state = show(journey);
  expect([state.bookmark?.page, state.opened?.page]).toEqual([bookmark, opened]);
});

it("a page turn moves the bookmark even if another tab has moved the bookmark further", () => {
  const overtaken = show("7 >8", show("1 >2"));
  const turned = recordPage(overtaken, { ...pageAt("3"), before: [at(1, 2)] });
  expect(turned.bookmark?.page).toBe(3);
});

it("only comic pages that were shown are marked as read", () => {
  const [first, second, last] = [1_000_001, 1_000_002, 1_000_009];
  expect(show("1 >2 >9").read).toEqual([
    [first, second],
    [last, last],
  ]);
  expect(countPages(show("2-3 >4-5").read)).toBe(4);
});

it("the bookmark stores the newest comic page whenever the reader reaches a newer one", () => {
  expect(show("1").bookmark?.known).toEqual(latest);
  const before = { bookmark: { ...at(1, 2), depth: 0, known: at(1, 7) }, read: [] };
  expect(show("3", before).bookmark?.known).toEqual(at(1, 7));
  expect(show("8", before).bookmark?.known).toEqual(at(1, 8));
});

it("the reading position in the bookmarked comic page is stored until the bookmark moves", () => {
  const scrolled = recordDepth(show("1 >2"), at(1, 2), 0.4);
  expect(recordDepth(scrolled, at(1, 5), 0.1)).toBe(scrolled);
  expect(show("2", scrolled).bookmark?.depth).toBe(0.4);
  expect(show("3", scrolled).bookmark?.depth).toBe(0);
});

it("the reading state is restored from storage without its invalid parts", () => {
  const state = recordDepth(show("1 >2 >9"), at(1, 2), 0.4);
  expect(parseReadingState(JSON.parse(JSON.stringify(state)))).toEqual(state);
  const odd = { bookmark: { ...at(2, 3), depth: "x", known: 7, inScroll: 1 } };
  const bookmark = { ...at(2, 3), depth: 0, known: at(2, 3) };
  expect(parseReadingState(odd)).toEqual({ bookmark, read: [] });
  for (const bookmark of [null, 7, "2.3", [], at(-1, 2), at(1, 1.5), { chapter: "<img>" }]) {
    expect(parseReadingState({ bookmark }).bookmark).toBeUndefined();
  }
  fc.assert(fc.property(fc.jsonValue(), (value) => void parseReadingState(value)));
});
