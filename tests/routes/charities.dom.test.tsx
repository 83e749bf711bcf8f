import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CharitiesIntro } from "~/charities/charities-intro";
import type { CharityData } from "~/charities/charities.server";
import { CharityPage } from "~/charities/charity-page";
import { formatCents } from "~/charities/money";
import { loader as introLoader } from "~/routes/_main.stream.charities._index";
import { loader } from "~/routes/_main.stream.charities.$slug";
import { charities } from "~content/charities.yaml";
import { failCall, mockCall } from "~mocks/calls";
import { donations, sumDonations } from "~mocks/data/donations";
import { ok } from "~mocks/envelope";
import { upstream } from "~mocks/index";
import { renderOnSite } from "./rendering";
import { errorPageOf, missingPageOf, notFoundPageOf, responseOf } from "./route-response";

const now = new Date("2026-06-01T12:00:00Z");
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const root = "/stream/charities";
const eventCall = "v1/donations/{event}-{year}/twitch";

async function load(slug: string, search = ""): Promise<CharityData> {
  const { data } = await responseOf(loader, `${root}/${slug}${search}`, { slug });
  return data as CharityData;
}
const renderCharity = async (slug: string, search = "") =>
  renderOnSite(<CharityPage />, { data: await load(slug, search) });

/** The texts of the table's body cells. */
const getRows = () =>
  within(screen.getByRole("table"))
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));
/** The sum above the table. */
const getTotal = () => screen.getByText(/^US\$/, { selector: "[aria-live] *" }).textContent;

describe("the page of all charities", () => {
  const renderIntro = async () =>
    renderOnSite(<CharitiesIntro />, { data: (await responseOf(introLoader, root)).data });
  const getTotalLine = () => screen.queryByText(/Together we have raised/)?.textContent;

  it("the page of all charities shows the total and links to each charity", async () => {
    await renderIntro();
    expect(getTotalLine()).toBe(
      `Together we have raised ${formatCents(Math.round(sumDonations(donations) * 100))}`,
    );
    const items = screen
      .getAllByRole("listitem")
      .map((item) => [
        within(item).getAllByRole("link")[0]!.getAttribute("href"),
        new URL(item.querySelector("img")!.src).pathname.split("/").at(-1),
        item.querySelector("p:last-child")!.textContent.replaceAll("\u00a0", " "),
      ]);
    expect(items).toEqual([
      [`${root}/als`, "als.png", "Donate to ALSPapa Barks 2026 is open until October 31, 2026."],
      [`${root}/go`, "go.png", "Closed until December 11, 2026, when Jolly Jamboree 2026 opens."],
      [`${root}/kka`, "kka.png", "This fundraiser is over. Thank you!"],
    ]);
    const donate = screen.getByRole("link", { name: "Donate to ALS" });
    expect(donate.getAttribute("href")).toBe(charities[0]!.donate);
  });

  it.each<[string, () => void, string | undefined]>([
    ["shows a total of 0", () => mockCall("v1/donations", 0), "Together we have raised US$0.00"],
    ["omits a total that fails to load", () => failCall("v1/donations", "refused"), undefined],
    ["omits a negative total", () => mockCall("v1/donations", -5), undefined],
  ])("the page of all charities %s", async (_name, answer, line) => {
    answer();
    await renderIntro();
    expect(getTotalLine()).toBe(line);
    expect(screen.getAllByRole("listitem")).toHaveLength(3);
  });
});

it.each([
  ["als", "", "als-2026"],
  ["als", "?year=2023", "als-2023"],
  ["als", "?year=2022", "als-2026"],
  ["als", "?year=2023&year=2024", "als-2026"],
  ["go", "", "jj-2024"],
  ["go", "?event=go-2023", "go-2023"],
  ["go", "?event=constructor", "jj-2024"],
  ["kka", "?year=2023", "kka-2024"],
])("the address /stream/charities/%s%s shows the event %s", async (slug, search, key) => {
  const { event } = await load(slug, search);
  expect(`${event.shortName}-${event.year}`).toBe(key);
});

it("the newest year with a donation table is shown while the upstream has no table for the new year", async () => {
  vi.setSystemTime("2027-01-01T00:00:30Z");
  upstream.use(
    http.get("*/v1/donations/:event/twitch", ({ params }) =>
      params["event"] === "als-2027" ? new HttpResponse("", { status: 404 }) : ok({ Chase: 1 }),
    ),
  );
  const { event, choice } = await load("als");
  expect([event.year, choice?.value]).toEqual([2026, "2026"]);
  expect(choice?.choices.map(({ value }) => value)).toContain("2027");
  const path = `${root}/als?year=2027`;
  const { location } = await responseOf(loader, path, { slug: "als" });
  expect(location).toContain(errorPageOf(path));
});

it("a charity page has a choice of events if the charity has several events", async () => {
  const getOptions = async (slug: string) =>
    (await load(slug)).choice?.choices.map(({ label }) => label).join(", ");
  expect(await getOptions("als")).toBe("2023, 2024, 2025, 2026");
  expect(await getOptions("go")).toBe(
    "Jolly Jamboree 2024, Vtuber Summer Slam 2024, Vtuber Summer Slam 2023",
  );
  expect(await getOptions("kka")).toBeUndefined();
});

it.each(["jj", "constructor"])(
  "the address of the unknown charity %j redirects to /404",
  async (slug) => {
    const path = `${root}/${slug}`;
    expect((await responseOf(loader, path, { slug })).location).toBe(missingPageOf(path));
  },
);

it.each(["als", "go", "kka"])(
  "the charity page %s redirects to /error if its API call fails",
  async (slug) => {
    const path = `${root}/${slug}?year=2024&event=go-2024`;
    for (const [respond, errorPage] of [
      [() => HttpResponse.error(), errorPageOf(path)],
      [() => ok(null), notFoundPageOf(path)],
      [() => ok(12), errorPageOf(path)],
    ] as const) {
      upstream.use(http.get("*/v1/donations/:event/twitch", respond));
      const { status, location } = await responseOf(loader, path, { slug });
      expect([status, location]).toEqual([302, errorPage]);
    }
  },
);

it("the donation table lists the configured first donors, and then all donors by amount", async () => {
  const others = { "The Fox Fam": 2, Chase: 0.5, "<b>x</b>": 3, " ": 4, invalid: -1 };
  mockCall(eventCall, { anna: 5, "Chase's Family": 1, Whale: 1234.5, ...others });
  await renderCharity("als");
  expect(getRows()).toEqual([
    ["Chase", "US$0.50"],
    ["The Fox Fam", "US$2.00"],
    ["Chase's Family", "US$1.00"],
    ["Whale", "US$1,234.50"],
    ["anna", "US$5.00"],
    ["Anonymous", "US$4.00"],
    ["<b>x</b>", "US$3.00"],
  ]);
  expect(getTotal()).toBe("US$1,250.00");
  screen.getByText("from 7 donors");
  const log = "upstream GET v1/donations/als-2026/twitch left out 1 of 8 items";
  expect(vi.mocked(console.warn).mock.calls).toEqual([[log]]);
});

it.each([
  [{ Chase: 5000 }, "83\u00a0% of US$6,000"],
  [{ Chase: 5000, "broke but loud": 1400 }, "The goal of US$6,000 is reached."],
])("the charity page of an event with a goal and the donations %j says %j", async (all, text) => {
  mockCall(eventCall, all);
  await renderCharity("als");
  expect(screen.getByRole("progressbar").nextElementSibling!.textContent).toBe(text);
});

it.each([
  ["2026-06-01", "", "Donate to ALSOpen until October 31, 2026."],
  ["2026-06-01", "?year=2023", "Donate to ALSPapa Barks 2026 is open until October 31, 2026."],
  ["2026-03-31", "", "Closed until April 1, 2026."],
  ["2026-11-01", "", "Closed until April 1, 2027, when Papa Barks 2027 opens."],
])("on %s, the charity page /als%s shows the donation status %j", async (now, search, status) => {
  vi.setSystemTime(new Date(now));
  await renderCharity("als", search);
  const line = screen.getByText(/^Closed|^Donate$/).closest("p")!.textContent;
  expect(line.replaceAll("\u00a0", " ")).toBe(status);
});
