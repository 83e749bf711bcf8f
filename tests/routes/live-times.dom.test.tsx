import { act } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import liveTimesScript from "~/stream/live-times-script?inline-script";
import { LiveTimesScript } from "~/stream/live-times";
import { NextStream } from "~/stream/next-stream";
import { streamStatusAt } from "~/stream/stream-status.server";
import type { Schedule } from "~/stream/schedule.schema";
import { WeekAhead } from "~/stream/week-ahead";
import { renderOnSite } from "./rendering";

const hour = 3_600_000;
const monday = Date.parse("2026-11-23T17:00:00Z");
const start = Date.parse("2026-11-24T11:00:00Z");
const evening = { weekday: "Tuesday", at: "20:00", minutes: 180, since: "2026-01-01" } as const;
const schedule: Schedule = {
  zone: "Asia/Tokyo",
  weekly: [{ ...evening, id: "one", playing: "Drawing" }],
  exceptions: [{ is: "off", stream: "one", on: "2026-12-01", why: "rain." }],
};

const partsAt = (now: number) => {
  const { stream } = streamStatusAt(schedule, now);
  return (
    <main>
      <NextStream stream={stream} />
      <WeekAhead stream={stream} subscription="webcal://127.0.0.1/stream/schedule.ics" />
      <LiveTimesScript />
    </main>
  );
};

let root: HTMLElement;
beforeEach(() => {
  vi.useFakeTimers({ now: monday });
  root = document.body.appendChild(document.createElement("div"));
});
afterEach(() => {
  root.remove();
  vi.useRealTimers();
});

/** A page as its document has it that starts nothing. */
function open(made: number): void {
  root.innerHTML = renderToString(partsAt(made));
}

/** All that is drawn, without scripts and what only the server writes. */
function drawn(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const script of copy.querySelectorAll("script")) script.remove();
  return copy.innerHTML.replaceAll("<!-- -->", "");
}

/** The words that are seen. */
function seen(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll("[hidden], script")) hidden.remove();
  return copy.textContent.replace(/\s+/g, " ");
}

it.each([
  ["as it was made", monday, "Next stream"],
  ["while the stream is on", start + hour, "Live now"],
  ["after it", start + 3 * hour, "Tuesday, December 8"],
  ["after all it knows", start + 1e10, "not scheduled yet"],
])(
  "a page is the same by its script and by the application, in the visitor's own zone: %s",
  async (_when, now, words) => {
    vi.setSystemTime(now);
    const { container, unmount } = renderOnSite(partsAt(monday));
    await act(() => vi.advanceTimersByTimeAsync(10));
    const byApplication = drawn(container);
    unmount();

    open(monday);
    expect(root.textContent).toContain("Japan Standard Time");
    new Function(liveTimesScript)();
    expect(drawn(root)).toBe(byApplication);
    expect(root.textContent).not.toContain("Japan");
    expect(seen(root)).toContain(words);
  },
);

it("a page that is made while a stream is on says so without scripts, too", () => {
  open(start + hour);
  expect(seen(root)).toContain("Live now");
  expect(seen(root)).not.toContain("Next stream");
  expect(seen(root)).toMatch(/until about 11:00\sPM/);
});

it("a page goes on to what is true while it is open, and when it comes back", () => {
  open(start - 1_000);
  vi.setSystemTime(start - 1_000);
  new Function(liveTimesScript)();
  expect(seen(root)).toContain("Next stream");
  vi.advanceTimersByTime(1_000);
  expect(seen(root)).toContain("Live now");
  vi.advanceTimersByTime(3 * hour);
  expect(seen(root)).not.toContain("Live now");
  vi.setSystemTime(start + 14 * 24 * hour);
  dispatchEvent(new Event("pageshow"));
  expect(seen(root)).toContain("Live now");
});

it("so does the application", async () => {
  vi.setSystemTime(start - 1_000);
  const { container } = renderOnSite(partsAt(start - 1_000));
  await act(() => vi.advanceTimersByTimeAsync(900));
  expect(seen(container)).toContain("Next stream");
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(seen(container)).toContain("Live now");
});
