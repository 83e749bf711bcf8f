import { act, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ContinueReading } from "~/comics/landing/continue-reading";
import { ReaderNotices } from "~/home/reader-notices";
import { ContinueItem, ContinueLink, ContinueScript } from "~/reading/continue";
import continueScript from "~/reading/continue-script?inline-script";
import { writeBookmark, writeRead } from "~/reading/reader-store";
import { bookmarkKey, type Bookmark } from "~/reading/bookmark";
import { type ChapterPages, toChapterPages } from "~/comics/landing/read-marks";
import { renderOnSite } from "./rendering";

const at = (chapter: number, page: number) => ({ chapter, page });
const bookmark: Bookmark = { ...at(2, 3), depth: 0.4, known: at(3, 7) };

const store = (value: unknown) =>
  localStorage.setItem(bookmarkKey("talechasers"), JSON.stringify(value));

const site = { pictureHost: "/cdn", dataSaver: false };

function renderCard(
  latest: ReturnType<typeof at> | undefined,
  listed: readonly ChapterPages[] = [toChapterPages(3, [1, 2, 3, 4, 5, 6, 7, 8])],
  cookie?: ReturnType<typeof at>,
) {
  const page = <ContinueReading comic={{ slug: "talechasers" }} latest={latest} listed={listed} />;
  renderOnSite(
    page,
    cookie && { site: { ...site, position: { comic: "talechasers", ...cookie } } },
  );
}

const addresses = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));
const heading = () => screen.getByRole("heading", { level: 2 }).textContent;
const news = () => screen.queryByText(/New since you were here/)?.textContent;

beforeEach(() => localStorage.clear());

describe("the card of the landing page", () => {
  it("offers the first page without a bookmark", () => {
    renderCard(at(3, 8));
    expect(heading()).toBe("Start reading");
    expect(addresses()).toContain("/comics/talechasers/1/1");
    expect(news()).toBeUndefined();
  });

  it("offers the position of the cookie without a bookmark", () => {
    renderCard(at(3, 8), [], at(1, 5));
    expect(addresses()).toContain("/comics/talechasers/1/5?resume=page");
  });

  it("works when the browser denies storage", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new Error("SecurityError");
    });
    renderCard(at(3, 8));
    expect(heading()).toBe("Start reading");
  });

  it("prefers the bookmark to the cookie", () => {
    store(bookmark);
    renderCard(at(3, 7), [], at(1, 1));
    expect(heading()).toBe("Continue reading");
    expect(screen.getByText(/chapter 2, page 3/)).toBeTruthy();
    expect(addresses()).toContain("/comics/talechasers/2/3?resume=page");
    expect(addresses()).not.toContain("/comics/talechasers/1/1?resume=page");
    const over = screen.getByRole("link", { name: "Start over" });
    expect(over.getAttribute("href")).toBe("/comics/talechasers/1/1");
  });

  it("says that a reader of the newest page is caught up", () => {
    store({ ...bookmark, ...at(3, 8) });
    renderCard(at(3, 8));
    expect(heading()).toBe("You’re all caught up");
    expect(screen.getByText("You have read the newest page.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Follow the feed" })).toBeTruthy();
  });

  it.each<[string, number, ChapterPages[], string]>([
    ["1 page", 7, [toChapterPages(3, [1, 2, 3, 4, 5, 6, 7, 8])], ": 1 page"],
    ["pages with a gap", 5, [toChapterPages(3, [1, 2, 3, 4, 5, 6, 8])], ": 2 pages"],
    ["more than are listed", 5, [toChapterPages(4, [1, 2, 3])], ": 3+ pages"],
    ["an unknown number of pages", 5, [], "!"],
  ])("announces %s", (_name, known, listed, end) => {
    store({ ...bookmark, known: at(3, known) });
    renderCard(listed[0]?.chapter === 4 ? at(4, 3) : at(3, 8), listed);
    expect(news()).toBe(`New since you were here${end}`);
  });

  it.each([
    ["a page that was read", at(3, 8), [3_000_008, 3_000_008] as const],
    ["the page that is known", at(3, 7), undefined],
    ["an unknown latest page", undefined, undefined],
  ])("does not announce %s", (_name, latest, range) => {
    store(bookmark);
    if (range) writeRead("talechasers", [range]);
    renderCard(latest);
    expect(news()).toBeUndefined();
  });

  it("follows the bookmark of this tab and of others", () => {
    renderCard(at(3, 8));
    act(() => void writeBookmark("talechasers", { ...bookmark, ...at(3, 1) }));
    expect(addresses()).toContain("/comics/talechasers/3/1?resume=page");
    store({ ...bookmark, ...at(3, 2) });
    act(() => void dispatchEvent(new StorageEvent("storage")));
    expect(addresses()).toContain("/comics/talechasers/3/2?resume=page");
  });
});

describe.each(["application", "script"] as const)("links filled in by the %s", (by) => {
  /** Renders what the server renders for everyone, and fills it in. */
  const renderLinks = (scrolls = false) => {
    const page = (
      <>
        <ContinueLink comic="talechasers">Read the comic</ContinueLink>
        <ul>
          <ContinueItem comic="talechasers">Continue</ContinueItem>
        </ul>
        <ReaderNotices
          comic="talechasers"
          latest={at(3, 8)}
          newestNumbers={[1, 2, 3, 4, 5, 6, 7, 8]}
          latestDate="May 1, 2025"
        />
        {by === "application" && <ContinueScript />}
      </>
    );
    const { container } = renderOnSite(page, { site: { ...site, scrolls } });
    if (by === "script") new Function(continueScript)();
    return container.querySelector("a")!;
  };

  it.each([
    ["a bookmark", bookmark, "Continue: chapter 2, page 3"],
    ["no bookmark", undefined, "Read the comic"],
    ["markup in storage", { ...bookmark, chapter: "<img src=x>" }, "Read the comic"],
  ])("show %s", (_name, value, expected) => {
    if (value) store(value);
    expect(renderLinks().textContent).toBe(expected);
    expect(screen.queryByRole("listitem") !== null).toBe(expected.startsWith("Continue"));
  });

  it.each([
    [at(2, 9), "8+ pages, up to chapter"],
    [at(3, 6), "2 pages, up to chapter"],
  ])("announce the pages after %j", (known, text) => {
    store({ ...bookmark, known });
    renderLinks();
    expect(screen.getByText(/New since/).hidden).toBe(false);
    expect(screen.getByText(/New since/).textContent).toContain(text);
    expect(screen.getByText(/newest page/).closest("p")!.hidden).toBe(true);
  });

  it("say that the reader has read the newest page", () => {
    store({ ...bookmark, ...at(3, 8), known: at(3, 8) });
    renderLinks();
    expect(screen.getByText(/New since/).hidden).toBe(true);
    const notice = screen.getByText(/You have read the newest page, of May 1, 2025/).closest("p")!;
    expect(notice.hidden).toBe(false);
    expect(notice.querySelectorAll("a")).toHaveLength(2);
  });

  it.each([
    [at(2, 3), "/comics/talechasers/2/scroll#page-3"],
    [at(2, 150), "/comics/talechasers/2/scroll?at=150"],
  ])("lead into the scroll for readers who scroll: %j", (page, address) => {
    store({ ...bookmark, ...page });
    expect(renderLinks(true).getAttribute("href")).toBe(address);
  });

  it("follow the bookmark of another tab", () => {
    store(bookmark);
    const link = renderLinks();
    store({ ...bookmark, ...at(3, 1) });
    dispatchEvent(new StorageEvent("storage"));
    expect(link.textContent).toBe("Continue: chapter 3, page 1");
  });
});
