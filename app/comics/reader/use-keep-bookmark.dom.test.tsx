import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { storedBookmark, storedRead } from "~/reading/reader-store";
import { renderOnSite } from "../../../tests/routes/rendering";
import { PageImageStatus } from "./page-image";
import { useKeepBookmark } from "./use-keep-bookmark";

vi.mock("@remix-run/react", () => import("react-router-dom"));

function Page({ page }: { page: number }) {
  const figure = useRef<HTMLElement>(null);
  const shown = { comic: { slug: "x" }, ref: { chapter: 1, page }, controls: {} };
  useKeepBookmark(shown, shown, figure);
  return (
    <figure ref={figure}>
      <img src={`/cdn/${page}.png`} alt="The page" />
    </figure>
  );
}

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

/** Lets all frames and the timers after them pass. */
const settle = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));

it("stores a page when its picture is shown, and not before", async () => {
  renderOnSite(<Page page={7} />);
  await settle();
  fireEvent(window, new Event("pagehide"));
  expect(storedBookmark("x"), "without a picture").toBeUndefined();
  expect(storedRead("x", undefined)).toEqual([]);

  const picture = screen.getByRole("img");
  Object.defineProperties(picture, { complete: { value: true }, naturalWidth: { value: 800 } });
  fireEvent.load(picture);
  await waitFor(() => expect(storedBookmark("x")).toMatchObject({ chapter: 1, page: 7 }));
  expect(storedRead("x", undefined)).toHaveLength(1);
});

it("says offline that a page is not saved", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const watched = { state: "failed", isGivenUp: true, path: "a" } as never;
  renderOnSite(<PageImageStatus watched={watched} />);
  screen.getByText("This page is not saved; it needs internet.");
});
