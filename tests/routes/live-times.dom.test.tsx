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

const HOUR_MS = 3_600_000;
const monday = Date.parse("2026-11-23T17:00:00Z");
const start = Date.parse("2026-11-24T11:00:00Z");
const evening = { weekday: "Tuesday", at: "20:00", minutes: 180, since: "2026-01-01" } as const;
const schedule: Schedule = {
  edited: "2026-01-01",
  zone: "Asia/Tokyo",
  weekly: [{ ...evening, id: "one", playing: "Drawing" }],
  exceptions: [{ is: "off", stream: "one", on: "2026-12-01", why: "rain." }],
};

const renderAt = (now: number, shown = schedule) => {
  const { stream } = streamStatusAt(shown, now);
  return (
    <main>
      <NextStream stream={stream} />
      <WeekAhead stream={stream} calendar="https://127.0.0.1/stream/schedule.ics" />
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

/** Shows a document that the server rendered at a time, without the application. */
function openDocument(renderedAt: number, shown = schedule): void {
  root.innerHTML = renderToString(renderAt(renderedAt, shown));
}

/** The HTML without scripts and the comments of the server. */
function getHtml(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const script of copy.querySelectorAll("script")) script.remove();
  return copy.innerHTML.replaceAll("<!-- -->", "");
}

/** The text of the visible parts. */
function getVisibleText(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll("[hidden], script")) hidden.remove();
  return copy.textContent.replace(/\s+/g, " ");
}

it.each([
  ["before the stream", monday, "Next stream"],
  ["during the stream", start + HOUR_MS, "Live now"],
  ["after the stream", start + 3 * HOUR_MS, "Tuesday, December 8"],
  [
    "after all streams of the document",
    start + 1e10,
    "This page is old. See the schedule of today",
  ],
])("script and application show the same, in the visitor's zone: %s", async (_when, now, text) => {
  vi.setSystemTime(now);
  const { container, unmount } = renderOnSite(renderAt(monday));
  await act(() => vi.advanceTimersByTimeAsync(10));
  const htmlOfApplication = getHtml(container);
  unmount();

  openDocument(monday);
  expect(root.textContent).toContain("Japan Standard Time");
  new Function(liveTimesScript)();
  expect(getHtml(root)).toBe(htmlOfApplication);
  expect(root.textContent).not.toContain("Japan");
  expect(getVisibleText(root)).toContain(text);
});

it("notices name the days of the zone that the table is in", () => {
  const weekly = [{ ...evening, at: "05:00", id: "one", playing: "Drawing" }];
  const exceptions = [{ is: "changed", stream: "one", on: "2026-11-24", to: { on: "2026-11-26" } }];
  openDocument(monday, { ...schedule, weekly, exceptions } as Schedule);
  expect(root.textContent).toContain("Tuesday’s stream is moved to Thursday.");
  expect(root.textContent).toContain("Thu, Nov 26");
  new Function(liveTimesScript)();
  expect(root.textContent).toContain("Monday’s stream is moved to Wednesday.");
  expect(root.textContent).toContain("Wed, Nov 25");
});

it("a document rendered during a stream shows it without scripts", () => {
  openDocument(start + HOUR_MS);
  expect(getVisibleText(root)).toContain("Live now");
  expect(getVisibleText(root)).not.toContain("Next stream");
  expect(getVisibleText(root)).toMatch(/until about 11:00\sPM/);
});

it("the script shows the current state while a document is open, and when it is restored", () => {
  openDocument(start - 1_000);
  vi.setSystemTime(start - 1_000);
  new Function(liveTimesScript)();
  expect(getVisibleText(root)).toContain("Next stream");
  vi.advanceTimersByTime(1_000);
  expect(getVisibleText(root)).toContain("Live now");
  vi.advanceTimersByTime(3 * HOUR_MS);
  expect(getVisibleText(root)).not.toContain("Live now");
  vi.setSystemTime(start + 14 * 24 * HOUR_MS);
  dispatchEvent(new Event("pageshow"));
  expect(getVisibleText(root)).toContain("Live now");
});

it("the application shows the current state while a page is open", async () => {
  vi.setSystemTime(start - 1_000);
  const { container } = renderOnSite(renderAt(start - 1_000));
  await act(() => vi.advanceTimersByTimeAsync(900));
  expect(getVisibleText(container)).toContain("Next stream");
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(getVisibleText(container)).toContain("Live now");
});
