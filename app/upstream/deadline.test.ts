import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settledWithin } from "./deadline.server";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("resolves to the value of a promise that settles in time, and leaves no timer", async () => {
  await expect(settledWithin(Promise.resolve("there"), 100, "late")).resolves.toBe("there");
  await expect(settledWithin(Promise.reject(new Error("x")), 100, "late")).rejects.toThrow("x");
  expect(vi.getTimerCount()).toBe(0);
});

it("resolves to the fallback when the promise is late, and leaves no timer", async () => {
  const value = settledWithin(new Promise(() => undefined), 100, "late");
  vi.advanceTimersByTime(200);
  await expect(value).resolves.toBe("late");
  expect(vi.getTimerCount()).toBe(0);
});

it("counts only time in which the event loop runs", async () => {
  const onLate = vi.fn();
  void settledWithin(new Promise(() => undefined), 1_000, "late").then(onLate);
  // The clock goes on during a stall, and a due timer fires once.
  vi.setSystemTime(Date.now() + 60_000);
  await vi.advanceTimersToNextTimerAsync();
  expect(onLate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onLate).toHaveBeenCalledOnce();
});
