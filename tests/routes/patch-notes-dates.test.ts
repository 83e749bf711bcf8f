import { afterEach, expect, it, vi } from "vitest";
import { visitor } from "./visitor";

afterEach(() => void vi.useRealTimers());

it.each([
  ["2025-11-09T21:00Z", "November 9, 2025, new today", /^private, no-cache$/],
  ["2025-11-12T00:00Z", "November 9, 2025, 3 days ago", /^private, no-cache$/],
  ["2026-01-01T00:00Z", "November 9, 2025", /^public, max-age=60/],
])("at %s a version of November 9 has the date %j", async (now, date, cacheControl) => {
  vi.useFakeTimers({ now: Date.parse(now), toFake: ["Date"] });
  const page = await visitor().open("/patch-notes?version=0.13.3");
  expect(page.find("p:has(> time[datetime='2025-11-09'])").textContent).toBe(date);
  expect(page.headers.get("Cache-Control")).toMatch(cacheControl);
});
