import { act, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ContinueReading } from "~/comics/continue-reading";
import { ReaderNotices } from "~/home/reader-notices";
import { ContinueItem, ContinueLink, ContinueScript } from "~/reading/continue";
import continueScript from "~/reading/continue-script?inline-script";
import { writeBookmark, writeRead } from "~/reading/reader-store";
import { bookmarkKey, type Bookmark } from "~/reading/bookmark";
import type { Listed } from "~/comics/read-marks";
import { renderOnSite } from "./rendering";

const comic = { slug: "talechasers", title: "Talechasers" };
const at = (chapter: number, page: number) => ({ chapter, page });
const bookmark: Bookmark = { ...at(2, 3), depth: 0.4, known: at(3, 7) };

function stored(text: string) {
  localStorage.setItem(bookmarkKey("talechasers"), text);
}

/** A site that knows a place from a cookie. */
const siteOf = (place: { chapter: number; page: number }) => ({
  ...{ pictureHost: "/cdn", dataSaver: false },
  position: { comic: "talechasers", ...place },
});

function open(
  latest: { chapter: number; page: number } | undefined,
  place?: typeof latest,
  newest: readonly Listed[] = [{ chapter: 3, runs: [[1, 20]] }],
) {
  const page = <ContinueReading comic={comic} latest={latest} newest={newest} />;
  renderOnSite(page, place && { site: siteOf(place) });
}

const addresses = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));
const heading = () => screen.getByRole("heading", { level: 2 }).textContent;
const news = () => screen.queryByText(/New since you were here/);

beforeEach(() => localStorage.clear());

describe("without a bookmark", () => {
  it("it offers the beginning", () => {
    open(at(3, 8));
    expect(heading()).toBe("Start reading");
    expect(addresses()).toContain("/comics/talechasers/1/1");
    expect(news()).toBeNull();
  });

  it("it offers the place of the cookie", () => {
    open(at(3, 8), at(1, 5));
    expect(heading()).toBe("Continue reading");
    expect(addresses()).toContain("/comics/talechasers/1/5#resume");
  });

  it.each(["nonsense", '{"chapter":"2"}', "null"])(
    "it takes %j in the browser's storage for none",
    (text) => {
      stored(text);
      open(at(3, 8));
      expect(heading()).toBe("Start reading");
    },
  );

  it("it works where the browser's storage is forbidden", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new Error("SecurityError");
    });
    open(at(3, 8));
    expect(heading()).toBe("Start reading");
  });
});

describe("with a bookmark", () => {
  it("it offers the last place", () => {
    stored(JSON.stringify(bookmark));
    open(at(3, 7));
    expect(heading()).toBe("Continue reading");
    expect(screen.getByText(/chapter 2, page 3/)).toBeTruthy();
    expect(addresses()).toContain("/comics/talechasers/2/3#resume");
    const over = screen.getByRole("link", { name: "Start over" });
    expect(over.getAttribute("href")).toBe("/comics/talechasers/1/1");
  });

  it("it prefers the bookmark to the cookie", () => {
    stored(JSON.stringify(bookmark));
    open(at(3, 7), at(1, 1));
    expect(screen.getByRole("link", { name: "Continue" }).getAttribute("href")).toBe(
      "/comics/talechasers/2/3#resume",
    );
  });

  it.each<[string, number, Listed[], string]>([
    ["one", 7, [{ chapter: 3, runs: [[1, 8]] }], ": 1 page"],
    [
      "some, of which one is withdrawn",
      5,
      [
        {
          chapter: 3,
          runs: [
            [1, 6],
            [8, 8],
          ],
        },
      ],
      ": 2 pages",
    ],
    ["what is beyond the listed", 5, [{ chapter: 4, runs: [[1, 12]] }], ": 12+ pages"],
    ["an unknown number", 5, [], "!"],
  ])("it says when pages came out since: %s", (_name, known, newest, end) => {
    stored(JSON.stringify({ ...bookmark, known: at(3, known) }));
    open(newest[0]?.chapter === 4 ? at(4, 12) : at(3, 8), undefined, newest);
    expect(news()?.textContent).toBe(`New since you were here${end}`);
    expect(addresses()).toContain("/comics/talechasers/latest");
  });

  it("nothing is new to who has read it", () => {
    stored(JSON.stringify(bookmark));
    writeRead("talechasers", [[3_000_008, 3_000_008]]);
    open(at(3, 8), undefined, [{ chapter: 3, runs: [[1, 8]] }]);
    expect(news()).toBeNull();
  });

  it.each([at(3, 7), undefined])("it does not say so when the latest page is %j", (latest) => {
    stored(JSON.stringify(bookmark));
    open(latest);
    expect(news()).toBeNull();
  });

  it("it follows when the bookmark moves", () => {
    open(at(3, 8));
    act(() => void writeBookmark("talechasers", { ...bookmark, ...at(3, 1) }));
    expect(addresses()).toContain("/comics/talechasers/3/1#resume");
    stored(JSON.stringify({ ...bookmark, ...at(3, 2) }));
    act(() => {
      dispatchEvent(new StorageEvent("storage"));
    });
    expect(addresses()).toContain("/comics/talechasers/3/2#resume");
  });
});

describe("the offers of a page that is the same for everyone", () => {
  const offers = (
    <>
      <ContinueLink comic="talechasers">Read the comic</ContinueLink>
      <ul>
        <ContinueItem comic="talechasers">Continue</ContinueItem>
      </ul>
      <ReaderNotices comic="talechasers" latest={at(3, 8)} latestDate="May 1, 2025" />
    </>
  );
  /** The offers after the application, or the script of a document, has filled them in. */
  const shown = (by: "application" | "script", scrolls = false) => {
    const site = { pictureHost: "/cdn", dataSaver: false, scrolls };
    const page =
      by === "application" ? (
        <>
          {offers}
          <ContinueScript />
        </>
      ) : (
        offers
      );
    const { container } = renderOnSite(page, { site });
    if (by === "script") new Function(continueScript)();
    return container;
  };

  describe.each(["application", "script"] as const)("are filled in by the %s", (by) => {
    it.each([
      ["a bookmark", bookmark, "Continue: chapter 2, page 3"],
      ["no bookmark", undefined, "Read the comic"],
      ["markup", { ...bookmark, chapter: "<img src=x>" }, "Read the comic"],
      ["a bookmark without a known page", { ...bookmark, known: undefined }, "Read the comic"],
    ])("from %s", (_name, value, expected) => {
      if (value) stored(JSON.stringify(value));
      const links = Array.from(shown(by).querySelectorAll("a"), (link) => link.textContent);
      expect(links[0]).toBe(expected);
      expect(screen.queryByRole("listitem") !== null).toBe(expected.startsWith("Continue"));
    });

    it("with what came out since", () => {
      stored(JSON.stringify({ ...bookmark, known: at(2, 9) }));
      shown(by);
      expect(screen.getByText(/New since/).hidden).toBe(false);
      expect(screen.getByText(/New since/).textContent).toContain("8+ pages, up to chapter");
      expect(screen.getByText(/newest page/).hidden).toBe(true);
    });

    it("with the number of pages that came out in the chapter", () => {
      stored(JSON.stringify({ ...bookmark, known: at(3, 6) }));
      shown(by);
      expect(screen.getByText(/New since/).textContent).toContain("2 pages, up to chapter");
    });

    it("with the way to follow for who has read the newest page", () => {
      stored(JSON.stringify({ ...bookmark, ...at(3, 8), known: at(3, 8) }));
      shown(by);
      expect(screen.getByText(/New since/).hidden).toBe(true);
      const notice = screen.getByText(/You have read the newest page, of May 1, 2025/);
      expect(notice.hidden).toBe(false);
      expect(notice.querySelectorAll("a")).toHaveLength(2);
    });

    it.each([
      [at(2, 3), "/comics/talechasers/2/scroll#page-3"],
      [at(2, 150), "/comics/talechasers/2/scroll?at=150"],
    ])("with an address in the scroll for readers who scroll: %j", (place, address) => {
      stored(JSON.stringify({ ...bookmark, ...place }));
      expect(shown(by, true).querySelector("a")?.getAttribute("href")).toBe(address);
    });

    it("again when another tab moves the bookmark", () => {
      stored(JSON.stringify(bookmark));
      const link = shown(by).querySelector("a");
      stored(JSON.stringify({ ...bookmark, ...at(3, 1) }));
      dispatchEvent(new StorageEvent("storage"));
      expect(link?.textContent).toBe("Continue: chapter 3, page 1");
    });
  });
});
