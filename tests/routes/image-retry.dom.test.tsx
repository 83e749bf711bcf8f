import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useImageRetry } from "~/ui/use-image-retry";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A picture as the reader shows one. */
function Picture({ path }: { path: string }) {
  const { state, attempt, isGivenUp, element, onLoad, onError, retry } = useImageRetry(path);
  return (
    <>
      <img
        key={`${path} ${attempt}`}
        ref={element}
        src={`${path}?attempt=${attempt}`}
        alt="page"
        data-state={state}
        onLoad={onLoad}
        onError={onError}
      />
      {isGivenUp && <button onClick={retry}>Try again</button>}
    </>
  );
}

const image = () => screen.getByRole("img");
const state = () => image().dataset["state"];
const attempt = () => image().getAttribute("src")?.split("attempt=")[1];
const retry = () => screen.queryByRole("button", { name: "Try again" });
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

/** Fails the picture, lets it try again as often as it does by itself, and fails it each time. */
function giveUp() {
  fireEvent.error(image());
  for (let retries = 0; retries < 2; retries += 1) {
    pass(10_000);
    fireEvent.error(image());
  }
}

describe("a picture", () => {
  it("is loading until it arrives", () => {
    render(<Picture path="/a.png" />);
    expect(state()).toBe("loading");
    fireEvent.load(image());
    expect(state()).toBe("arrived");
    pass(60_000);
    expect(attempt()).toBe("0");
  });

  it("that fails is tried twice more, after a pause and a longer one", () => {
    render(<Picture path="/a.png" />);
    const pauses = [1, 2].map((next) => {
      fireEvent.error(image());
      expect(state()).toBe("failed");
      expect(retry()).toBeNull();
      let waited = 0;
      while (attempt() !== String(next) && waited < 60_000) {
        pass(100);
        waited += 100;
      }
      expect(state()).toBe("loading");
      return waited;
    });
    expect(pauses[0]).toBeGreaterThan(0);
    expect(pauses[1]).toBeGreaterThan(pauses[0]!);
    expect(pauses[1]).toBeLessThan(10_000);
  });

  it("that arrives at a retry is well", () => {
    render(<Picture path="/a.png" />);
    fireEvent.error(image());
    pass(10_000);
    fireEvent.load(image());
    expect(state()).toBe("arrived");
    expect(retry()).toBeNull();
  });

  it("that failed three times leaves the retry to the reader", () => {
    render(<Picture path="/a.png" />);
    giveUp();
    expect(retry()).not.toBeNull();
    pass(600_000);
    expect(attempt()).toBe("2");

    fireEvent.click(retry()!);
    expect(state()).toBe("loading");
    expect(attempt()).toBe("3");
    expect(retry()).toBeNull();
    fireEvent.error(image());
    expect(retry()).not.toBeNull();
    fireEvent.click(retry()!);
    fireEvent.load(image());
    expect(state()).toBe("arrived");
    expect(retry()).toBeNull();
  });

  it("of another page starts afresh", () => {
    const { rerender } = render(<Picture path="/a.png" />);
    giveUp();
    rerender(<Picture path="/b.png" />);
    expect(state()).toBe("loading");
    expect(attempt()).toBe("0");
    expect(retry()).toBeNull();
    fireEvent.error(image());
    pass(10_000);
    expect(attempt()).toBe("1");
  });

  it("that is left behind is not tried again", () => {
    const { rerender } = render(<Picture path="/a.png" />);
    fireEvent.error(image());
    rerender(<Picture path="/b.png" />);
    pass(60_000);
    expect(image().getAttribute("src")).toBe("/b.png?attempt=0");
  });
});

describe("what happened before the page came alive counts:", () => {
  const before = (naturalWidth: number) => {
    vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(naturalWidth);
    render(<Picture path="/a.png" />);
  };

  it("a picture that was there", () => {
    before(800);
    expect(state()).toBe("arrived");
  });

  it("a picture that had failed", () => {
    before(0);
    expect(state()).toBe("failed");
    pass(10_000);
    expect(attempt()).toBe("1");
  });
});
