import { within } from "@testing-library/dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fetchCommissionStatus } from "~/commissions/api.server";
import { cacheControl } from "~/http/cache-policy.server";
import { loader as calendar } from "~/routes/stream.schedule[.]ics";
import { links } from "~content/links.yaml";
import { failCall, mockCall } from "~mocks/calls";
import { commissionData } from "~mocks/data/commissions";
import { responseOf } from "./route-response";
import { visitor } from "./visitor";

// This is noon in New York on the Monday before Thanksgiving.
const monday = Date.parse("2026-11-23T17:00:00Z");
/** The next stream starts on Tuesday evening, and lasts three hours. */
const start = Date.parse("2026-11-25T01:00:00Z");
const HOUR_MS = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: monday }));
afterEach(() => void vi.useRealTimers());

/** Opens a page, and removes its hidden parts. */
async function openPage(path: "/" | "/stream") {
  // The slow call has filled the cache by now.
  await fetchCommissionStatus();
  const page = await visitor().open(path);
  for (const hidden of page.document.querySelectorAll("main [hidden]")) hidden.remove();
  const text = page.find("main").textContent!.replace(/\s+/g, " ");
  return { page, text, cache: page.headers.get("Cache-Control")! };
}

describe.each(["/", "/stream"] as const)("%s without scripts", (path) => {
  it("a page without scripts shows the next stream in the time zone of the schedule", async () => {
    const { page, text, cache } = await openPage(path);
    expect(text).toContain("Drawing ears");
    expect(text).toMatch(/Nov(ember)? 24,? (at )?8:00 PM (EST|Eastern Standard Time)/);
    expect(text).not.toContain("Live now");
    expect(page.find("main time").getAttribute("datetime")).toBe("2026-11-25T01:00:00.000Z");
    expect(cache).toBe(cacheControl.page);
    vi.setSystemTime(start - 300_000);
    expect((await openPage(path)).cache, "it is about to change").toBe(cacheControl.changingPage);
  });

  it("a page without scripts shows a live stream with its link until the stream ends", async () => {
    vi.setSystemTime(start);
    const { page, text } = await openPage(path);
    expect(text).toContain("Live now");
    const link = within(page.getByRole("main")).getByRole("link", { name: /Drawing ears/ });
    expect(link.getAttribute("href")).toBe(links.twitch);
    vi.setSystemTime(start + 3 * HOUR_MS);
    expect((await openPage(path)).text).not.toContain("Live now");
  });

  it.each([
    ["shows a live stream that is not scheduled", monday, true, true],
    ["shows no live stream if the upstream denies the scheduled stream", start, false, false],
    ["ignores an invalid live flag of the upstream", monday, "yes", false],
  ])("a page without scripts %s", async (_name, now, live, isLive) => {
    vi.setSystemTime(now);
    mockCall("v1/commissions/data", { ...commissionData, live: live as boolean });
    expect((await openPage(path)).text.includes("Live now")).toBe(isLive);
  });
});

it("/stream is shown and cached when the upstream is unavailable", async () => {
  failCall("v1/commissions/data", "refused");
  const { page, text, cache } = await openPage("/stream");
  expect([page.status, cache]).toEqual([200, cacheControl.page]);
  expect(text).toContain("Next stream");
});

it("the schedule of the week shows a table, notices and calendar links", async () => {
  const { page } = await openPage("/stream");
  const week = within(page.find("#schedule") as HTMLElement);
  const rows = week.getAllByRole("row").map(({ textContent }) => textContent.replace(/\s+/g, " "));
  expect(rows.slice(1)).toEqual([
    "Tue, Nov 24 8:00 PMDrawing ears 3 hours",
    "Sun, Nov 29 3:00 PMHats 4 hours",
  ]);
  expect(week.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Thursday’s stream is off: it’s Thanksgiving/),
    "Saturday’s stream is off: we meet on Sunday.",
  ]);
  const addresses = week.getAllByRole("link").map((link) => link.getAttribute("href")!);
  const [subscribe = "", google, file] = addresses;
  expect(subscribe).toMatch(/^webcal:\/\/[\w.:]+\/stream\/schedule\.ics$/);
  expect(google).toMatch(encodeURIComponent(subscribe));
  expect(file).toBe("/stream/schedule.ics");
});

it("the calendar file has the content type, name and validators of a calendar", async () => {
  const { headers, body } = await responseOf(calendar, "/stream/schedule.ics");
  expect(headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  expect(headers.get("Content-Disposition")).toMatch(/^inline; filename="\w+\.ics"$/);
  expect(body).toMatch(/^BEGIN:VCALENDAR\r\n/);
  const conditional = { headers: { "If-None-Match": headers.get("ETag")! } };
  const notModified = await responseOf(calendar, "/stream/schedule.ics", {}, conditional);
  expect(notModified).toMatchObject({ status: 304, body: "" });
});
