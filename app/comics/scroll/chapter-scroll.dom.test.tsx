import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { loadReadingState } from "~/reading/reading-store";
import type { LoaderFunctionArgs } from "react-router-dom";
import { renderOnSite } from "../../../tests/routes/rendering";
import { ChapterScroll } from "./chapter-scroll";
import type { LoadedScroll } from "./load-scroll.server";

vi.mock("@remix-run/react", () => import("react-router-dom"));

/** A chapter of a comic with three chapters. */
const chapterOf = (number: number, pages = 2, slug = "x") => {
  const comic = { slug, title: slug, pageShape: { width: 1100, height: 1700 } };
  const chapter = { number, title: `Part ${number}`, nextTitle: "", count: pages, pages: [] };
  const page = (page: number) => ({ page, imageId: `${number}-${page}`, commentary: "", alt: "" });
  const controls = number < 3 ? { next: { chapter: number + 1, page: 1 } } : {};
  return {
    ...{ comic, chapter, pages: Array.from({ length: pages }, (_, at) => page(at + 1)) },
    end: { comic, chapter, controls, ref: { chapter: number, page: pages } },
  } as unknown as LoadedScroll;
};

/** Triggers all intersection observers, as if every element were in the viewport. */
let showAll: () => void;
const answer = vi.fn<(address: string) => Promise<unknown>>();

beforeEach(() => {
  const observers = new Set<() => void>();
  showAll = () => act(() => observers.forEach((call) => call()));
  class Observer {
    call: () => void;
    constructor(callback: (entries: object[]) => void) {
      this.call = () => callback([{ isIntersecting: true }]);
    }
    observe = () => observers.add(this.call);
    disconnect = () => observers.delete(this.call);
  }
  vi.stubGlobal("IntersectionObserver", Observer);
  answer.mockReset();
  vi.stubGlobal("innerHeight", 0);
  vi.stubGlobal("fetch", (address: string) =>
    answer(address).then((data) => Response.json(data, { status: data ? 200 : 503 })),
  );
});

const open = (first: LoadedScroll) => {
  renderOnSite(<ChapterScroll />, { path: "/comics/x/1/scroll", data: first });
};
const lines = () =>
  screen.queryAllByRole("heading", { level: 2, name: /^Chapter/ }).map((one) => one.textContent);
it("the scroll of a chapter appends the next chapters until the last chapter", async () => {
  answer.mockImplementation((address) =>
    Promise.resolve(chapterOf(Number(/\d/.exec(address)![0]))),
  );
  open(chapterOf(1));
  expect(lines()).toEqual([]);
  showAll();
  expect(await screen.findByRole("heading", { name: "Chapter 2: Part 2" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Start chapter 3" })).toBeTruthy();
  showAll();
  expect(await screen.findByRole("heading", { name: "Chapter 3: Part 3" })).toBeTruthy();
  showAll();
  expect(answer.mock.calls.flat()).toEqual([2, 3].map((one) => `/comics/x/${one}/scroll.json`));
  expect(screen.queryByRole("link", { name: /^Start chapter/ })).toBeNull();
  // Three chapters have pages with the same numbers.
  expect(document.querySelectorAll("#page-1")).toHaveLength(1);
});

it.each([
  ["cannot be loaded", undefined, 900],
  ["arrives after the reader has passed the end", chapterOf(2), 300],
])(
  "the scroll of a chapter links the next chapter if that chapter %s",
  async (_name, data, bottom) => {
    answer.mockResolvedValue(data);
    vi.stubGlobal("innerHeight", 800);
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ bottom } as DOMRect);
    open(chapterOf(1));
    showAll();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    showAll();
    expect(answer).toHaveBeenCalledOnce();
    expect(screen.getByRole("link", { name: "Start chapter 2" })).toBeTruthy();
    expect(lines()).toEqual([]);
    vi.restoreAllMocks();
  },
);

it("the scroll of a chapter links the next chapter if the document has many comic pages", () => {
  open(chapterOf(1, 300));
  showAll();
  expect(answer).not.toHaveBeenCalled();
  expect(screen.getByRole("link", { name: "Start chapter 2" })).toBeTruthy();
});

it("the scroll of a chapter shows only pages of its own comic after a visit to a second comic", async () => {
  const loader = ({ params }: LoaderFunctionArgs) => chapterOf(1, 2, params["comic"]);
  const scroll = { path: "/comics/:comic/1/scroll", element: <ChapterScroll />, loader };
  const { router } = renderOnSite(<p>Home</p>, { routes: [scroll] });
  const sources = () =>
    Array.from(document.querySelectorAll("figure img"), (one) => one.getAttribute("src"));
  for (const go of ["/comics/x/1/scroll", "/comics/y/1/scroll", -1] as const) {
    await act(() => router.navigate(go as number));
    const { pathname } = router.state.location;
    expect(sources()[0]).toContain(pathname.replace("/scroll", "/1-1.png"));
  }
});

it("the scroll of a chapter shows a comic page that is published while the scroll is open", async () => {
  let pages = 2;
  const loader = () => chapterOf(3, pages);
  const scroll = { path: "/comics/x/3/scroll", element: <ChapterScroll />, loader };
  const { router } = renderOnSite(<p>Home</p>, { routes: [scroll] });
  await act(() => router.navigate("/comics/x/3/scroll"));
  pages = 3;
  act(() => router.revalidate());
  expect(await screen.findByRole("heading", { name: "Page 3" })).toBeTruthy();
});

it("a comic page in the scroll of a chapter counts as read only after its picture has loaded", () => {
  open(chapterOf(3));
  showAll();
  const leave = () => act(() => void dispatchEvent(new Event("pagehide")));
  const read = () => loadReadingState("x").read;
  leave();
  expect(read()).toEqual([]);
  vi.stubGlobal("CSS", { supports: () => true });
  for (const picture of document.querySelectorAll("figure img")) {
    Object.defineProperties(picture, { complete: { value: true }, naturalWidth: { value: 1 } });
    fireEvent.load(picture);
  }
  leave();
  expect(read()).toEqual([[3_000_001, 3_000_002]]);
});
