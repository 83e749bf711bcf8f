import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CharityPage } from "~/charities/charity-page";
import { paginateDonations } from "~/charities/donation-summary";
import { loader } from "~/routes/_main.stream.charities.$slug";
import { mockCall } from "~mocks/calls";
import { renderOnSite } from "./rendering";
import { responseOf } from "./route-response";

const now = new Date("2026-06-01T12:00:00Z");
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const path = "/stream/charities/als";

const load = async () => (await responseOf(loader, path, { slug: "als" })).data;

it("keeps the table while another page loads", async () => {
  let release = () => {};
  const held = new Promise<null>((resolve) => (release = () => resolve(null)));
  const { router } = renderOnSite(<CharityPage />, {
    path,
    data: await load(),
    routes: [{ path: "/stream", loader: () => held, element: <p>The stream</p> }],
  });
  act(() => void router.navigate("/stream"));
  await waitFor(() => expect(router.state.navigation.state).toBe("loading"));
  screen.getByRole("table");
  await act(() => Promise.resolve(release()));
  await screen.findByText("The stream");
});

it("shows the polled total, goal, bars and table, and announces the total", async () => {
  mockCall("v1/donations/{event}-{year}/twitch", { Chase: 5000 });
  const page = await load();
  const donations = [
    { name: "Chase", cents: 500_000 },
    { name: "broke but loud", cents: 140_000 },
  ];
  const polled = paginateDonations(donations, { url: "http://den.example/" });
  vi.useFakeTimers({ now });
  renderOnSite(<CharityPage />, { data: page });
  vi.spyOn(window, "fetch").mockImplementation((address) => {
    expect(address).toBe("/stream/charities/als-2026/donations.json");
    return Promise.resolve(Response.json(polled));
  });
  const getTotal = () => screen.getByRole("row", { name: /^Total / }).textContent;
  expect(getTotal()).toBe("Total$5,000.00");
  screen.getByText("83 % of $6,000");
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(getTotal()).toBe("Total$6,400.00");
  screen.getByText("The total is now $6,400.00");
  screen.getByText("The goal of $6,000 is reached.");
  const goal = screen.getByRole<HTMLProgressElement>("progressbar", { name: /^Goal: / });
  expect([goal.value, goal.max]).toEqual([600_000, 600_000]);
  screen.getByText("from 2 donors");
  screen.getByRole("row", { name: /^broke but loud/ });
});

it("requests the total when the page is shown again, although the clock was set back", async () => {
  const page = await load();
  vi.useFakeTimers({ toFake: ["Date", "performance"], now });
  const fetched = vi.spyOn(window, "fetch").mockRejectedValue(new TypeError("offline"));
  renderOnSite(<CharityPage />, { data: page });
  vi.advanceTimersByTime(60_000);
  vi.setSystemTime(now.getTime() - 60 * 60_000);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(fetched).toHaveBeenCalledOnce();
});
