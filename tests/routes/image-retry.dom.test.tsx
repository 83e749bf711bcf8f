import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PictureStatus } from "~/ui/picture-status";
import { useImageRetry } from "~/ui/use-image-retry";
import { renderOnSite } from "./rendering";

beforeEach(() => {
  vi.useFakeTimers();
  document.documentElement.setAttribute("data-hydrated", "");
});
afterEach(() => {
  vi.useRealTimers();
  document.documentElement.removeAttribute("data-hydrated");
});

/** A picture in a link, with its status. */
function Frame({ path }: { path: string }) {
  const image = useImageRetry(path);
  const { attempt, imageRef, onLoad, onError } = image.picture;
  return (
    <>
      <a href="/full.png">
        <img
          key={`${path} ${attempt}`}
          ref={imageRef}
          src={`${path}?attempt=${attempt}`}
          alt="A fox"
          data-state={image.state}
          onLoad={onLoad}
          onError={onError}
        />
      </a>
      <PictureStatus retried={image} name="full picture">
        The fox got lost.
      </PictureStatus>
    </>
  );
}

const image = () => screen.getByRole("img");
const state = () => image().dataset["state"];
const attempt = () => Number(image().getAttribute("src")?.split("attempt=")[1]);
const message = () => screen.getByRole("status").textContent?.trim();
const retry = () => screen.queryByRole("button", { name: "Try again" });
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

/** Fails the picture and its automatic retries. */
function giveUp() {
  fireEvent.error(image());
  const pauses = [1, 2].map((next) => {
    expect([state(), retry()]).toEqual(["failed", null]);
    let waited = 0;
    for (; attempt() !== next && waited < 10_000; waited += 100) pass(100);
    expect(state()).toBe("loading");
    fireEvent.error(image());
    return waited;
  });
  expect(pauses[1]).toBeGreaterThan(pauses[0]!);
}

it("a failed picture shows a retry button after two automatic retries", () => {
  renderOnSite(<Frame path="/a.png" />);
  giveUp();
  expect([state(), attempt(), message()]).toEqual(["failed", 2, ""]);
  expect(screen.getByRole("alert").textContent).toContain("The fox got lost.");
  pass(600_000);
  expect(attempt()).toBe(2);

  fireEvent.click(retry()!);
  expect([state(), attempt(), retry()]).toEqual(["loading", 3, null]);
  expect(document.activeElement).toBe(screen.getByRole("link"));
  fireEvent.error(image());
  fireEvent.click(retry()!);
  pass(10_000);
  expect(message()).toBe("Fetching the full picture…");
  fireEvent.load(image());
  expect([state(), retry(), message()]).toEqual(["arrived", null, ""]);
});

it("a failed picture shows a retry button at once while the device is offline", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  renderOnSite(<Frame path="/a.png" />);
  fireEvent.error(image());
  expect(screen.getByRole("alert").textContent).toContain("You are offline");
  fireEvent.click(retry()!);
  expect(state()).toBe("loading");
});

it.each([
  [800, "arrived", 0],
  [0, "failed", 1],
])(
  "a picture that is %i pixels wide before hydration has the state %j after hydration",
  (naturalWidth, expected, retries) => {
    vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(naturalWidth);
    renderOnSite(<Frame path="/a.png" />);
    expect(state()).toBe(expected);
    pass(10_000);
    expect(attempt()).toBe(retries);
  },
);
