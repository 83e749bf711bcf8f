import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
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

/** A picture in its frame, as figures and the full-size view show one. */
function Frame({ path }: { path: string }) {
  const picture = useImageRetry(path);
  return (
    <>
      <a href="/full.png">
        <img
          key={`${path} ${picture.attempt}`}
          ref={picture.element}
          src={path}
          alt="A fox"
          onLoad={picture.onLoad}
          onError={picture.onError}
        />
      </a>
      <PictureStatus picture={picture} name="full picture">
        The fox got lost.
      </PictureStatus>
    </>
  );
}

const image = () => screen.getByRole("img");
const said = () => screen.getByRole("status").textContent?.trim();
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

/** Fails the picture as often as it is tried by itself. */
function giveUp() {
  fireEvent.error(image());
  for (let retries = 0; retries < 2; retries += 1) {
    pass(10_000);
    fireEvent.error(image());
  }
}

describe("a picture on its way", () => {
  it("is worth a word when it takes a while, and none any more once it is there", () => {
    renderOnSite(<Frame path="/a.png" />);
    expect(said()).toBe("");
    pass(10_000);
    expect(said()).toBe("Fetching the full picture…");
    fireEvent.load(image());
    expect(said()).toBe("");
    pass(10_000);
    expect(said()).toBe("");
  });

  it("that is there soon is none", () => {
    renderOnSite(<Frame path="/a.png" />);
    pass(100);
    fireEvent.load(image());
    pass(10_000);
    expect(said()).toBe("");
  });

  it("goes on being fetched while it is tried again by itself", () => {
    renderOnSite(<Frame path="/a.png" />);
    pass(600);
    fireEvent.error(image());
    expect(said()).toBe("Fetching the full picture…");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is said to be from the start in what the server wrote", () => {
    document.documentElement.removeAttribute("data-hydrated");
    renderOnSite(<Frame path="/a.png" />);
    expect(said()).toBe("Fetching the full picture…");
    fireEvent.load(image());
    expect(said()).toBe("");
  });
});

describe("a picture that does not come", () => {
  it("is said to be lost, and is fetched again by a button that leaves focus at it", () => {
    renderOnSite(<Frame path="/a.png" />);
    giveUp();
    expect(said()).toBe("");
    expect(screen.getByRole("alert").textContent).toContain("The fox got lost.");
    const failed = image();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(image()).not.toBe(failed);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("link"));
    pass(10_000);
    expect(said()).toBe("Fetching the full picture…");
    fireEvent.load(image());
    expect(said()).toBe("");
  });
});
