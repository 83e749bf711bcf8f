import { afterEach, describe, expect, it, vi } from "vitest";
import { visitor, type Page } from "./visitor";

describe("how long ago a version came", () => {
  afterEach(() => void vi.useRealTimers());
  const openAt = (now: string) => {
    vi.useFakeTimers({ now: Date.parse(now), toFake: ["Date"] });
    return visitor().open("/patch-notes?version=0.13.3");
  };
  const dateOf = ({ find }: Page) => find("header:has(time)").querySelector("p")?.textContent;

  it("is said while it is new, by a page that nobody keeps", async () => {
    const today = await openAt("2025-11-09T21:00Z");
    expect(dateOf(today)).toBe("November 9, 2025, new today");
    expect(today.headers.get("Cache-Control")).toBe("private, no-cache");
    const later = await openAt("2025-11-12T00:00Z");
    expect(dateOf(later)).toBe("November 9, 2025, 3 days ago");
    expect(later.find("time[datetime='2025-11-09']").textContent).toBe("November 9, 2025");
  });

  it("is left to its date afterward, and the page is one that is kept", async () => {
    const old = await openAt("2026-01-01T00:00Z");
    expect(dateOf(old)).toBe("November 9, 2025");
    expect(old.headers.get("Cache-Control")).toMatch(/^public, max-age=60/);
  });
});
