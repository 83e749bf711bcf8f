import { within } from "@testing-library/dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cacheControl } from "~/http/cache-policy";
import { fetchCommissionStatus } from "~/commissions/api.server";
import { loader as calendar } from "~/routes/stream.schedule[.]ics";
import { links } from "~content/links.yaml";
import { failCall, mockCall } from "~mocks/calls";
import { commissionData } from "~mocks/data/commissions";
import { responseOf } from "./route-response";
import { visitor } from "./visitor";

// In New York, noon of the Monday before Thanksgiving.
const monday = Date.parse("2026-11-23T17:00:00Z");
/** The next stream begins on Tuesday evening, and lasts three hours. */
const start = Date.parse("2026-11-25T01:00:00Z");
const HOUR_MS = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: monday });
});
afterEach(() => void vi.useRealTimers());

/** Opens a page, and removes its hidden parts. */
async function openPage(path: "/" | "/stream") {
  // The page does not wait for a slow call, which is in the cache now.
  await fetchCommissionStatus();
  const page = await visitor().open(path);
  for (const hidden of page.document.querySelectorAll("main [hidden]")) hidden.remove();
  const main = page.document.querySelector("main")!;
  return {
    page,
    text: main.textContent.replace(/\s+/g, " "),
    cache: page.headers.get("Cache-Control")!,
  };
}

describe.each(["/", "/stream"] as const)("%s without scripts", (path) => {
  it("shows the next stream in the zone of the schedule", async () => {
    const { page, text } = await openPage(path);
    expect(text).toContain("Drawing ears");
    expect(text).toMatch(/Nov(ember)? 24,? (at )?8:00 PM (EST|Eastern Standard Time)/);
    expect(text).not.toContain("Live now");
    expect(page.find("main time").getAttribute("datetime")).toBe("2026-11-25T01:00:00.000Z");
  });

  it("shows a live stream with its link until its end", async () => {
    vi.setSystemTime(start);
    const { page, text } = await openPage(path);
    expect(text).toContain("Live now");
    const link = within(page.getByRole("main")).getByRole("link", {
      name: /Drawing ears/,
    });
    expect(link.getAttribute("href")).toBe(links.twitch);
    vi.setSystemTime(start + 3 * HOUR_MS);
    expect((await openPage(path)).text).not.toContain("Live now");
  });

  it.each([
    ["a day before", start - 24 * HOUR_MS, cacheControl.page],
    ["five minutes before it begins", start - 300_000, cacheControl.live],
  ])("is cached for seconds when the stream is about to change: %s", async (_when, now, policy) => {
    vi.setSystemTime(now);
    expect((await openPage(path)).cache).toBe(policy);
  });

  it("shows a stream that is live according to the upstream only", async () => {
    mockCall("v1/commissions/data", { ...commissionData, live: true });
    const { text, cache } = await openPage(path);
    expect(text).toContain("Live now");
    expect(cache).toBe(cacheControl.live);
  });

  it("shows no stream that is not live according to the upstream", async () => {
    mockCall("v1/commissions/data", { ...commissionData, live: false });
    vi.setSystemTime(start);
    expect((await openPage(path)).text).not.toContain("Live now");
  });

  it.each([null, "yes", undefined])("shows the schedule when the live flag is %j", async (live) => {
    mockCall("v1/commissions/data", { ...commissionData, live: live as never });
    const { text } = await openPage(path);
    expect(text).not.toContain("Live now");
    expect(text).toMatch(/EST|Eastern Standard Time/);
  });
});

it("/stream is shown and cached without the upstream", async () => {
  failCall("v1/commissions/data", "refused");
  const { page, text, cache } = await openPage("/stream");
  expect(page.status).toBe(200);
  expect(text).toContain("Next stream");
  expect(cache).toContain("public, max-age=60");
});

it("the week has a table, notices and calendar links", async () => {
  const { page } = await openPage("/stream");
  const week = within(page.document.querySelector<HTMLElement>("#schedule")!);
  const rows = week.getAllByRole("row").map(({ textContent }) => textContent.replace(/\s+/g, " "));
  expect(rows.slice(1)).toEqual([
    "Tue, Nov 24 8:00 PMDrawing ears 3 hours",
    "Sun, Nov 29 3:00 PMHats 4 hours",
  ]);
  expect(week.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Thursday’s stream is off: it’s Thanksgiving/),
    "Saturday’s stream is moved to Sunday.",
  ]);
  expect(week.getByText("Eastern Time")).toBeTruthy();
  const [subscribe, google, file] = week
    .getAllByRole("link")
    .map((link) => link.getAttribute("href")!);
  expect(subscribe).toMatch(/^webcal:\/\/[\w.:]+\/stream\/schedule\.ics$/);
  expect(google).toBe(
    `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(subscribe!)}`,
  );
  expect(file).toBe("/stream/schedule.ics");
  const address = week.getByLabelText<HTMLInputElement>(/copy the calendar’s address/);
  expect(address.value).toBe(subscribe!.replace("webcal", "http"));
});

it("the calendar file has its type, name and validators", async () => {
  const { status, headers, body } = await responseOf(calendar, "/stream/schedule.ics");
  expect(status).toBe(200);
  expect(headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  expect(headers.get("Content-Disposition")).toMatch(/^inline; filename="\w+\.ics"$/);
  expect(headers.get("Cache-Control")).toMatch(/^public, max-age=\d+/);
  expect(body).toMatch(/^BEGIN:VCALENDAR\r\n/);
  const conditional = { headers: { "If-None-Match": headers.get("ETag")! } };
  const notModified = await responseOf(calendar, "/stream/schedule.ics", {}, conditional);
  expect(notModified).toMatchObject({ status: 304, body: "" });
});
