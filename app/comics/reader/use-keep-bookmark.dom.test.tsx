import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { storedBookmark, storedRead } from "~/reading/reader-store";
import { renderOnSite } from "../../../tests/routes/rendering";
import { PageImageStatus } from "./page-image";
import { ReaderNote } from "./reader-note";
import { useKeepBookmark } from "./use-keep-bookmark";

vi.mock("@remix-run/react", () => import("react-router-dom"));

function Page({ page, imageId = "picture" }: { page: number; imageId?: string }) {
  const figure = useRef<HTMLElement>(null);
  const shown = { comic: { slug: "x" }, ref: { chapter: 1, page }, controls: {}, imageId };
  const { missed, returnsTo } = useKeepBookmark(shown, shown, figure);
  return (
    <figure ref={figure}>
      <img src={`/cdn/${page}.png`} alt="The page" />
      <ReaderNote comic="x" page={page} missed={missed} returnsTo={returnsTo} turn={() => {}} />
    </figure>
  );
}

/** Lets the picture of the page arrive. */
function load(): void {
  const picture = screen.getByRole("img");
  Object.defineProperties(picture, { complete: { value: true }, naturalWidth: { value: 800 } });
  fireEvent.load(picture);
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

  load();
  await waitFor(() =>
    expect(storedBookmark("x")).toMatchObject({ chapter: 1, page: 7, imageId: "picture" }),
  );
  expect(storedRead("x", undefined)).toHaveLength(1);
});

it.each([
  ["says once that the bookmark's page was withdrawn", "other", 1],
  ["says nothing when the bookmark's page has another number", "picture", 0],
])("%s, and moves the bookmark", async (_name, imageId, notes) => {
  vi.stubGlobal("scrollTo", vi.fn());
  history.replaceState(null, "", "/comics/x/1/7?resume=picture");
  const before = { chapter: 1, page: 8, depth: 0.5, known: { chapter: 1, page: 9 } };
  localStorage.setItem("reading:x", JSON.stringify({ ...before, imageId: "picture" }));
  const { router } = renderOnSite(<Page page={7} imageId={imageId} />, {
    path: "/comics/x/1/7?resume=picture",
  });
  await waitFor(() => expect(router.state.location.search).toBe(""));
  expect(screen.queryAllByText(/^Chapter 1, page 8 was withdrawn/)).toHaveLength(notes);
  load();
  await waitFor(() => expect(storedBookmark("x")).toMatchObject({ page: 7, imageId }));
  expect(screen.queryByText("Back to chapter 1, page 8")).toBeNull();
});

it("says offline that a page is not saved", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const watched = { state: "failed", isGivenUp: true, path: "a" } as never;
  renderOnSite(<PageImageStatus watched={watched} />);
  screen.getByText("You are offline, and this picture is not saved.");
});
