import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settledWithin } from "./deadline.server";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("settledWithin settles like its promise and clears its timer if the promise settles in time", async () => {
  await expect(settledWithin(Promise.resolve("there"), 100, "late")).resolves.toBe("there");
  await expect(settledWithin(Promise.reject(new Error("x")), 100, "late")).rejects.toThrow("x");
  expect(vi.getTimerCount()).toBe(0);
});

it("settledWithin resolves to the fallback value if the promise is late", async () => {
  const value = settledWithin(new Promise(() => undefined), 100, "late");
  await vi.advanceTimersByTimeAsync(100);
  await expect(value).resolves.toBe("late");
});
