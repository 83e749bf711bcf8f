import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settledWithin, startDeadline } from "./deadline.server";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a deadline", () => {
  it("runs out after its time", () => {
    const expire = vi.fn();
    startDeadline(1_000, expire);
    vi.advanceTimersByTime(1_000);
    expect(expire).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(expire).toHaveBeenCalledOnce();
  });

  it("does not once it is ended, and keeps no timer then", () => {
    const expire = vi.fn();
    startDeadline(1_000, expire)();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(5_000);
    expect(expire).not.toHaveBeenCalled();
  });

  it("counts only the time in which the process was awake", () => {
    const expire = vi.fn();
    startDeadline(1_000, expire);
    // A stall: the clock goes on, and the timer that was due fires once.
    vi.setSystemTime(Date.now() + 60_000);
    vi.advanceTimersToNextTimer();
    expect(expire).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(expire).toHaveBeenCalledOnce();
  });
});

describe("a promise", () => {
  it("that is settled in time is its value", async () => {
    await expect(settledWithin(Promise.resolve("there"), 100, "late")).resolves.toBe("there");
    await expect(settledWithin(Promise.reject(new Error("x")), 100, "late")).rejects.toThrow("x");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("that is not is what stands in for it", async () => {
    const value = settledWithin(new Promise(() => undefined), 100, "late");
    vi.advanceTimersByTime(200);
    await expect(value).resolves.toBe("late");
  });
});
