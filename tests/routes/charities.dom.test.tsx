import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CharitiesIntro } from "~/charities/charities-intro";
import type { CharityData } from "~/charities/charities.server";
import { CharityPage } from "~/charities/charity-page";
import { formatCents } from "~/charities/money";
import { loader as introLoader } from "~/routes/_main.stream.charities._index";
import { loader } from "~/routes/_main.stream.charities.$slug";
import { loader as donationsLoader } from "~/routes/stream.charities.$event.donations[.]json";
import { charities } from "~content/charities.yaml";
import { failCall, mockCall } from "~mocks/calls";
import { raised } from "~mocks/data/donations";
import { ok } from "~mocks/envelope";
import { upstream } from "~mocks/index";
import { renderOnSite } from "./rendering";
import { errorPageOf, responseOf } from "./route-response";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-06-01T12:00:00Z") });
});
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

/** The texts of the table's cells, without header and total. */
const getRows = () =>
  within(screen.getByRole("table"))
    .getAllByRole("row")
    .slice(1, -1)
    .map((row) => [...row.children].map((cell) => cell.textContent));
const getTotal = () => screen.getByRole("row", { name: /^Total / }).textContent;

describe("the page of all charities", () => {
  const renderIntro = async () => {
    const { data } = await responseOf(introLoader, root);
    renderOnSite(<CharitiesIntro />, { data });
  };
  const getTotalLine = () => screen.queryByText(/Together we have raised/)?.textContent;

  it("shows the total, and links to the charities with emblems and donation status", async () => {
    await renderIntro();
    expect(getTotalLine()).toBe(`Together we have raised ${formatCents(Math.round(raised * 100))}`);
    const items = screen.getAllByRole("listitem").map((item) => ({
      href: within(item).getAllByRole("link")[0]!.getAttribute("href"),
      emblem: new URL(item.querySelector("img")!.src).pathname.split("/").at(-1),
      status: item.querySelector("p:last-child")!.textContent,
    }));
    expect(items).toEqual([
      {
        href: `${root}/als`,
        emblem: "als.png",
        status: "Donate to ALSPapa Barks 2026 is open until October\u00a031,\u00a02026.",
      },
      {
        href: `${root}/go`,
        emblem: "go.png",
        status: "Closed until December\u00a011,\u00a02026, when Jolly Jamboree 2026 opens.",
      },
      { href: `${root}/kka`, emblem: "kka.png", status: "This fundraiser is over. Thank you!" },
    ]);
    const donate = screen.getByRole("link", { name: "Donate to ALS" });
    expect(donate.getAttribute("href")).toBe(charities[0]!.donate);
  });

  it("shows a total of $0.00", async () => {
    mockCall("v1/donations", 0);
    await renderIntro();
    expect(getTotalLine()).toBe("Together we have raised $0.00");
  });

  it.each([() => failCall("v1/donations", "refused"), () => mockCall("v1/donations", -5)])(
    "hides the total when it cannot be loaded or is invalid",
    async (fail) => {
      fail();
      await renderIntro();
      expect(getTotalLine()).toBeUndefined();
      expect(screen.getAllByRole("listitem")).toHaveLength(3);
    },
  );
});

describe("the event of an address", () => {
  it.each([
    ["als", "", "als-2026"],
    ["als", "?year=2023", "als-2023"],
    ["als", "?year=2022", "als-2026"],
    ["als", "?year=2027", "als-2026"],
    ["als", "?year=02024", "als-2026"],
    ["als", "?year=2023&year=2024", "als-2026"],
    ["go", "", "jj-2024"],
    ["go", "?event=go-2023", "go-2023"],
    ["go", "?event=jj-2023", "jj-2024"],
    ["go", "?event=constructor", "jj-2024"],
    ["kka", "?year=2023", "kka-2024"],
  ])("%s%s is %s", async (slug, search, key) => {
    const { event } = await load(slug, search);
    expect(`${event.shortName}-${event.year}`).toBe(key);
  });

  it("is the newest year with a table when the upstream has none of a new year yet", async () => {
    vi.setSystemTime("2027-01-01T00:00:30Z");
    const answer = vi.fn(({ params }: { params: { event?: unknown } }) =>
      params.event === "als-2027" ? new HttpResponse(null, { status: 404 }) : ok({ Chase: 1 }),
    );
    upstream.use(http.get("*/v1/donations/:event/twitch", answer));
    const { event, choice } = await load("als");
    expect(event.year).toBe(2026);
    expect(choice?.value).toBe("2026");
    expect(choice?.choices.map(({ value }) => value)).toContain("2027");
    const path = `${root}/als?year=2027`;
    const { location } = await responseOf(loader, path, { slug: "als" });
    expect(location).toContain(errorPageOf(path));
  });

  it("offers all events of the charity, and no choice when there is one", async () => {
    const getOptions = async (slug: string) =>
      (await load(slug)).choice?.choices.map(({ label }) => label);
    expect(await getOptions("als")).toEqual(["2023", "2024", "2025", "2026"]);
    expect(await getOptions("go")).toEqual([
      "Jolly Jamboree 2024",
      "Vtuber Summer Slam 2024",
      "Vtuber Summer Slam 2023",
    ]);
    expect(await getOptions("kka")).toBeUndefined();
  });

  it.each(["jj", "constructor", ""])(
    "redirects to /404 for the unknown charity %j",
    async (slug) => {
      expect((await responseOf(loader, `${root}/${slug}`, { slug })).location).toBe("/404");
    },
  );

  it.each(["als", "go", "kka"])("redirects %s to /error when its call fails", async (slug) => {
    const path = `${root}/${slug}?year=2024&event=go-2024`;
    for (const respond of [
      () => HttpResponse.error(),
      ...[null, 12].map((data) => () => ok(data)),
      () => HttpResponse.json({ code: "CHASE-2001", message: "no", data: {} }),
    ]) {
      upstream.use(http.get("*/v1/donations/:event/twitch", respond));
      const { status, location } = await responseOf(loader, path, { slug });
      expect([status, location]).toEqual([302, errorPageOf(path)]);
    }
  });
});

describe("the donation table", () => {
  it("lists the first donors, then the others by amount, with total and bars", async () => {
    mockCall(eventCall, {
      anna: 5,
      "Chase's Family": 1,
      Whale: 1234.5,
      "The Fox Fam": 2,
      Chase: 0.5,
    });
    await renderCharity("als");
    expect(getRows()).toEqual([
      ["Chase", "$0.50"],
      ["The Fox Fam", "$2.00"],
      ["Chase's Family", "$1.00"],
      ["Whale", "$1,234.50"],
      ["anna", "$5.00"],
    ]);
    expect(getTotal()).toBe("Total$1,243.00");
    screen.getByText("from 5 donors");
    const bars = [...screen.getByRole("table").querySelectorAll("progress")];
    expect(bars.map(({ value }) => value)).toEqual([50, 200, 100, 123_450, 500]);
    expect(new Set(bars.map(({ max }) => max))).toEqual(new Set([123_450]));
  });

  it("has a total of $0.00 and no bars without donations", async () => {
    mockCall(eventCall, {});
    await renderCharity("als");
    expect(getTotal()).toBe("Total$0.00");
    screen.getByText("No donations yet.");
    expect(document.querySelector("td progress, th progress")).toBeNull();
  });

  it("omits invalid amounts, and logs how many", async () => {
    const data = '{"a":-1,"b":1e999,"c":"7","d":null,"e":1e15,"f":{"x":1},"good":0.1}';
    const body = `{"code":"CHASE-1000","message":"OK","data":${data}}`;
    upstream.use(http.get("*/v1/donations/:event/twitch", () => HttpResponse.text(body)));
    await renderCharity("als");
    expect(getRows()).toEqual([["good", "$0.10"]]);
    expect(vi.mocked(console.warn).mock.calls).toEqual([
      ["upstream GET v1/donations/als-2026/twitch left out 5 of 6 items"],
    ]);
  });

  it("shows names as text", async () => {
    const names = [
      ...["<script>x()</script>", "constructor", "شارلي الثعلب"],
      ...["\u202Eevil", "🦊".repeat(250), " ", "\ud800"],
    ];
    mockCall(eventCall, Object.fromEntries(names.map((name, index) => [name, 20 - index])));
    await renderCharity("als");
    const shown = getRows().map(([name]) => name);
    expect(shown).toEqual([...names.slice(0, -2), "Anonymous", "\ufffd"]);
    expect(document.querySelector("script")).toBeNull();
  });
});

it.each([
  ["2026-06-01", "", "Donate to ALSOpen until October\u00a031,\u00a02026."],
  [
    "2026-06-01",
    "?year=2023",
    "Donate to ALSPapa Barks 2026 is open until October\u00a031,\u00a02026.",
  ],
  ["2026-03-31", "", "Closed until April\u00a01,\u00a02026."],
  ["2026-11-01", "", "Closed until April\u00a01,\u00a02027, when Papa Barks 2027 opens."],
])("on %s, the page /als%s shows the donation status %j", async (now, search, status) => {
  vi.setSystemTime(new Date(now));
  await renderCharity("als", search);
  expect(screen.getByText(/^Closed|^Donate$/).closest("p")!.textContent).toBe(status);
});

describe("the donations as JSON", () => {
  const request = (event: string, search = "") =>
    responseOf(donationsLoader, `${root}/${event}/donations.json${search}`, { event });

  it("are those of the page, and can be cached for 10 s", async () => {
    mockCall(eventCall, Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`d${at}`, at])));
    const { body, headers } = await request("als-2026", "?page=2");
    const { summary, pagination } = await load("als", "?page=2");
    expect(JSON.parse(body)).toEqual({ summary, pagination });
    expect(headers.get("Content-Type")).toBe("application/json");
    expect(headers.get("Cache-Control")).toBe("public, max-age=10, s-maxage=10");
    expect(headers.get("ETag")).toBeTruthy();
  });

  it.each(["als-2022", "als-2027", "constructor", ""])("do not exist for %j", async (event) => {
    expect((await request(event)).status).toBe(404);
  });

  it.each([
    ["refused", 503],
    ["shape", 404],
  ] as const)("have an uncached error status when the call fails (%s)", async (kind, status) => {
    failCall(eventCall, kind);
    const { headers, ...response } = await request("als-2026");
    expect(response).toMatchObject({ status, location: null });
    expect(headers.get("Cache-Control")).toBe("no-store");
  });
});
