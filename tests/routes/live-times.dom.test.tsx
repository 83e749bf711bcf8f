import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import liveTimesScript from "~/stream/live-times-script?inline-script";
import { NextStream } from "~/stream/next-stream";
import { streamStatusAt } from "~/stream/stream-status.server";
import type { Schedule } from "~/stream/schedule.schema";
import { WeekAhead } from "~/stream/week-ahead";

const HOUR_MS = 3_600_000;
const monday = Date.parse("2026-11-23T17:00:00Z");
const start = Date.parse("2026-11-24T11:00:00Z");
const evening = { weekday: "Tuesday", at: "20:00", minutes: 180, since: "2026-01-01" } as const;
const schedule: Schedule = {
  edited: "2026-01-01",
  zone: "Asia/Tokyo",
  weekly: [{ ...evening, id: "one", playing: "Drawing" }],
  off: [{ stream: "one", on: "2026-12-01", why: "rain." }],
  extra: [],
};

beforeEach(() => void vi.useFakeTimers({ now: monday }));
afterEach(() => void vi.useRealTimers());

/** Shows a document that was rendered at one time, and runs its script at another time. */
function openDocument(renderedAt: number, openedAt?: number, shown = schedule): void {
  const { stream } = streamStatusAt(shown, renderedAt);
  document.body.innerHTML = renderToString(
    <main>
      <NextStream stream={stream} />
      <WeekAhead stream={stream} calendar="https://127.0.0.1/stream/schedule.ics" />
    </main>,
  );
  if (openedAt === undefined) return;
  vi.setSystemTime(openedAt);
  new Function(liveTimesScript)();
}

/** The visible text. */
function getText(): string {
  const copy = document.body.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll("[hidden]")) hidden.remove();
  return copy.textContent.replace(/\s+/g, " ");
}

it.each([
  ["before the stream", monday, "Next stream"],
  ["during the stream", start + HOUR_MS, "Live now"],
  ["after the stream", start + 3 * HOUR_MS, "Tuesday, December 8"],
  ["after all streams of the document", start + 1e10, "The next stream is not scheduled yet."],
])("live times show the current state in the visitor's time zone %s", (_when, now, text) => {
  openDocument(monday);
  expect(getText()).toContain("Japan Standard Time");
  openDocument(monday, now);
  expect(getText()).toContain(text);
  expect(getText()).not.toContain("Japan");
});

it("the days of stream notices are in the same time zone as the table of streams", () => {
  const weekly = [{ ...evening, at: "05:00", id: "one", playing: "Drawing" }];
  const off = [{ stream: "one", on: "2026-11-24", why: "rain." }];
  openDocument(monday, undefined, { ...schedule, weekly, off });
  expect(getText()).toContain("Tuesday’s stream is off: rain.");
  openDocument(monday, monday, { ...schedule, weekly, off });
  expect(getText()).toContain("Monday’s stream is off: rain.");
});

it.each(["visibilitychange", "focus", "pageshow"])(
  "live times show the current state when the event %s occurs after the device has slept",
  (event) => {
    openDocument(monday, start - HOUR_MS);
    vi.setSystemTime(start + HOUR_MS);
    expect(getText()).toContain("Next stream");
    (event === "visibilitychange" ? document : window).dispatchEvent(new Event(event));
    expect(getText()).toContain("Live now");
  },
);
