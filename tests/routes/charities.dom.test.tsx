import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import type { ComponentProps } from "react";
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from "vitest";
import { formatCents } from "~/charities/money";
import { CharitiesIntro } from "~/charities/charities-intro";
import { CharityPage } from "~/charities/charity-page";
import { charities } from "~content/charities.yaml";
import { loader as intro } from "~/routes/_main.stream.charities._index";
import { loader } from "~/routes/_main.stream.charities.$slug";
import { donations, raised } from "~mocks/data/donations";
import { failCall } from "~mocks/calls";
import { upstream } from "~mocks/index";
import { withFreshUpstream } from "../upstream/fresh";
import { responseOf, errorPageOf } from "./route-response";
import { renderOnSite } from "./rendering";

withFreshUpstream();

let warn: MockInstance<typeof console.warn>;
beforeEach(() => {
  // Failed calls and what was left out are logged by design.
  warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-06-01T12:00:00Z") });
});
afterEach(() => void vi.useRealTimers());

type Page = ComponentProps<typeof CharityPage>;

const root = "/stream/charities";
const answering = (call: string, data: unknown) =>
  upstream.use(
    http.get(`*/v1/${call}`, () =>
      HttpResponse.json({ code: "CHASE-1000", message: "OK", data } as object),
    ),
  );
/** A body that JSON.stringify cannot write. */
const answeringText = (call: string, data: string) =>
  upstream.use(
    http.get(`*/v1/${call}`, () =>
      HttpResponse.text(`{"code":"CHASE-1000","message":"OK","data":${data}}`),
    ),
  );

async function open(slug: string, search = ""): Promise<Page> {
  const { data } = await responseOf(loader, `${root}/${slug}${search}`, { slug });
  return data as Page;
}

/** The body of the table as its reader finds it. */
const rows = () =>
  within(screen.getByRole("table"))
    .getAllByRole("row")
    .slice(1, -1)
    .map((row) => [...row.children].map((cell) => cell.textContent));
const shownTotal = () => screen.getByRole("row", { name: /^Total / }).textContent;

describe("the page that introduces the charities", () => {
  const show = async () => {
    const { data } = await responseOf(intro, root);
    renderOnSite(<CharitiesIntro {...(data as ComponentProps<typeof CharitiesIntro>)} />);
  };
  const total = () => screen.queryByText(/Together we have raised/)?.textContent;

  it("has all that was raised, and three emblems that lead to the charities", async () => {
    await show();
    expect(total()).toBe(`Together we have raised ${formatCents(Math.round(raised * 100))}`);
    const links = screen
      .getAllByRole("link")
      .filter((link) => link.getAttribute("href")!.startsWith("/"));
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["ALS", `${root}/als`],
      ["Gamers Outreach", `${root}/go`],
      ["Hawaii", `${root}/kka`],
    ]);
    for (const [index, slug] of ["als", "go", "kka"].entries()) {
      expect(links[index]!.querySelector("img")?.src).toContain(`/charities/${slug}.png`);
    }
  });

  it("says of each whether it can be given to, and where", async () => {
    await show();
    const said = screen
      .getAllByRole("listitem")
      .map((item) => item.querySelector("p:last-child")!.textContent);
    expect(said).toEqual([
      "Donate to ALSPapa Barks 2026 is open until October\u00a031,\u00a02026.",
      "Closed until December\u00a011,\u00a02026, when Jolly Jamboree 2026 opens.",
      "This fundraiser is over. Thank you!",
    ]);
    expect(screen.getByRole("link", { name: "Donate to ALS" }).getAttribute("href")).toBe(
      charities.als.donate,
    );
  });

  it.each([
    [0, "$0.00"],
    [0.1 + 0.2, "$0.30"],
    [4821.5, "$4,821.50"],
  ])("shows a total of %d as %s", async (data, text) => {
    answering("donations", data);
    await show();
    expect(total()).toBe(`Together we have raised ${text}`);
  });

  it.each(["12", {}, [], "", true, -5, 1e13])("has no such line for %j", async (data) => {
    answering("donations", data);
    await show();
    expect(total()).toBeUndefined();
    expect(screen.getAllByRole("listitem")).toHaveLength(3);
  });

  it("has no such line while the upstream is down", async () => {
    failCall("v1/donations", "refused");
    await show();
    expect(total()).toBeUndefined();
  });
});

describe("which event is shown", () => {
  it.each([
    ["", 2026],
    ["?year=2023", 2023],
    ["?year=2025", 2025],
    ["?year=2022", 2026],
    ["?year=2027", 2026],
    ["?year=", 2026],
    ["?year=02024", 2026],
    ["?year=2024.0", 2026],
    ["?year=../jj-2024", 2026],
    ["?year=2023&year=2024", 2026],
    ["?event=go-2024", 2026],
  ])("of ALS for %j is %d", async (search, year) => {
    const { event, choice } = await open("als", search);
    expect(event).toMatchObject({ fullName: `Papa Barks ${year}`, shortName: "als", year });
    expect(choice).toMatchObject({
      value: String(year),
      options: [2023, 2024, 2025, 2026].map((value) => ({ value: String(value) })),
    });
  });

  it.each([
    ["", "jj-2024"],
    ["?event=jj-2024", "jj-2024"],
    ["?event=go-2024", "go-2024"],
    ["?event=go-2023", "go-2023"],
    ["?event=jj-2023", "jj-2024"],
    ["?event=go", "jj-2024"],
    ["?event=constructor", "jj-2024"],
    ["?event=%0D%0A", "jj-2024"],
    ["?event=go-2023&event=go-2024", "jj-2024"],
    ["?year=2023", "jj-2024"],
  ])("of Gamers Outreach for %j is %s", async (search, key) => {
    const { event, choice } = await open("go", search);
    expect(`${event.shortName}-${event.year}`).toBe(key);
    expect(choice?.value).toBe(key);
  });

  it("of Hawaii is that of 2024", async () => {
    const asked: string[] = [];
    upstream.events.on("request:start", ({ request }) => asked.push(new URL(request.url).pathname));
    await open("kka", "?year=2023");
    upstream.events.removeAllListeners();
    expect(asked).toEqual(["/v1/donations/kka-2024/twitch"]);
  });

  it("of ALS can be this year's as soon as there is one", async () => {
    vi.setSystemTime(new Date("2031-01-01T00:00:00Z"));
    const { event, choice, summary } = await open("als");
    expect(event.fullName).toBe("Papa Barks 2031");
    expect(choice?.options).toHaveLength(9);
    expect(summary).toEqual({ donations: [], donors: 0, total: 0, groups: [] });
  });
});

describe("the table", () => {
  const show = async () => renderOnSite(<CharityPage {...await open("als")} />);
  const call = "donations/als-2026/twitch";

  it("begins with artist, Fox Fam and family, then goes by amount and name", async () => {
    answering(call, {
      Zorro: 5,
      "Chase's Family": 1,
      anna: 5,
      Whale: 1234.5,
      "The Fox Fam": 2,
      Chase: 0.5,
    });
    await show();
    expect(rows()).toEqual([
      ["Chase", "$0.50"],
      ["The Fox Fam", "$2.00"],
      ["Chase's Family", "$1.00"],
      ["Whale", "$1,234.50"],
      ["anna", "$5.00"],
      ["Zorro", "$5.00"],
    ]);
    expect(shownTotal()).toBe("Total$1,248.00");
    expect(screen.getByText("from 6 donors", { exact: false })).toBeDefined();
  });

  it("has a total of $0.00 where nobody gave yet", async () => {
    answering(call, {});
    await show();
    expect(shownTotal()).toBe("Total$0.00");
    expect(screen.getByText(/No donations yet/)).toBeDefined();
    expect(screen.queryByRole("figure")).toBeNull();
  });

  it("leaves out what is no amount, and says how many in one line without a name", async () => {
    answeringText(
      call,
      `{"a":-1,"b":1e999,"c":"7","d":null,"e":1e15,"f":{"x":1},"g":true,"good":0.1,"also":0.2}`,
    );
    await show();
    expect(rows()).toEqual([
      ["also", "$0.20"],
      ["good", "$0.10"],
    ]);
    expect(shownTotal()).toBe("Total$0.30");
    expect(warn.mock.calls).toEqual([
      [
        `upstream GET v1/${call} left out ${[0, 1, 2, 3, 4].map((at) => `item ${at} (item 1: no amount)`).join(", ")} and 2 more`,
      ],
    ]);
  });

  it("shows any name as the text it is", async () => {
    const names = [
      "__proto__",
      "<script>x()</script>",
      "<b>bold</b> & bolder",
      "constructor",
      "شارلي الثعلب",
      "\u202Eevil",
      "🦊".repeat(250),
      " ",
      "\ud800",
    ];
    // Unlike a literal, this makes a name of the first as well.
    answering(call, Object.fromEntries(names.map((name, index) => [name, 20 - index])));
    await show();
    expect(rows().map(([name]) => name)).toEqual([...names.slice(0, -2), "Anonymous", "\ufffd"]);
    expect(document.querySelector("script, b")).toBeNull();
  });

  it("says in words what the bars show, in the order of the table", async () => {
    answering(call, { rest: 30, big: 100, Chase: 20 });
    await show();
    const bars = within(screen.getByRole("figure")).getAllByRole("listitem");
    expect(bars.map((bar) => [bar.textContent, bar.querySelector("progress")?.value])).toEqual([
      ["Chase$20.00, 13%", 2_000],
      ["Gifts of $100 and more$100.00, 67%", 10_000],
      ["Gifts of $25 and more$30.00, 20%", 3_000],
    ]);
  });

  it("of many rows is within reach of the keyboard", async () => {
    const many = Object.fromEntries(Array.from({ length: 61 }, (_, index) => [`d${index}`, 1]));
    answering(call, many);
    await show();
    expect(screen.getByRole("region", { name: "Donations" }).tabIndex).toBe(0);
    expect(rows()).toHaveLength(61);
  });
});

describe("a charity's page", () => {
  it.each(["jj", "constructor", ""])("is missing for %j", async (slug) => {
    expect((await responseOf(loader, `${root}/${slug}`, { slug })).location).toBe("/404");
  });

  const donateLine = () => screen.queryByText(/Closed until|pen until/)?.textContent;

  it.each([
    ["", "Open until October\u00a031,\u00a02026."],
    ["?year=2023", "Papa Barks 2026 is open until October\u00a031,\u00a02026."],
  ])("for %j has the donation link while the season is open", async (search, words) => {
    renderOnSite(<CharityPage {...await open("als", search)} />);
    expect(donateLine()).toBe(words);
    expect(screen.getByRole("link", { name: "Donate to ALS" })).toBeDefined();
  });

  it.each([
    ["2026-03-31T23:59:59Z", "Closed until April\u00a01,\u00a02026."],
    ["2026-11-01T00:00:00Z", "Closed until April\u00a01,\u00a02027, when Papa Barks 2027 opens."],
  ])("at %s says until when it is closed", async (now, words) => {
    vi.setSystemTime(new Date(now));
    renderOnSite(<CharityPage {...await open("als")} />);
    expect(donateLine()).toBe(words);
    expect(screen.queryByRole("link", { name: /Donate/ })).toBeNull();
  });
  it.each(["als", "go", "kka"])("%s leads to the error page when its call fails", async (slug) => {
    const path = `${root}/${slug}?year=2024&event=go-2024`;
    for (const answer of [
      () => HttpResponse.error(),
      () => HttpResponse.json({ code: "CHASE-1000", message: "OK", data: [] }),
      () => HttpResponse.json({ code: "CHASE-1000", message: "OK", data: "" }),
      () => HttpResponse.json({ code: "CHASE-1000", message: "OK", data: null }),
      () => HttpResponse.json({ code: "CHASE-1000", message: "OK", data: 12 }),
      () => HttpResponse.json({ code: "CHASE-2001", message: "no", data: {} }),
      () => HttpResponse.json(null),
    ]) {
      upstream.use(http.get("*/v1/donations/:event/twitch", answer));
      const { status, location } = await responseOf(loader, path, { slug });
      expect([status, location]).toEqual([302, errorPageOf(path)]);
    }
  });

  it("has a total that is the sum of the sample's donations", async () => {
    const sum = Object.values(donations["als-2026"]!).reduce((all, amount) => all + amount, 0);
    expect((await open("als")).summary.total).toBe(Math.round(sum * 100));
  });
});
