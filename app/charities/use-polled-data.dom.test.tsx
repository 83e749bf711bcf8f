import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from "vitest";
import { POLL_INTERVAL_MS, usePolledData, useTotalAnnouncement } from "./use-polled-data";

let ask: Mock<typeof window.fetch>;
let isHidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
  ask = vi.spyOn(window, "fetch").mockImplementation(() => answer({ cents: 2 }));
});
afterEach(() => {
  isHidden = false;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const answer = (data: unknown) => Promise.resolve(Response.json(data));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
async function hide(hidden: boolean) {
  isHidden = hidden;
  document.dispatchEvent(new Event("visibilitychange"));
  await pass(0);
}

const loaded = { cents: 1 };
const show = () =>
  renderHook(({ address, data }) => usePolledData(address, data, data), {
    initialProps: { address: "/donations.json", data: loaded },
  });

describe("what a page shows", () => {
  it("is renewed every 30 seconds", async () => {
    const { result } = show();
    await pass(POLL_INTERVAL_MS - 1);
    expect(ask).not.toHaveBeenCalled();
    expect(result.current).toBe(loaded);
    await pass(1);
    expect(ask).toHaveBeenCalledOnce();
    expect(result.current).toEqual({ cents: 2 });
    await pass(3 * POLL_INTERVAL_MS);
    expect(ask).toHaveBeenCalledTimes(4);
  });

  it("stays the same object while nothing changes, so that nothing is drawn again", async () => {
    const { result } = show();
    await pass(POLL_INTERVAL_MS);
    const first = result.current;
    await pass(POLL_INTERVAL_MS);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(result.current).toBe(first);
  });

  it("is not asked for while the page is hidden, and at once when it is seen again", async () => {
    show();
    await hide(true);
    await pass(10 * POLL_INTERVAL_MS);
    expect(ask).not.toHaveBeenCalled();
    await hide(false);
    expect(ask).toHaveBeenCalledOnce();
    await pass(POLL_INTERVAL_MS - 1);
    expect(ask).toHaveBeenCalledOnce();
  });

  it("is not asked for again by who only looked away", async () => {
    show();
    await pass(POLL_INTERVAL_MS);
    for (let looks = 0; looks < 5; looks++) {
      await hide(true);
      await hide(false);
    }
    expect(ask).toHaveBeenCalledOnce();
  });

  it.each<[string, () => Promise<Response>]>([
    ["the line breaks", () => Promise.reject(new TypeError("no line"))],
    ["the site has no answer", () => Promise.resolve(new Response(null, { status: 503 }))],
    ["the answer is none", () => Promise.resolve(new Response("<p>A hotel's own page</p>"))],
  ])("stays when %s, and is requested again", async (_reason, failure) => {
    const { result } = show();
    await pass(POLL_INTERVAL_MS);
    ask.mockImplementation(failure);
    const shown = result.current;
    await pass(2 * POLL_INTERVAL_MS);
    expect(ask).toHaveBeenCalledTimes(3);
    expect(result.current).toBe(shown);
    ask.mockImplementation(() => answer({ cents: 3 }));
    await pass(POLL_INTERVAL_MS);
    expect(result.current).toEqual({ cents: 3 });
  });

  it("is what was loaded since, whatever is still on its way", async () => {
    const { result, rerender } = show();
    let arrive = (_response: Response) => {};
    ask.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
    await pass(POLL_INTERVAL_MS);
    const other = { cents: 7 };
    rerender({ address: "/other.json", data: other });
    arrive(Response.json({ cents: 3 }));
    await pass(0);
    expect(result.current).toBe(other);
    ask.mockImplementation(() => answer({ cents: 8 }));
    await pass(POLL_INTERVAL_MS);
    expect(ask).toHaveBeenLastCalledWith("/other.json", expect.anything());
    expect(result.current).toEqual({ cents: 8 });
  });

  it("is left alone when the page is left", async () => {
    const { unmount } = show();
    unmount();
    await pass(2 * POLL_INTERVAL_MS);
    expect(ask).not.toHaveBeenCalled();
  });
});

describe("the announcement of a total", () => {
  const hear = () =>
    renderHook(({ event, cents }) => useTotalAnnouncement(event, cents, "from 2 donors"), {
      initialProps: { event: "a", cents: 100 },
    });

  it("are only what changes, and no more often than every two minutes, the last word included", async () => {
    const { result, rerender } = hear();
    await pass(60_000);
    expect(result.current).toBe("");
    rerender({ event: "a", cents: 540_000 });
    await pass(0);
    expect(result.current).toBe("The total is now $5,400.00");
    rerender({ event: "a", cents: 540_100 });
    await pass(30_000);
    rerender({ event: "a", cents: 540_200 });
    await pass(89_999);
    expect(result.current).toBe("The total is now $5,400.00");
    await pass(1);
    expect(result.current).toBe("The total is now $5,402.00");
  });

  it("of another event are its sum", async () => {
    const { result, rerender } = hear();
    rerender({ event: "b", cents: 300 });
    await pass(0);
    expect(result.current).toBe("$3.00 from 2 donors");
    rerender({ event: "b", cents: 400 });
    await pass(0);
    expect(result.current).toBe("The total is now $4.00");
  });
});
