import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settledWithin, startDeadline } from "./deadline.server";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a deadline", () => {
  it("aborts after its time", () => {
    const expire = vi.fn();
    startDeadline(1_000, expire);
    vi.advanceTimersByTime(1_000);
    expect(expire).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(expire).toHaveBeenCalledOnce();
  });

  it("does not abort after it was ended, and leaves no timer", () => {
    const expire = vi.fn();
    startDeadline(1_000, expire)();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(5_000);
    expect(expire).not.toHaveBeenCalled();
  });

  it("counts only time in which the event loop runs", () => {
    const expire = vi.fn();
    startDeadline(1_000, expire);
    // The clock goes on during a stall, and a due timer fires once.
    vi.setSystemTime(Date.now() + 60_000);
    vi.advanceTimersToNextTimer();
    expect(expire).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(expire).toHaveBeenCalledOnce();
  });
});

describe("a promise", () => {
  it("resolves to its value when it settles in time", async () => {
    await expect(settledWithin(Promise.resolve("there"), 100, "late")).resolves.toBe("there");
    await expect(settledWithin(Promise.reject(new Error("x")), 100, "late")).rejects.toThrow("x");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("resolves to the fallback when it is late", async () => {
    const value = settledWithin(new Promise(() => undefined), 100, "late");
    vi.advanceTimersByTime(200);
    await expect(value).resolves.toBe("late");
  });
});
