import { act, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ContinueReading } from "~/comics/landing/continue-reading";
import { ReaderNotices } from "~/home/reader-notices";
import { BookmarkText, toBookmark, withBookmark } from "~/reading/bookmark-links";
import fillInScript from "~/reading/fill-in-script?inline-script";
import { toRanges } from "~/reading/read-pages";
import type { Bookmark } from "~/reading/reading-state";
import { changeReadingState, loadReadingState } from "~/reading/reading-store";
import { renderOnSite } from "./rendering";

const comic = "talechasers";
const at = (chapter: number, page: number) => ({ chapter, page });
const latest = at(3, 8);
const pages = toRanges([1, 2, 3, 4, 5, 6, 7, 8].map((page) => at(3, page)));

function store(place: Partial<Bookmark>): void {
  const bookmark = { ...at(2, 3), depth: 0.4, known: latest, ...place };
  act(() => void changeReadingState(comic, () => ({ bookmark, read: [] })));
}

/** The text that is visible, and the addresses of the visible links. */
function getVisible() {
  const copy = document.body.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll("[hidden], script")) hidden.remove();
  const links = Array.from(copy.querySelectorAll("a"), (link) => link.getAttribute("href"));
  return { text: copy.textContent.replace(/\s+/g, " "), links };
}

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe.each(["script", "application"])("the card of the landing page by the %s", (by) => {
  const render = () => {
    const card = <ContinueReading comic={{ slug: comic }} latest={latest} pages={pages} />;
    const state = localStorage.getItem(`reading-state:${comic}`);
    // The script runs in a document that the server has rendered without a bookmark.
    if (by === "script") localStorage.clear();
    renderOnSite(card);
    if (by === "script" && state) localStorage.setItem(`reading-state:${comic}`, state);
    if (by === "script") new Function(fillInScript)();
  };

  it("offers the first page to newcomers", () => {
    render();
    const { text, links } = getVisible();
    expect(text).toMatch(/^Start reading.*Page one.*Latest page/);
    expect(links).toContain("/comics/talechasers/1/1");
  });

  it("offers the bookmark, and the first page again", () => {
    store({ imageId: "a" });
    render();
    const { text, links } = getVisible();
    expect(text).toMatch(/^Continue reading.*You stopped at chapter 2, page 3\. Start over/);
    expect(links).toContain("/comics/talechasers/2/3?resume=a");
    expect(links).toContain("/comics/talechasers/1/1");
    expect(text).not.toContain("New since");
  });

  it("says that a reader is caught up", () => {
    store(latest);
    render();
    expect(getVisible().text).toMatch(/all caught up.*You have read the newest page.*Start over/);
  });

  it("counts new pages", () => {
    store({ known: at(3, 6) });
    render();
    expect(getVisible().text).toContain("New since you were here: 2 pages");
  });
});

describe("elements that the script fills in", () => {
  const render = () => {
    renderOnSite(
      <main {...withBookmark(comic, latest, pages)}>
        <a {...toBookmark}>
          Continue: <BookmarkText of="place" />
        </a>
        <ReaderNotices comic={comic} latest={latest} latestDate="May 1, 2025" />
      </main>,
    );
    new Function(fillInScript)();
  };

  it.each([
    [at(2, 3), "/comics/talechasers/2/scroll#page-3"],
    [at(2, 150), "/comics/talechasers/2/scroll?at=150"],
  ])("lead into the scroll for a bookmark in it: %j", (page, address) => {
    store({ ...page, inScroll: true });
    render();
    expect(getVisible().links).toEqual([address]);
  });

  it("announce new pages, or that there are none", () => {
    store({ known: at(2, 9) });
    render();
    expect(getVisible().text).toMatch(/here: 8\+ pages, up to chapter 3, page 8$/);
    store(latest);
    expect(getVisible().text).toMatch(/You have read the newest page, of May 1, 2025/);
  });

  it("follow other tabs", () => {
    render();
    expect(getVisible().text).toBe("");
    const state = { bookmark: { ...at(3, 1), depth: 0, known: latest }, read: [] };
    localStorage.setItem(`reading-state:${comic}`, JSON.stringify(state));
    dispatchEvent(new StorageEvent("storage"));
    expect(getVisible().text).toContain("Continue: chapter 3, page 1");
  });

  it("take over the bookmark and the read pages of earlier versions", () => {
    const former = { ...at(2, 3), depth: 0.4, known: at(3, 7), imageId: "a" };
    localStorage.setItem(`reading:${comic}`, JSON.stringify(former));
    render();
    expect(getVisible().text).toContain("Continue: chapter 2, page 3New since");
    expect(loadReadingState(comic)).toEqual({ bookmark: former, read: [[0, 2_000_003]] });
    localStorage.setItem(`read:${comic}`, "[[0,1000002]]");
    expect(loadReadingState(comic).read).toEqual([[0, 1_000_002]]);
  });

  it("stay as they are without storage", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new Error("SecurityError");
    });
    render();
    expect(screen.queryByRole("link")).toBeNull();
  });
});
