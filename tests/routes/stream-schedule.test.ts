import { within } from "@testing-library/dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { commissionStatus } from "~/commissions/api.server";
import { loader as calendar } from "~/routes/stream.schedule[.]ics";
import { links } from "~content/links.yaml";
import { failCall, mockCall } from "~mocks/calls";
import { commissionData } from "~mocks/data/commissions";
import { withFreshUpstream } from "../upstream/fresh";
import { responseOf } from "./route-response";
import { visitor } from "./visitor";

withFreshUpstream();
// In New York, noon of the Monday before Thanksgiving.
const monday = Date.parse("2026-11-23T17:00:00Z");
const tuesday = Date.parse("2026-11-25T01:00:00Z");
const hour = 3_600_000;

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ["Date"], now: monday });
});
afterEach(() => void vi.useRealTimers());

/** What a page says of the stream, of all that it might say the part that is shown. */
async function onPage(path: "/" | "/stream") {
  // The pages would not wait for it on a busy machine.
  await commissionStatus();
  const page = await visitor().open(path);
  for (const hidden of page.document.querySelectorAll("main [hidden]")) hidden.remove();
  const main = page.document.querySelector("main")!;
  return {
    page,
    words: main.textContent.replace(/\s+/g, " "),
    cache: page.headers.get("Cache-Control")!,
  };
}

describe.each(["/", "/stream"] as const)("%s without scripts", (path) => {
  it("says what the next stream is, in the streamer's zone in full", async () => {
    const { page, words } = await onPage(path);
    expect(words).toContain("Drawing: the next page of the comic");
    expect(words).toMatch(/Nov(ember)? 24,? (at )?8:00 PM (EST|Eastern Standard Time)/);
    expect(words).not.toContain("Live now");
    expect(page.find("main time").getAttribute("datetime")).toBe("2026-11-25T01:00:00.000Z");
  });

  it("says that one is on while it is, with the way to it", async () => {
    vi.setSystemTime(tuesday);
    const { page, words } = await onPage(path);
    expect(words).toContain("Live now");
    const link = within(page.document.querySelector("main")!).getAllByRole("link", {
      name: /next page of the comic/,
    });
    expect(link.map((one) => one.getAttribute("href"))).toEqual([links.twitch]);
    vi.setSystemTime(tuesday + 3 * hour);
    expect((await onPage(path)).words).not.toContain("Live now");
  });

  it.each([
    ["a day before", tuesday - 24 * hour, 60, 600],
    ["five minutes before it begins", tuesday - 300_000, 60, 240],
    ["20 seconds before it ends", tuesday + 3 * hour - 20_000, 20, 0],
  ])("is kept until that changes, and no longer: %s", async (_when, now, fresh, stale) => {
    vi.setSystemTime(now);
    const { cache } = await onPage(path);
    expect(cache).toMatch(
      new RegExp(`max-age=${fresh}, s-maxage=${fresh}, stale-while-revalidate=${stale},`),
    );
  });

  it("believes the upstream where that says more", async () => {
    mockCall("v1/commissions/data", { ...commissionData, live: true });
    const { words, cache } = await onPage(path);
    expect(words).toContain("Live now");
    expect(cache).toContain("max-age=60, s-maxage=60, stale-while-revalidate=0");
  });

  it("believes it that there is none, too", async () => {
    mockCall("v1/commissions/data", { ...commissionData, live: false });
    vi.setSystemTime(tuesday);
    expect((await onPage(path)).words).not.toContain("Live now");
  });

  it.each([null, "", "yes", undefined])("goes by the schedule when that says %j", async (live) => {
    mockCall("v1/commissions/data", { ...commissionData, live: live as never });
    const { words } = await onPage(path);
    expect(words).not.toContain("Live now");
    expect(words).toMatch(/EST|Eastern Standard Time/);
  });
});

it("the page of the stream stands, and is kept, without the upstream", async () => {
  failCall("v1/commissions/data", "refused");
  const { page, words, cache } = await onPage("/stream");
  expect(page.status).toBe(200);
  expect(words).toContain("Next stream");
  expect(cache).toContain("public, max-age=60");
});

it("the week is a table, with what is not as usual in it, and leads into calendars", async () => {
  const { page } = await onPage("/stream");
  const week = within(page.document.querySelector<HTMLElement>("#schedule")!);
  const rows = week.getAllByRole("row").map(({ textContent }) => textContent.replace(/\s+/g, " "));
  expect(rows.slice(1)).toEqual([
    "Tue, Nov 24 8:00 PMDrawing: the next page of the comic 3 hours",
    "Sun, Nov 29 3:00 PMDrawing: commissions, and hats on request 4 hours",
  ]);
  expect(week.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Thursday’s stream is off: it’s Thanksgiving/),
    expect.stringMatching(/^Saturday’s stream is moved to Sunday: /),
  ]);
  expect(week.getByText("Eastern Time")).toBeTruthy();
  const [subscribe, file] = week.getAllByRole("link").map((link) => link.getAttribute("href")!);
  expect(subscribe).toMatch(/^webcal:\/\/[\w.:]+\/stream\/schedule\.ics$/);
  expect(file).toBe("/stream/schedule.ics");
});

it("the calendar is a file for calendars, with validators", async () => {
  const { status, headers, body } = await responseOf(calendar, "/stream/schedule.ics");
  expect(status).toBe(200);
  expect(headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  expect(headers.get("Content-Disposition")).toMatch(/^inline; filename="\w+\.ics"$/);
  expect(headers.get("Last-Modified")).toMatch(/ GMT$/);
  expect(headers.get("Cache-Control")).toMatch(/^public, max-age=\d+/);
  expect(body).toMatch(/^BEGIN:VCALENDAR\r\n/);
  const known = { headers: { "If-None-Match": headers.get("ETag")! } };
  const again = await responseOf(calendar, "/stream/schedule.ics", {}, known);
  expect(again).toMatchObject({ status: 304, body: "" });
});
