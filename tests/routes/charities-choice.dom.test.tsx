import { useLoaderData } from "@remix-run/react";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import type { RouteObject } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CharityPage } from "~/charities/charity-page";
import { loader } from "~/routes/_main.stream.charities.$slug";
import { withFreshUpstream } from "../upstream/fresh";
import { responseOf } from "./route-response";
import { renderOnSite } from "./rendering";

withFreshUpstream();
beforeEach(
  () => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-06-01T12:00:00Z") }),
);
afterEach(() => void vi.useRealTimers());

type Page = ComponentProps<typeof CharityPage>;

const root = "/stream/charities";

async function open(search: string): Promise<Page> {
  const { data } = await responseOf(loader, `${root}/als${search}`, { slug: "als" });
  return data as Page;
}

describe("the choice of an event", () => {
  /** The page with its loader, as the browser runs it. */
  async function show(
    search = "",
    before = () => Promise.resolve(),
    elsewhere: RouteObject[] = [],
  ) {
    const path = `${root}/als`;
    function Route() {
      return <CharityPage {...(useLoaderData() as Page)} />;
    }
    const route = {
      path,
      element: <Route />,
      loader: async ({ request }: { request: Request }) => {
        await before();
        return open(new URL(request.url).search);
      },
    };
    const { router } = renderOnSite(null, { path: root, routes: [route, ...elsewhere] });
    await act(() => router.navigate(path + search));
    await screen.findByRole("table");
    const select = screen.getByLabelText<HTMLSelectElement>("Year");
    const shows = (year: string) => screen.findByRole("heading", { name: `Papa Barks ${year}` });
    return { router, select, shows, user: userEvent.setup() };
  }

  it("shows what is chosen, keeps focus, and goes back", async () => {
    const { router, select, shows, user } = await show();
    await shows("2026");
    select.focus();
    await user.selectOptions(select, "2024");
    await shows("2024");
    expect(router.state.location).toMatchObject({
      search: "?year=2024",
      state: { keepsFocus: true },
    });
    expect(document.activeElement).toBe(select);
    await act(() => router.navigate(-1));
    await shows("2026");
    expect(select.value).toBe("2026");
  });

  it("hides the table and the bars until the new ones are there", async () => {
    let release = () => {};
    const gate = { open: Promise.resolve() };
    const { select, shows, user } = await show("", () => gate.open);
    gate.open = new Promise((resolve) => (release = resolve));
    await user.selectOptions(select, "2023");
    expect(await screen.findByText("Loading donations…")).toBeDefined();
    expect(screen.queryByRole("table")).toBeNull();
    expect(screen.queryByRole("img", { name: /\$/ })).toBeNull();
    expect(screen.queryByRole("heading", { level: 2 })).toBeNull();
    await act(() => Promise.resolve(release()));
    await shows("2023");
    expect(screen.getByRole("table")).toBeDefined();
    expect(screen.queryByText("Loading donations…")).toBeNull();
  });

  it("walked with the arrow keys leaves one step in the history", async () => {
    const { router, select, shows } = await show();
    select.focus();
    for (const year of ["2025", "2024", "2023"]) {
      fireEvent.change(select, { target: { value: year } });
      await shows(year);
    }
    await act(() => router.navigate(-1));
    await shows("2026");
  });

  it("is a form for those without JavaScript", async () => {
    const { select } = await show("?year=2025");
    const form = select.form!;
    expect([form.method, form.getAttribute("action")]).toEqual(["get", `${root}/als`]);
    expect([...new FormData(form)]).toEqual([["year", "2025"]]);
    expect(screen.getByRole("button", { name: "Show" })).toHaveProperty("type", "submit");
  });

  it("keeps the table while the visitor leaves", async () => {
    let release = () => {};
    const held = new Promise<null>((resolve) => (release = () => resolve(null)));
    const { router } = await show("", undefined, [
      { path: "/stream", loader: () => held, element: <p>The stream</p> },
    ]);
    act(() => void router.navigate("/stream"));
    await waitFor(() => expect(router.state.navigation.state).toBe("loading"));
    expect(screen.getByRole("table")).toBeDefined();
    expect(screen.queryByText("Loading donations…")).toBeNull();
    await act(() => Promise.resolve(release()));
    await screen.findByText("The stream");
  });
});
