// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ContinueReading } from "~/comics/continue-reading";
import { writeBookmark } from "~/comics/use-bookmark";
import { bookmarkKey, type Bookmark } from "~/comics/bookmark";
import { renderOnSite } from "./rendering";

const comic = { slug: "talechasers", title: "Talechasers" };
const at = (chapter: number, page: number) => ({ chapter, page });
const bookmark: Bookmark = { ...at(2, 3), depth: 0.4, known: at(3, 7) };

function stored(text: string) {
  localStorage.setItem(bookmarkKey("talechasers"), text);
}

function open(latest: { chapter: number; page: number } | undefined, place?: typeof latest) {
  renderOnSite(<ContinueReading comic={comic} latest={latest} place={place} headingLevel="h2" />);
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
    expect(addresses()).toContain("/comics/talechasers/1/5");
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
    expect(addresses()).toContain("/comics/talechasers/2/3");
    const over = screen.getByRole("link", { name: "Start over" });
    expect(over.getAttribute("href")).toBe("/comics/talechasers/1/1");
  });

  it("it prefers the bookmark to the cookie", () => {
    stored(JSON.stringify(bookmark));
    open(at(3, 7), at(1, 1));
    expect(screen.getByRole("link", { name: "Continue" }).getAttribute("href")).toBe(
      "/comics/talechasers/2/3",
    );
  });

  it("it says when pages came out since", () => {
    stored(JSON.stringify(bookmark));
    open(at(3, 8));
    expect(news()).toBeTruthy();
    expect(addresses()).toContain("/comics/talechasers/latest");
  });

  it.each([at(3, 7), undefined])("it does not say so when the latest page is %j", (latest) => {
    stored(JSON.stringify(bookmark));
    open(latest);
    expect(news()).toBeNull();
  });

  it("it follows when the bookmark moves", () => {
    open(at(3, 8));
    act(() => writeBookmark("talechasers", { ...bookmark, ...at(3, 1) }));
    expect(addresses()).toContain("/comics/talechasers/3/1");
    stored(JSON.stringify({ ...bookmark, ...at(3, 2) }));
    act(() => {
      dispatchEvent(new StorageEvent("storage"));
    });
    expect(addresses()).toContain("/comics/talechasers/3/2");
  });
});
