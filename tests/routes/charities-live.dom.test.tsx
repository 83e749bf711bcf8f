import { act, screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CharityPage } from "~/charities/charity-page";
import { alsEvents, donationsPath } from "~/charities/events";
import { paginateDonations } from "~/charities/donation-summary";
import { loader as page } from "~/routes/_main.stream.charities.$slug";
import { loader as donationsAlone } from "~/routes/stream.charities.$event.donations[.]json";
import { failCall, mockCall } from "~mocks/calls";
import { withFreshUpstream } from "../upstream/fresh";
import { renderOnSite } from "./rendering";
import { responseOf } from "./route-response";

withFreshUpstream();
const now = new Date("2026-06-01T12:00:00Z");
const event = "v1/donations/{event}-{year}/twitch";

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ["Date"], now });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the donations by themselves", () => {
  const ask = (name: string, search = "") =>
    responseOf(donationsAlone, `/stream/charities/${name}/donations.json${search}`, {
      event: name,
    });

  it("are what the page has, for a crowd that asks together", async () => {
    mockCall(event, Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`d${at}`, at + 1])));
    const alone = await ask("als-2026", "?page=2");
    const { data } = await responseOf(page, "/stream/charities/als?page=2", { slug: "als" });
    const { summary, pagination } = data as ComponentProps<typeof CharityPage>;
    expect(JSON.parse(alone.body)).toEqual({ summary, pagination });
    expect(alone.headers.get("Content-Type")).toBe("application/json");
    expect(alone.headers.get("Cache-Control")).toBe("public, max-age=10, s-maxage=10");
    expect(alone.headers.get("ETag")).toBeTruthy();
  });

  it.each([
    ["als-2022", 404],
    ["als-2027", 404],
    ["constructor", 404],
    ["", 404],
  ])("of %j there are none", async (name, status) => {
    expect((await ask(name)).status).toBe(status);
  });

  it.each([
    ["refused", 503],
    ["shape", 404],
  ] as const)(
    "that cannot be had (%s) are a status, and nobody's to keep",
    async (kind, status) => {
      failCall(event, kind);
      const { headers, ...failed } = await ask("als-2026");
      expect(failed).toMatchObject({ status, location: null });
      expect(headers.get("Cache-Control")).toBe("no-store");
    },
  );
});

describe("the page of a charity", () => {
  const [, , , thisYear] = alsEvents(now);
  type Shown = ComponentProps<typeof CharityPage>;
  const shown = () => ({
    total: screen.getByRole("row", { name: /^Total/ }).textContent,
    bars: screen.getByRole("figure").textContent,
    said: within(screen.getByRole("region")).getByRole("status").textContent,
  });
  const goal = () => screen.getByRole<HTMLProgressElement>("progressbar", { name: /^Goal: / });

  /** Opens the page with what Chase gave, and renews it with each of the answers in turn. */
  async function open(...answers: (Record<string, number> | "none")[]) {
    mockCall(event, { Chase: 5000 });
    const { data } = await responseOf(page, "/stream/charities/als", { slug: "als" });
    const bodies: (string | null)[] = [];
    for (const donations of answers) {
      if (donations === "none") bodies.push(null);
      else bodies.push(JSON.stringify(paginateDonations(listed(donations), { url: "http://x/" })));
    }
    vi.useFakeTimers({ now });
    renderOnSite(<CharityPage {...(data as Shown)} />);
    vi.spyOn(window, "fetch").mockImplementation((address) => {
      expect(address).toBe(donationsPath(thisYear!));
      const body = bodies.shift() ?? null;
      return Promise.resolve(new Response(body, { status: body ? 200 : 503 }));
    });
  }
  const listed = (donations: Record<string, number>) =>
    Object.entries(donations).map(([name, dollars]) => ({ name, cents: 100 * dollars }));
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(1_000 * seconds));

  it("renews its total, bars, table and goal, and says so", async () => {
    await open({ Chase: 5000, "broke but loud": 400 }, { Chase: 6000 });
    expect(shown()).toMatchObject({ total: "Total$5,000.00", said: "" });
    expect(screen.getByText("83% of the goal, $6,000.00")).toBeTruthy();
    await pass(30);
    await pass(0);
    expect(shown()).toMatchObject({
      total: "Total$5,400.00",
      said: "The total is now $5,400.00",
    });
    expect(goal()).toMatchObject({ value: 540_000, max: 600_000 });
    expect(shown().bars).toContain("Gifts of $100 and more$400.00, 7%");
    expect(screen.getByText("from 2 donors")).toBeTruthy();
    expect(screen.getByRole("row", { name: /^broke but loud/ })).toBeTruthy();
    await pass(30);
    expect(screen.getByText("The goal of $6,000.00 is reached.")).toBeTruthy();
  });

  it("keeps what it has when a renewal fails", async () => {
    await open("none", { Chase: 5001 });
    await pass(30);
    expect(window.fetch).toHaveBeenCalledOnce();
    expect(shown()).toMatchObject({ total: "Total$5,000.00", said: "" });
    expect(screen.getByLabelText<HTMLSelectElement>("Year").value).toBe("2026");
    await pass(30);
    expect(shown().total).toBe("Total$5,001.00");
  });
});
