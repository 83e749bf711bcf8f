import { act } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ContinueReading } from "~/comics/landing/continue-reading";
import { ReaderNotices } from "~/home/reader-notices";
import { bookmarkTextAttributes, toBookmark, withBookmark } from "~/reading/bookmark-links";
import fillInScript from "~/reading/fill-in-script?inline-script";
import { toRanges } from "~/reading/read-pages";
import type { Bookmark, ReadingState } from "~/reading/reading-state";
import { changeReadingState } from "~/reading/reading-store";
import { renderOnSite } from "./rendering";

const comic = "talechasers";
const at = (chapter: number, page: number) => ({ chapter, page });
const latest = at(3, 8);
const pages = toRanges([1, 2, 3, 4, 5, 6, 7, 8].map((page) => at(3, page)));

function store(place: Partial<Bookmark>, state?: Partial<ReadingState>): void {
  const bookmark = { ...at(2, 3), depth: 0.4, known: latest, ...place };
  const read = [
    [1_000_001, 1_000_003],
    [3_000_006, 3_000_008],
  ] as const;
  act(() => void changeReadingState(comic, () => ({ bookmark, read, ...state })));
}

/** The visible text, and the addresses of the visible links. */
function getVisible() {
  const copy = document.body.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll("[hidden], script")) hidden.remove();
  const links = Array.from(copy.querySelectorAll("a"), (link) => link.getAttribute("href"));
  return { text: copy.textContent.replace(/\s+/g, " "), links };
}

/** Opens the server-rendered home page, and runs the script that fills it in. */
function openHome() {
  renderOnSite(
    <main {...withBookmark(comic, { first: at(1, 1), latest, pages })}>
      <a {...toBookmark("underway", "caught-up")}>
        Continue: <span {...bookmarkTextAttributes("place")} />
      </a>
      <ReaderNotices comic={comic} latest={latest} latestDate="May 1, 2025" />
    </main>,
  );
  new Function(fillInScript)();
}

afterEach(() => localStorage.clear());

it.each<[string, Partial<Bookmark> | undefined, RegExp, string]>([
  ["newcomers", undefined, /^Start reading.*Start at page oneLatest page$/, "1/1"],
  ["readers", { imageId: "a" }, /^Continue reading.*at chapter 2, page 3\.Con/, "2/3?resume=a"],
  ["readers with news", { known: at(3, 6) }, /New since you were here: 2 pages/, "1/1"],
  ["readers of the newest page", latest, /caught up.*the comicNewest pagePage one$/, "latest"],
])("the landing page of a comic shows %s where to continue", (_name, place, text, address) => {
  if (place) store(place);
  renderOnSite(<ContinueReading comic={{ slug: comic }} latest={latest} pages={pages} />);
  expect(getVisible().text).toMatch(text);
  expect(getVisible().links).toContain(`/comics/talechasers/${address}`);
});

it("a reader who has opened only the newest comic page sees a Continue link", () => {
  store(latest, {
    read: [
      [1_000_001, 1_000_005],
      [3_000_008, 3_000_008],
    ],
  });
  renderOnSite(<ContinueReading comic={{ slug: comic }} latest={latest} pages={pages} />);
  expect(getVisible().text).toMatch(/^Continue reading/);
});

it.each<[string, Partial<ReadingState>, RegExp]>([
  ["the newest page", { bookmark: undefined, opened: latest }, /one?Continue: chapter 3, page 8La/],
  ["two pages", { read: [[3_000_007, 3_000_008]] }, /oneContinue: chapter 2, page 3Latest/],
  ["the first page alone", { bookmark: undefined, opened: at(1, 1) }, /oneLatest page$/],
])("a reader who has read %s counts as a new reader", (_name, state, text) => {
  store(latest, { read: [], bookmark: { ...at(2, 3), depth: 0, known: latest }, ...state });
  renderOnSite(<ContinueReading comic={{ slug: comic }} latest={latest} pages={pages} />);
  expect(getVisible().text).toMatch(/^Start reading/);
  expect(getVisible().text).toMatch(text);
});

it("the Continue link on the home page resumes a bookmark in the scroll of a chapter", () => {
  store({ ...at(2, 3), inScroll: true });
  openHome();
  expect(getVisible().links).toEqual(["/comics/talechasers/2/scroll?page=3&resume=page#page-3"]);
});

it("the home page shows if there are new comic pages since the bookmark", () => {
  openHome();
  expect(getVisible().text).toBe("");
  store({ known: at(2, 9) });
  expect(getVisible().text).toMatch(/here: 8\+ pages, up to chapter 3, page 8$/);
  store(latest);
  expect(getVisible().text).toMatch(/You have read the newest page, of May 1, 2025/);
  const bookmark = { ...at(3, 1), depth: 0, known: latest };
  const read = [[1_000_001, 1_000_003]];
  localStorage.setItem(`reading-state:${comic}`, JSON.stringify({ bookmark, read }));
  dispatchEvent(new StorageEvent("storage"));
  expect(getVisible().text).toContain("Continue: chapter 3, page 1");
});
