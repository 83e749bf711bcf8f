import { act, fireEvent, renderHook, screen, waitFor } from "@testing-library/react";
import { useRef, useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { PageShownEvent } from "~/reading/reading-state";
import { changeReadingState, loadReadingState } from "~/reading/reading-store";
import { renderOnSite } from "../../../tests/routes/rendering";
import { usePageShown, useResume } from "./use-page-shown";

vi.mock("@remix-run/react", () => import("react-router-dom"));

const at = (page: number) => ({ chapter: 1, page });
const bookmarkAt = (page: number) => ({ ...at(page), depth: 0.5, known: at(9) });

interface PageProps {
  isArrived: boolean;
  /** The newest comic page, which follows page 7. */
  latest?: number;
  first?: number;
}

function Page({ isArrived, latest = 9, first = 1 }: PageProps) {
  const figure = useRef<HTMLElement>(null);
  const next = latest > 7 ? at(latest) : undefined;
  const ends = { first: at(first), latest: at(latest), previous: at(6), next };
  const shown = { pages: [at(7)], imageId: "picture", ...ends, isContinued: useResume() };
  usePageShown("shown", shown, isArrived, figure);
  return <figure ref={figure} />;
}

/** Renders page 7 with a button that changes its properties. */
function Changing({ first, then }: { first: PageProps; then: PageProps }) {
  const [props, setProps] = useState(first);
  return (
    <>
      <Page {...props} />
      <button onClick={() => setProps(then)}>Change</button>
    </>
  );
}

const leave = () => act(() => void dispatchEvent(new Event("pagehide")));

/** Opens page 7, and leaves the document before the next animation frame. */
function openAndLeave(isArrived: boolean, path = "/comics/shown/1/7") {
  const { router } = renderOnSite(<Page isArrived={isArrived} />, { path });
  leave();
  return router;
}

afterEach(() => localStorage.clear());

it("a comic page counts as read only after its picture has loaded", () => {
  openAndLeave(false);
  expect(loadReadingState("shown").read).toEqual([]);
  openAndLeave(true);
  expect(loadReadingState("shown")).toMatchObject({
    opened: at(7),
    read: [[1_000_007, 1_000_007]],
  });
});

it("the bookmark contains the newest comic page that is known when the picture has loaded", () => {
  const first = { isArrived: false, latest: 9, first: 7 };
  const then = { ...first, isArrived: true, latest: 12 };
  renderOnSite(<Changing {...{ first, then }} />, { path: "/comics/shown/1/7" });
  fireEvent.click(screen.getByText("Change"));
  leave();
  expect(loadReadingState("shown").bookmark?.known).toEqual(at(12));
});

it("two ranges of read pages are joined when the numbers between them turn out to be unused", () => {
  changeReadingState("shown", () => ({ read: [[1_000_012, 1_000_012]] }));
  const [first, then] = [7, 12].map((latest) => ({ isArrived: true, latest }));
  renderOnSite(<Changing first={first!} then={then!} />, { path: "/comics/shown/1/7" });
  leave();
  expect(loadReadingState("shown").read).toHaveLength(2);
  fireEvent.click(screen.getByText("Change"));
  leave();
  expect(loadReadingState("shown").read).toEqual([[1_000_007, 1_000_012]]);
});

it("a Continue link moves the bookmark and removes ?resume from the address", async () => {
  changeReadingState("shown", () => ({ bookmark: bookmarkAt(2), read: [] }));
  const router = openAndLeave(true, "/comics/shown/1/7?resume=other");
  expect(loadReadingState("shown").bookmark).toMatchObject({
    page: 7,
    imageId: "picture",
    depth: 0,
  });
  await waitFor(() => expect(router.state.location.search).toBe(""));
});

it("the bookmark of a scroll moves to a later comic page although the comic pages between stay visible", () => {
  const figure = { current: document.createElement("figure") };
  const ends = { imageId: "", first: at(1), latest: at(9), isContinued: false, inScroll: true };
  const seen = [at(2), at(3), at(4), at(1)];
  const first: PageShownEvent = { ...ends, pages: seen, previous: undefined, next: at(5) };
  const then = { ...ends, pages: [at(4), at(5), at(6), at(3)], previous: at(2), next: at(7) };
  const { rerender } = renderHook((shown) => usePageShown("strips", shown, true, figure), {
    initialProps: first,
  });
  rerender(then);
  leave();
  expect(loadReadingState("strips").bookmark).toMatchObject(at(3));
});
