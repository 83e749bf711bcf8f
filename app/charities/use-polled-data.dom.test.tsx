import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from "vitest";
import { POLL_INTERVAL_MS, usePolledData } from "./use-polled-data";

let request: Mock<typeof window.fetch>;
let isHidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
  request = vi.spyOn(window, "fetch").mockImplementation(() => respond({ cents: 2 }));
});
afterEach(() => {
  isHidden = false;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const respond = (data: unknown) => Promise.resolve(Response.json(data));
const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
async function setHidden(value: boolean) {
  isHidden = value;
  document.dispatchEvent(new Event("visibilitychange"));
  await advance(0);
}

describe("usePolledData", () => {
  const loaded = { cents: 1 };
  const renderPolled = () =>
    renderHook(({ address, data }) => usePolledData(address, data, data), {
      initialProps: { address: "/donations.json", data: loaded },
    });

  it("usePolledData requests the data every 30 seconds and keeps an object that is equal", async () => {
    const { result } = renderPolled();
    await advance(POLL_INTERVAL_MS - 1);
    expect(request).not.toHaveBeenCalled();
    expect(result.current).toBe(loaded);
    await advance(1);
    const polled = result.current;
    expect(polled).toEqual({ cents: 2 });
    await advance(3 * POLL_INTERVAL_MS);
    expect(request).toHaveBeenCalledTimes(4);
    expect(result.current).toBe(polled);
  });

  it("usePolledData requests nothing until a hidden page is visible again", async () => {
    renderPolled();
    await setHidden(true);
    await advance(10 * POLL_INTERVAL_MS);
    expect(request).not.toHaveBeenCalled();
    await setHidden(false);
    expect(request).toHaveBeenCalledOnce();
    await setHidden(true);
    await setHidden(false);
    expect(request).toHaveBeenCalledOnce();
  });

  it("usePolledData keeps the data while the site is unavailable", async () => {
    const { result } = renderPolled();
    request.mockImplementation(() => Promise.resolve(new Response(null, { status: 503 })));
    await advance(2 * POLL_INTERVAL_MS);
    expect(request).toHaveBeenCalledTimes(2);
    expect(result.current).toBe(loaded);
    request.mockImplementation(() => respond({ cents: 3 }));
    await advance(POLL_INTERVAL_MS);
    expect(result.current).toEqual({ cents: 3 });
  });

  it("usePolledData ignores a response that arrives after the loader has returned other data", async () => {
    const { result, rerender, unmount } = renderPolled();
    let arrive = (_response: Response) => {};
    request.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
    await advance(POLL_INTERVAL_MS);
    const other = { cents: 7 };
    rerender({ address: "/other.json", data: other });
    arrive(Response.json({ cents: 3 }));
    await advance(0);
    expect(result.current).toBe(other);
    request.mockImplementation(() => respond({ cents: 8 }));
    await advance(POLL_INTERVAL_MS);
    expect(request).toHaveBeenLastCalledWith("/other.json", expect.anything());
    expect(result.current).toEqual({ cents: 8 });
    unmount();
    await advance(2 * POLL_INTERVAL_MS);
    expect(request).toHaveBeenCalledTimes(2);
  });
});
