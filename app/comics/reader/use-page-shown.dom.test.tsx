import { act, waitFor } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { changeReadingState, loadReadingState } from "~/reading/reading-store";
import { renderOnSite } from "../../../tests/routes/rendering";
import { usePageShown } from "./use-page-shown";

vi.mock("@remix-run/react", () => import("react-router-dom"));

const at = (page: number) => ({ chapter: 1, page });
const bookmarkAt = (page: number) => ({ ...at(page), depth: 0.5, known: at(9) });

function Page({ isArrived }: { isArrived: boolean }) {
  const figure = useRef<HTMLElement>(null);
  const ends = { first: at(1), latest: at(9), previous: at(6), next: at(8) };
  usePageShown("shown", { pages: [at(7)], imageId: "picture", ...ends }, isArrived, figure);
  return <figure ref={figure} />;
}

/** Opens page 7, and leaves the document before the next animation frame. */
function openAndLeave(isArrived: boolean, path = "/comics/shown/1/7") {
  const { router } = renderOnSite(<Page isArrived={isArrived} />, { path });
  act(() => void dispatchEvent(new Event("pagehide")));
  return router;
}

afterEach(() => localStorage.clear());

it("records a page when its picture has loaded, not before", () => {
  openAndLeave(false);
  expect(loadReadingState("shown").read).toEqual([]);
  openAndLeave(true);
  expect(loadReadingState("shown")).toMatchObject({
    opened: at(7),
    read: [[1_000_007, 1_000_007]],
  });
});

it("moves the bookmark after Continue, and removes ?resume from the address", async () => {
  changeReadingState("shown", () => ({ bookmark: bookmarkAt(2), read: [] }));
  const router = openAndLeave(true, "/comics/shown/1/7?resume=other");
  expect(loadReadingState("shown").bookmark).toMatchObject({
    page: 7,
    imageId: "picture",
    depth: 0,
  });
  await waitFor(() => expect(router.state.location.search).toBe(""));
});
